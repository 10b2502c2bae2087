/** What the tables need to know of derived ids: whether an id is one. */

/** Whether an id was derived from a cause by `derivedId`, so that it comes back with the cause. */
export function isDerivedId(of: string): boolean {
  return of[14] === '8'
}
