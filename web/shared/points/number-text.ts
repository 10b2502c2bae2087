/** Formats numbers of points with separators: "1,240". */
import { numberFormat } from '#domain/language/format.ts'

export function numberText(value: number): string {
  return numberFormat('auto').format(value).replace('-', '\u2212')
}

/** "+1,240", "−120" or "0". */
export function signedText(value: number): string {
  return numberFormat('exceptZero').format(value).replace('-', '\u2212')
}
