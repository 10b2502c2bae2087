/** Writes CSV files. */

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Cells of free text go through `textCell` first. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  const text = lines.map((line) => line.join(',')).join('\r\n')
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/** Quoted, and with its first character disarmed where a spreadsheet would take the text for a formula. */
export function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
