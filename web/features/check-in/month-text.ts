/** Months in words: "October 2026". */

const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function monthText(month: string): string {
  return format.format(new Date(`${month}-01`))
}
