/** The text of a description that was written with formatting: Donetick keeps it as HTML. */

/** More than a description keeps: what is behind it is not looked at. */
const MAX_LOOKED_AT = 20_000

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

export function plainText(html: string): string {
  if (!/<\/?[a-z]/i.test(html)) return html
  return html
    .slice(0, MAX_LOOKED_AT)
    .replaceAll(/<li[^<>]*>/gi, '- ')
    .replaceAll(/<br[^<>]*>|<\/(?:p|li|div|h\d)>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
