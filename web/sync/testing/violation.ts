/** Thrown by the checks of the convergence test; says which invariant was broken, and how. */
export class Violation extends Error {
  override readonly name = 'Violation'

  constructor(invariant: string, found: unknown) {
    super(`${invariant}\n${JSON.stringify(found, null, 1)}`)
  }
}
