/** Tells whether an id is derived, which is all that the tables need to know about ids. */

/** Whether an id was derived from a cause by `derivedId`, so that it comes back with the cause. */
export function isDerivedId(of: string): boolean {
  return of[14] === '8'
}
