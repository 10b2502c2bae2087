/** Pagination of lists: the requested page, and the answer's pagination object (A10). */
import type { Context } from 'hono'
import type { Pagination } from '#domain/rest-api.ts'
import { DEFAULT_LIMIT, pageQuery } from '#domain/rest-api.ts'

export type PageQuery = { readonly page: number; readonly limit: number }

/** The requested page; null if none is requested. Throws an error that names the field if the query is invalid. */
export function parsePageQuery(c: Context): PageQuery | null {
  const { page, limit } = pageQuery.parse(c.req.query())
  if (page === undefined && limit === undefined) return null
  return { page: page ?? 1, limit: limit ?? DEFAULT_LIMIT }
}

export const firstPageQuery: PageQuery = { page: 1, limit: DEFAULT_LIMIT }

export function paginationOf({ page, limit }: PageQuery, total: number): Pagination {
  return { page, pages: Math.ceil(total / limit), total, limit }
}
