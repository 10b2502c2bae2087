/** The path of a command for an input; its parameters, such as `:id`, are left out of the body. */

import type { RestLine } from '#domain/command.ts'

const parameter = /:(\w+)/g

/** The path with its parameters filled in, and the remaining fields for the body. */
export function restCall(path: RestLine['path'], input: Readonly<Record<string, unknown>>) {
  const named = new Set(Array.from(path.matchAll(parameter), ([, name = '']) => name))
  const rest = Object.entries(input).filter(([field]) => !named.has(field))
  return {
    path: path.replaceAll(parameter, (_, name: string) =>
      encodeURIComponent(String(input[name])),
    ) as RestLine['path'],
    body: Object.fromEntries(rest),
  }
}
