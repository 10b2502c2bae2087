/** Lists that come page by page: what a caller may ask for, and what the answer says of the whole (decision A10). */
import * as z from 'zod/mini'

const LIMIT = 20
/** A page never holds more, whatever is asked for. */
export const MAX_LIMIT = 100

/** As in a query: `?page=2&limit=50`. */
export const pageRequest = z.object({
  page: z._default(wholeNumber('page'), 1),
  limit: z._default(wholeNumber('limit'), LIMIT),
})
export type PageRequest = z.output<typeof pageRequest>

export const pagination = z.object({
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  limit: z.number(),
})
export type Pagination = z.output<typeof pagination>

/** What is asked for, within the bounds, and how many rows come before it. */
export function placeOf({ page, limit }: PageRequest) {
  const bounded = Math.min(limit, MAX_LIMIT)
  return { page, limit: bounded, offset: (page - 1) * bounded }
}

/** A page past the end is empty, and says how many there are. */
export function paginationOf(asked: PageRequest, total: number): Pagination {
  const { page, limit } = placeOf(asked)
  return { page, pages: Math.ceil(total / limit), total, limit }
}

function wholeNumber(name: string) {
  return z.pipe(
    z.string().check(z.regex(/^0*[1-9]\d{0,8}$/, `${name} must be a whole number from 1`)),
    z.transform(Number),
  )
}
