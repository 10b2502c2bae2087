/** Tells whether an id is derived: all that the tables need to know of it. */

/** Whether an id was derived from a cause by `derivedId`, so that it comes back with the cause. */
export function isDerivedId(of: string): boolean {
  return of[14] === '8'
}
