/** Numbers in the language in use; apart from dates, because the first screen shows no more than numbers. */
import { spokenTag } from './texts.ts'

/** By language: making one takes as long as using it a thousand times. */
const formats: Record<string, Intl.NumberFormat> = {}

/** "1,240", "−120", and "0" of either sign. */
export function numberText(value: number): string {
  const format = (formats[spokenTag()] ??= new Intl.NumberFormat(spokenTag(), {
    signDisplay: 'negative',
  }))
  return format.format(value).replace('-', '\u2212')
}
