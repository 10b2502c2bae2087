/** The path to return to after subscribing: only paths of this app, whatever the address contains (S2). */
import { plansPath } from '#web/shared/plans/plans-path.ts'

/** Any origin: it only serves to see whether an address leaves it. */
const HERE = 'https://app.invalid'

/** The path an address asks to return to; the page of plans where it asks for anything that is no path of this app. */
export function returnPath(asked: string | null): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks: neither belongs into a path of ours.
  if (asked === null || !/^\/(?!\/)[^\\\s]*$/.test(asked)) return plansPath
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  if (origin !== HERE || pathname.startsWith('//')) return plansPath
  return `${pathname}${search}${hash}`
}
