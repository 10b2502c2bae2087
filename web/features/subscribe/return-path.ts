/** The path to return to after subscribing: only paths of this app, whatever the address contains (S2). */
import { plansPath } from '#web/shared/plans/plans-path.ts'

/** Any origin will do: it only shows whether an address leaves it. */
const HERE = 'https://app.invalid'

/** The path to which an address asks to return; the page of plans if that is not a path of this app. */
export function returnPath(asked: string | null): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks: neither belongs in a path of ours.
  if (asked === null || !/^\/(?!\/)[^\\\s]*$/.test(asked)) return plansPath
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  if (origin !== HERE || pathname.startsWith('//')) return plansPath
  return `${pathname}${search}${hash}`
}
