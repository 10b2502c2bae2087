/** Writes CSV files. */

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Cells of free text go through `textCell` first. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  const text = lines.map((line) => line.join(',')).join('\r\n')
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/**
 * Quoted, and with its first character disarmed where a spreadsheet would take the text for a formula (IM5). Texts that
 * look as if they were get one more, so that `readCell` finds every text as it was.
 */
export function textCell(text: string): string {
  const safe = /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** The text of a cell that `textCell` has written. */
export function readCell(cell: string): string {
  return /^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell
}
