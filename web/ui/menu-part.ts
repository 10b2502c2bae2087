/** Menus of many entries come in parts, with a line between them. */
import type { MenuAction } from './menu.tsx'

/** These entries, apart from those before them. */
export function asPart(actions: readonly MenuAction[]): readonly MenuAction[] {
  return actions.map((action, place) => (place === 0 ? { ...action, startsPart: true } : action))
}
