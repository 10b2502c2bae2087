/** Work that turned out to concern more people than it holds: it is rolled back, and runs again with all of them. */
export class WiderHold extends Error {
  override readonly name = 'WiderHold'
  readonly people: readonly string[]

  constructor(people: readonly string[]) {
    super('The work concerns more people than it holds')
    this.people = people
  }
}
