/** Joins the hard-wrapped lines of licence texts, so that they use the width of the screen. */

/** A line as long as this ended because the page did. */
const FULL_LINE = 50
const dashes = /^[-*•=_]+$/
/** Starts a new block: a list item, a line of dashes, or a copyright line. */
const beginning = /^(?:[-*•=_]|\(?(?:\d+|[a-z]|[ivx]+)[.)]\s|copyright\b)/i

/** The same words, a line for each paragraph. */
export function unwrap(text: string): string {
  let before = ''
  let page = ''
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isFull = before.length >= FULL_LINE && !dashes.test(before)
    const goesOn = isFull && line !== '' && !beginning.test(line)
    page += (goesOn ? ' ' : '\n') + line
    before = line
  }
  return page.trim().replaceAll(/\n{3,}/g, '\n\n')
}
