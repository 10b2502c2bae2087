/** The photo of a completed task: who must take one, who sees it, and when it is deleted (T20, T21). */
import { describe, expect, test } from 'vitest'
import {
  household as binsHousehold,
  rowOf,
  tap,
  tuesday,
} from '#domain/chores/testing/bins-household.ts'
import { membershipOf } from '#domain/partnerships/partners.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { matches } from '#domain/row-values.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeChild, makeTask } from '#domain/testing/make.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'

const proof_url = picturePath('0a'.repeat(32))
const bed = { id: idOf('bed') }
const done = { ...bed, proof_url }

/** Maya's task; Theo is her partner, Ida is the child of both, and Nora is a partner of Theo only. */
function household(given: Parameters<typeof makeTask>[1] = {}) {
  const home = createHousehold({
    people: ['Maya', 'Theo', 'Nora', 'Ida'],
    partners: ['Maya+Theo', 'Theo+Nora'],
    rows: [
      ...makeChild('Ida', 'Maya'),
      ...makeChild('Ida', 'Theo'),
      ['tasks', makeTask('Maya', { ...bed, needs_photo: true, ...given })],
    ],
  })
  const select = (table: 'partnerships', where: Readonly<Record<string, unknown>>) =>
    home.all(table).filter((row) => matches(row, where))
  const seenBy = (name: string) => {
    const row = home.get('tasks', bed.id)
    const viewer = viewerFrom(idOf(name), membershipOf({ select } as never, idOf(name)))
    return row && project('tasks', row, viewer)?.proof_url
  }
  const sees = () => ['Maya', 'Theo', 'Nora', 'Ida'].filter((name) => seenBy(name) === proof_url)
  return { ...home, sees, row: () => home.get('tasks', bed.id) }
}

describe('a task that takes a photo', () => {
  test('is not completed without one (T20)', () => {
    expect(household().refusal(['Maya', 'completeTask', bed])).toMatchObject({
      code: 'photo_needed',
      message: 'Add a photo first',
    })
  })

  test.each(['https://example.org/bed.jpg', '/api/blobs/short', ''])(
    'is not completed with %j, for only a picture by its hash is one (T20)',
    (url) => {
      const call = ['Maya', 'completeTask', { ...bed, proof_url: url }] as const
      expect(household().refusal(call)?.code).toBe('invalid_args')
    },
  )

  test('always waits where somebody can approve, whatever its chore says (T20, C21)', () => {
    const home = binsHousehold({ needs_photo: true, approval: 'nobody' })
    expect(home.refusal(['Theo', 'completeOccurrence', tuesday], tap('11-24'))?.code).toBe(
      'photo_needed',
    )
    home.run(['Theo', 'completeOccurrence', { ...tuesday, proof_url }], tap('11-24'))
    expect(home.get('tasks', rowOf(tuesday.slot))).toMatchObject({ approved_by: null, proof_url })
  })

  test('keeps no photo where nobody can approve, nor one of a task that is approved at once (T21)', () => {
    const alone = createHousehold({
      people: ['Maya'],
      rows: [['tasks', makeTask('Maya', { ...bed, needs_photo: true })]],
    })
    alone.run(['Maya', 'completeTask', done])
    expect(alone.get('tasks', bed.id)).toMatchObject({ approved_by: idOf('Maya'), proof_url: null })
  })
})

describe('the photo', () => {
  test('is seen by performer, owner and the performer’s approvers (T21)', () => {
    const home = household()
    home.run(['Theo', 'claimTask', bed])
    home.run(['Theo', 'completeTask', done])
    // Ida sees that it is done, but children approve nothing; Nora approves tasks that Theo does.
    expect(home.sees()).toEqual(['Maya', 'Theo', 'Nora'])
  })

  test('is not seen by a partner of the owner alone (T21)', () => {
    const home = household()
    home.put('tasks', makeTask('Theo', { ...bed, needs_photo: true }))
    home.run(['Maya', 'claimTask', bed])
    home.run(['Maya', 'completeTask', done])
    expect(home.sees()).toEqual(['Maya', 'Theo'])
  })

  test('of a private task is seen by whoever approves it (T21, T6)', () => {
    const home = household({ is_shared: false })
    home.run(['Maya', 'completeTask', done])
    expect(home.sees()).toEqual(['Maya', 'Theo'])
  })

  test.each([
    ['approved', ['Theo', 'approveTask', bed]],
    ['taken back', ['Maya', 'reopenTask', bed]],
    ['not done after all', ['Theo', 'reopenTask', bed]],
  ] as const)('goes when the task is %s (T21)', (_what, call) => {
    const home = household()
    home.run(['Maya', 'completeTask', done])
    expect(home.row()?.proof_url).toBe(proof_url)
    home.run(call)
    expect(home.row()?.proof_url).toBeNull()
  })

  test.each([
    ['the last approver goes', ['Maya', 'removePartner', { id: idOf('Maya+Theo') }]],
    ['the performer deletes their account', ['Theo', 'deleteAccount', {}]],
  ] as const)('goes when %s (T21, RW4)', (_what, call) => {
    const home = household()
    home.drop('partnerships', idOf('Theo+Nora'))
    const [by] = call
    if (by === 'Theo') home.run(['Theo', 'claimTask', bed])
    home.run([by, 'completeTask', done])
    home.run(call)
    expect(home.row()?.proof_url).toBeNull()
  })
})
