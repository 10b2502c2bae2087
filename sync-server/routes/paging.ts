/** Pagination of lists: the requested page, and the answer's pagination object (A10). */
import type { Context } from 'hono'
import type { Pagination } from '#domain/rest-api.ts'
import { DEFAULT_LIMIT, pageQuery } from '#domain/rest-api.ts'

export type Page = { readonly page: number; readonly limit: number }

/** The page an address asks for; null when it asks for none. Throws, naming the field, what is no page. */
export function askedPage(c: Context): Page | null {
  const { page, limit } = pageQuery.parse(c.req.query())
  if (page === undefined && limit === undefined) return null
  return { page: page ?? 1, limit: limit ?? DEFAULT_LIMIT }
}

export const firstPage: Page = { page: 1, limit: DEFAULT_LIMIT }

export function paginationOf({ page, limit }: Page, total: number): Pagination {
  return { page, pages: Math.ceil(total / limit), total, limit }
}
