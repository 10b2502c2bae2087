/** Numbers in the language in use. Separate from dates, because the first screen formats only numbers. */
import { languageTag } from './texts.ts'

/** By language: making one takes as long as using it a thousand times. */
const formats: Record<string, Intl.NumberFormat> = {}

/** "1,240", "−120", and "0" also for −0. */
export function numberText(value: number): string {
  const format = (formats[languageTag()] ??= new Intl.NumberFormat(languageTag(), {
    signDisplay: 'negative',
  }))
  return format.format(value).replace('-', '\u2212')
}
