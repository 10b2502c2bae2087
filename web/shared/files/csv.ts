/** Writes CSV files. */

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Cells of free text go through `textCell` first. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  const text = lines.map((line) => line.join(',')).join('\r\n')
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/**
 * Quoted, and with its first character made harmless if a spreadsheet would take the text for a formula (IM5). A text
 * that looks as if this had been done gets one more apostrophe, so that `readCell` returns every text unchanged.
 */
export function textCell(text: string): string {
  const safe = /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** The text of a cell that `textCell` wrote. */
export function readCell(cell: string): string {
  return /^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell
}
