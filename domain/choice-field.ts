/** A field that is one of a few words; only programs meet its message, which names them. */
import * as z from 'zod/mini'

export function choiceField<const Options extends readonly string[]>(
  name: string,
  options: Options,
) {
  return z.enum(options, `${name} must be one of ${options.join(', ')}`)
}
