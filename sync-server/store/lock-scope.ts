/** The people that a job locks, where several processes write the same data. */

/** Everybody linked with a person in one step or two, and these people. */
export type LockScope = {
  readonly around?: string
  readonly people?: readonly string[]
  /** Announces what the job will read: that may be asked together with the locks. */
  readonly prefetch?: () => void
}

/** The job turned out to concern people outside its scope: it is rolled back, and runs again with them in it. */
export class NarrowLockScope extends Error {
  override readonly name = 'NarrowLockScope'
  readonly people: readonly string[]

  constructor(people: readonly string[]) {
    super('The job concerns people outside its lock scope')
    this.people = people
  }
}
