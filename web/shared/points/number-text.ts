/** Formats numbers of points with separators: "1,240". */

const whole = new Intl.NumberFormat('en-US')
const withSign = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })

export function numberText(value: number): string {
  return whole.format(value).replace('-', '\u2212')
}

/** "+1,240", "−120" or "0". */
export function signedText(value: number): string {
  return withSign.format(value).replace('-', '\u2212')
}
