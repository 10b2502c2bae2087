/** The path of a command for an input: what its parameters name, such as `:id`, is not in the body. */

import type { RestLine } from '#domain/command.ts'

const parameter = /:(\w+)/g

/** The path with the parameters filled in, and the fields that are left for the body. */
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
