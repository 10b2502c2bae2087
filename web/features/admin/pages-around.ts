/** The page numbers that a pager lists: the first, the last, and those around the current one. */

export function pagesAround(page: number, pages: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pages, page === 1 ? 3 : 1]
  const listed = new Set(wanted.filter((number) => number >= 1 && number <= pages))
  return [...listed].sort((a, b) => a - b)
}
