/** A field that allows only a few words. Only programs meet its message, which lists them. */
import * as z from 'zod/mini'

export function choiceField<const Options extends readonly string[]>(
  name: string,
  options: Options,
) {
  return z.enum(options, `${name} must be one of ${options.join(', ')}`)
}
