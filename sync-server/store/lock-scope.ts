/** The people that a job locks, if several processes write the same data. */

/** These people, and everybody linked with one of them in one step or two. */
export type LockScope = {
  readonly around?: string
  readonly people?: readonly string[]
  /** Announces the reads of the job, which can then be done together with the locks. */
  readonly prefetch?: () => void
}

/** The job turned out to concern people outside its scope: it is rolled back, and runs again with them included. */
export class NarrowLockScope extends Error {
  override readonly name = 'NarrowLockScope'
  readonly people: readonly string[]

  constructor(people: readonly string[]) {
    super('The job concerns people outside its lock scope')
    this.people = people
  }
}
