/** The id in the path of a request. */
import type { Context } from 'hono'

/** In lower case, as ids are stored. */
export function idIn(c: Context): string {
  return (c.req.param('id') ?? '').toLowerCase()
}
