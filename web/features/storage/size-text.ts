/** Formats a number of bytes. */
const MEGABYTE = 1_000_000
const GIGABYTE = 1000 * MEGABYTE

export function sizeText(bytes: number): string {
  if (bytes >= GIGABYTE) return `${rounded(bytes / GIGABYTE)} GB`
  return `${rounded(bytes / MEGABYTE)} MB`
}

/** One digit behind the point, where that says something. */
function rounded(amount: number): string {
  return amount >= 10 ? amount.toFixed(0) : amount.toFixed(1)
}
