/** Which parts of each row people see: owner, partners, their partners, strangers, former partners, performers. */
import { describe, expect, test } from 'vitest'
import { otherOf } from './partnerships/partnership.ts'
import { emptyBalance } from './points/points.ts'
import type { Tables } from './tables.ts'
import { tableNames } from './tables.ts'
import {
  idOf,
  makeAccount,
  makeCheckIn,
  makeChore,
  makeLoan,
  makeMadeChild,
  makeNotification,
  makePartnership,
  makePause,
  makeReward,
  makeRoom,
  makeSeat,
  makeTask,
  makeTemplate,
  makeUser,
  monday,
  noFacts,
} from './testing/make.ts'
import { personColumns, rowsNaming } from './testing/person-columns.ts'
import { FORMER_MEMBER, SOMEBODY } from './users/user.ts'
import type { Viewer } from './viewer.ts'
import { viewerFrom } from './viewer.ts'
import { concernsPartners, peopleOf, project, soleOwnerOf } from './visibility.ts'

/** Maya and Theo are partners, and so are Theo and Nora; Otis has no partners; Liam was invited by Maya. */
const partnerships = [
  makePartnership('Maya', 'Theo'),
  makePartnership('Theo', 'Nora'),
  makePartnership('Maya', 'Liam', { status: 'pending', token: 'secret' }),
  makePartnership('Maya', 'Otis', { status: 'rejected' }),
]
const people = ['Maya', 'Theo', 'Nora', 'Liam', 'Otis'] as const
type Person = (typeof people)[number]

function viewer(name: Person): Viewer {
  const id = idOf(name)
  const mine = partnerships.filter(
    ({ inviter_id, invitee_id }) => inviter_id === id || invitee_id === id,
  )
  return viewerFrom(id, mine)
}

function viewersOf<T extends keyof Tables>(table: T, row: Tables[T]): readonly Person[] {
  return people.filter((name) => project(table, row, viewer(name)) !== null)
}

const task = (given: Parameters<typeof makeTask>[1]) =>
  makeTask('Maya', { id: idOf('task'), name: 'Buy the ring', ...given })
const seenBy = (name: Person, given: Parameters<typeof makeTask>[1]) =>
  project('tasks', task(given), viewer(name))

test('a profile is seen by its owner, by partners, and by invited people who have not answered (F3)', () => {
  expect(viewersOf('users', makeUser('Maya'))).toEqual(['Maya', 'Theo', 'Liam'])
  expect(viewersOf('users', makeUser('Theo'))).toEqual(['Maya', 'Theo', 'Nora'])
  expect(viewersOf('users', makeUser('Liam'))).toEqual(['Liam'])
  expect(viewersOf('users', makeUser('Otis'))).toEqual(['Otis'])
})

test('account, totals, entries, usage and notifications are seen by their owner alone (F6, SEC33)', () => {
  const own = { id: 'x', user_id: idOf('Maya') }
  const entry = {
    ...own,
    ledger: 'total',
    amount: 5,
    reason: 'task_completed',
    related_id: idOf('task'),
    related_type: 'task',
    created_at: monday,
  } as const
  const notification = {
    ...own,
    type: 'task_completed',
    ...noFacts,
    content: 'Maya did it',
    is_read: false,
    created_at: monday,
    related_id: idOf('task'),
    related_type: 'task',
  } as const
  const viewers = [
    viewersOf('accounts', makeAccount('Maya')),
    viewersOf('balances', emptyBalance(idOf('Maya'))),
    viewersOf('entries', entry),
    viewersOf('usages', { ...own, tasks: 1, rewards: 0, imports: 0 }),
    viewersOf('notifications', notification),
  ]
  expect(viewers).toEqual(Array.from(viewers, () => ['Maya']))
})

test('the keys of names and addresses stay on the server', () => {
  const account = project('accounts', makeAccount('Maya'), viewer('Maya'))
  expect(account).toEqual(makeAccount('Maya', { username_key: '', email_key: '' }))
})

describe('an invitation (F3)', () => {
  const pending = makePartnership('Maya', 'Liam', { status: 'pending', token: 'secret' })

  test('is seen by its two sides: the inviter has the link, the invitee does not', () => {
    expect(viewersOf('partnerships', pending)).toEqual(['Maya', 'Liam'])
    expect(project('partnerships', pending, viewer('Maya'))).toEqual({
      ...pending,
      invitee_id: null,
    })
    expect(project('partnerships', pending, viewer('Liam'))).toEqual({ ...pending, token: null })
  })

  test.each(['pending', 'rejected'] as const)(
    'that is %s does not tell the inviter whether the address has an account',
    (status) => {
      const known = { ...pending, status }
      const unknown = { ...known, invitee_id: null }
      expect(project('partnerships', known, viewer('Maya'))).toEqual(
        project('partnerships', unknown, viewer('Maya')),
      )
    },
  )
})

test('a partnership names its two sides to both, once it is accepted (F3)', () => {
  const accepted = makePartnership('Maya', 'Theo')
  for (const name of ['Maya', 'Theo'] as const)
    expect(project('partnerships', accepted, viewer(name))).toEqual(accepted)
})

describe('an open task', () => {
  test('that is shared is seen by the partners of its owner, not by theirs (F1)', () => {
    expect(viewersOf('tasks', task({ is_shared: true }))).toEqual(['Maya', 'Theo'])
    expect(seenBy('Theo', { is_shared: true })).toEqual(task({ is_shared: true }))
  })

  test('that is private is seen by its owner alone, whole (T6)', () => {
    expect(viewersOf('tasks', task({ is_shared: false }))).toEqual(['Maya'])
    expect(seenBy('Maya', { is_shared: false })).toEqual(task({ is_shared: false }))
  })

  test('that an unknown person claimed shows that it is claimed, not by whom (T5)', () => {
    const claimed = makeTask('Theo', { claimed_by: idOf('Nora'), claimed_at: monday })
    expect(project('tasks', claimed, viewer('Maya'))).toMatchObject({
      claimed_by: SOMEBODY,
      claimed_at: monday,
    })
    expect(project('tasks', claimed, viewer('Nora'))).toEqual(claimed)
  })
})

describe('a completed task', () => {
  const done = { completed_at: monday, completions: 1 }

  test('that was private is a line without text for the partner, who may approve it (T6)', () => {
    const secret = { ...done, is_shared: false, description: 'for Theo', image_url: '/ring.png' }
    expect(viewersOf('tasks', task(secret))).toEqual(['Maya', 'Theo'])
    expect(seenBy('Theo', secret)).toEqual(
      task({ ...secret, name: '', description: '', image_url: null }),
    )
  })

  test('performed by another is seen by the partners of both, its text by those of the owner (T3, T4)', () => {
    const byTheo = { ...done, claimed_by: idOf('Theo'), claimed_at: monday }
    expect(viewersOf('tasks', task(byTheo))).toEqual(['Maya', 'Theo', 'Nora'])
    expect(seenBy('Nora', byTheo)).toEqual(task({ ...byTheo, name: '', user_id: SOMEBODY }))
  })

  test('stays with a performer who is no longer a partner, without text and without its owner (F4)', () => {
    const byOtis = {
      ...done,
      claimed_by: idOf('Otis'),
      claimed_at: monday,
      approved_by: idOf('Maya'),
    }
    expect(seenBy('Otis', byOtis)).toEqual(
      task({ ...byOtis, name: '', user_id: SOMEBODY, approved_by: SOMEBODY }),
    )
  })
})

describe('a private task in any state, performed by anybody', () => {
  const states = [
    {},
    { completed_at: monday, completions: 1 },
    { completed_at: monday, completions: 1, approved_by: idOf('Theo') },
  ]
  const secrets = states.flatMap((state) =>
    [null, ...people.map(idOf)].map((claimed_by) =>
      task({ ...state, is_shared: false, claimed_by, description: 'surprise', image_url: '/ring' }),
    ),
  )

  test.each(['Theo', 'Nora', 'Liam', 'Otis'] as const)(
    'shows no text and no stranger to %s',
    (name) => {
      const { id, partners } = viewer(name)
      const seen = secrets.flatMap((secret) => project('tasks', secret, viewer(name)) ?? [])
      const named = seen.flatMap(({ user_id, claimed_by, approved_by }) => [
        user_id,
        claimed_by ?? SOMEBODY,
        approved_by ?? SOMEBODY,
      ])
      const strangers = named.filter(
        (each) => each !== id && each !== SOMEBODY && !partners.has(each),
      )
      expect(JSON.stringify(seen)).not.toMatch(/ring|surprise/)
      expect(strangers).toEqual([])
    },
  )
})

describe('a reward (RW7)', () => {
  const reward = (given: Partial<Tables['rewards']>) =>
    makeReward('Maya', { approved_by: null, ...given })
  const theoId = idOf('Theo')
  test.each([
    [{ awaiting_approval: true }, ['Maya', 'Theo']],
    [{ approved_by: theoId }, ['Maya', 'Theo']],
    [{ approved_by: idOf('Maya') }, ['Maya']],
    [{ approved_by: idOf('Nora') }, ['Maya']],
    [{ awaiting_approval: true, denied_by: theoId }, ['Maya', 'Theo']],
    [{ awaiting_approval: true, denied_by: idOf('Nora') }, ['Maya']],
    [{ approved_by: idOf('Maya'), redeemed_at: monday }, ['Maya', 'Theo']],
  ] as const)('%j is seen by %j', (given, viewers) => {
    expect(viewersOf('rewards', reward(given))).toEqual(viewers)
  })

  test('names the person who decided only to those who know them', () => {
    const decided = reward({ approved_by: idOf('Nora'), redeemed_at: monday })
    expect(project('rewards', decided, viewer('Theo'))?.approved_by).toBe(idOf('Nora'))
    expect(project('rewards', decided, viewer('Maya'))?.approved_by).toBe(SOMEBODY)
    const former = reward({ approved_by: FORMER_MEMBER, redeemed_at: monday })
    expect(project('rewards', former, viewer('Theo'))?.approved_by).toBe(FORMER_MEMBER)
  })

  test('and its limits are seen by whoever approved it, not by other partners until it is redeemed (RW18, RW7)', () => {
    const limits = { is_standing: true, stock: 3, per_week: 2, cooldown_days: 1 }
    const standing = makeReward('Theo', { ...limits, approved_by: idOf('Nora') })
    expect(viewersOf('rewards', standing)).toEqual(['Theo', 'Nora'])
    expect(project('rewards', standing, viewer('Nora'))).toMatchObject(limits)
    const had = makeReward('Theo', { source_id: standing.id, redeemed_at: monday })
    expect(viewersOf('rewards', had)).toEqual(['Maya', 'Theo', 'Nora'])
    expect(project('rewards', had, viewer('Maya'))?.source_id).toBe(standing.id)
  })

  test('that is offered is seen by its giver whatever becomes of it, who is named only to those who know them (RW19)', () => {
    const given = makeReward('Theo', { approved_by: idOf('Theo'), offered_by: idOf('Nora') })
    expect(viewersOf('rewards', given)).toEqual(['Theo', 'Nora'])
    const had = { ...given, redeemed_at: monday }
    expect(project('rewards', had, viewer('Theo'))?.offered_by).toBe(idOf('Nora'))
    expect(project('rewards', had, viewer('Maya'))?.offered_by).toBe(SOMEBODY)
    expect(project('rewards', makeReward('Theo'), viewer('Theo'))?.offered_by).toBeNull()
  })

  test('shows the note of a denial to its author and to the owner alone (RW2)', () => {
    const denied = makeReward('Theo', {
      approved_by: idOf('Nora'),
      denied_by: idOf('Nora'),
      redeemed_at: monday,
      deny_note: 'Next week?',
    })
    const noteFor = (name: Person) => project('rewards', denied, viewer(name))?.deny_note
    expect(['Theo', 'Nora', 'Maya'].map((name) => noteFor(name as Person))).toEqual([
      'Next week?',
      'Next week?',
      '',
    ])
  })
})

test('nobody else sees what somebody saves for (P4)', () => {
  const saving = makeAccount('Maya', { goal_id: idOf('Lego') })
  expect(viewersOf('accounts', saving)).toEqual(['Maya'])
  expect(project('accounts', saving, viewer('Maya'))?.goal_id).toBe(idOf('Lego'))
})

test('the person who denied is named only to those who know them, and without a denial nobody is named', () => {
  const denied = (denied_by: string | null) =>
    project('rewards', makeReward('Maya', { denied_by, redeemed_at: monday }), viewer('Maya'))
  expect(denied(idOf('Theo'))?.denied_by).toBe(idOf('Theo'))
  expect(denied(idOf('Nora'))?.denied_by).toBe(SOMEBODY)
  expect(denied(null)?.denied_by).toBeNull()
})

describe('an answer of the monthly check-in', () => {
  const answer = makeCheckIn('Maya', 'Theo')

  test('is seen by both partners', () => {
    expect(viewersOf('check_ins', answer)).toEqual(['Maya', 'Theo'])
    for (const name of ['Maya', 'Theo'] as const)
      expect(project('check_ins', answer, viewer(name))).toEqual(answer)
  })

  test('about a person who is no longer a partner stays with its author, without the name', () => {
    const past = makeCheckIn('Maya', 'Otis')
    expect(viewersOf('check_ins', past)).toEqual(['Maya'])
    expect(project('check_ins', past, viewer('Maya'))?.partner_id).toBe(SOMEBODY)
  })

  test('is seen by no other partner of the author', () => {
    expect(viewersOf('check_ins', makeCheckIn('Theo', 'Nora'))).toEqual(['Theo', 'Nora'])
  })
})

describe('a chore', () => {
  const seat = makeSeat(makeChore('Theo'), 'Nora')

  test('shared, with its seats, is seen by its owner and the partners; private by the owner alone (C27)', () => {
    expect(viewersOf('chores', makeChore('Theo'))).toEqual(['Maya', 'Theo', 'Nora'])
    expect(viewersOf('seats', seat)).toEqual(['Maya', 'Theo', 'Nora'])
    expect(viewersOf('chores', makeChore('Theo', { is_shared: false }))).toEqual(['Theo'])
  })

  test('does not name people whom the viewer does not know (C27)', () => {
    const changed = makeChore('Theo', { rule_by: idOf('Nora') })
    expect(project('chores', changed, viewer('Maya'))?.rule_by).toBe(SOMEBODY)
    expect(project('chores', changed, viewer('Theo'))?.rule_by).toBe(idOf('Nora'))
    expect(project('seats', seat, viewer('Maya'))?.person).toBe(SOMEBODY)
    expect(project('seats', seat, viewer('Nora'))?.person).toBe(idOf('Nora'))
  })

  test('is unknown to others where its private occurrence waits for approval (C27, T6)', () => {
    const done = task({
      is_shared: false,
      completed_at: monday,
      chore_id: idOf('chore'),
      slot: '2026-11-24',
      due_on: '2026-11-24',
      assigned_to: idOf('Maya'),
    })
    expect(project('tasks', done, viewer('Theo'))).toMatchObject({
      name: '',
      chore_id: null,
      slot: null,
      due_on: null,
      assigned_to: null,
    })
    expect(project('tasks', done, viewer('Maya'))).toEqual(done)
  })

  test('a task for somebody unknown is for somebody (C27)', () => {
    const given = makeTask('Theo', { is_shared: true, assigned_to: idOf('Nora') })
    expect(project('tasks', given, viewer('Maya'))?.assigned_to).toBe(SOMEBODY)
    expect(project('tasks', given, viewer('Nora'))?.assigned_to).toBe(idOf('Nora'))
  })

  test('a pause is seen by the person and their partners (C27)', () => {
    expect(viewersOf('pauses', makePause('Maya'))).toEqual(['Maya', 'Theo'])
  })
})

describe('a loan', () => {
  const lent = { approved_by: idOf('Theo'), approved_at: monday, due_date: monday }
  test.each([
    [{}, ['Maya', 'Theo']],
    [lent, ['Maya', 'Theo']],
    [{ ...lent, approved_by: idOf('Nora') }, ['Maya']],
    [{ denied_by: idOf('Theo') }, ['Maya', 'Theo']],
    [{ denied_by: idOf('Nora') }, ['Maya']],
  ] as const)(
    '%j is seen by %j: whoever was asked until it is decided, then who decided',
    (given, viewers) => {
      expect(viewersOf('loans', makeLoan('Maya', given))).toEqual(viewers)
    },
  )

  test('is not shown to the lender once the borrower cleared it', () => {
    const cleared = makeLoan('Maya', { ...lent, repaid: true, cleared_at: monday })
    expect(project('loans', cleared, viewer('Theo'))?.cleared_at).toBeNull()
    expect(project('loans', cleared, viewer('Maya'))?.cleared_at).toBe(monday)
  })
})

describe('everybody who can see a row is one of its people or linked to one: the feed checks only those', () => {
  const rows = [
    ['tasks', task({ is_shared: true })],
    ['tasks', task({ completed_at: monday, claimed_by: idOf('Theo') })],
    ['users', makeUser('Maya')],
    ['partnerships', makePartnership('Maya', 'Theo')],
    ['rewards', makeReward('Maya', { redeemed_at: monday })],
    ['loans', makeLoan('Maya')],
    ['check_ins', makeCheckIn('Maya', 'Theo')],
    ['chores', makeChore('Maya')],
    ['seats', makeSeat(makeChore('Maya'), 'Theo')],
    ['pauses', makePause('Maya')],
  ] as const

  test.each(rows)('%s %j', (table, row) => {
    const about = peopleOf(table, row)
    const linked = about.flatMap((id) => partnerships.flatMap((each) => otherOf(each, id) ?? []))
    const viewers = people.filter((name) => project(table, row as never, viewer(name)) !== null)
    expect([...about, ...linked]).toEqual(expect.arrayContaining(viewers.map(idOf)))
  })
})

describe('the owner of a row, and the people it is about', () => {
  const [maya, theo] = [idOf('Maya'), idOf('Theo')]
  const entry = { id: 'x', user_id: maya } as Tables['entries']
  const performed = { completed_at: monday, claimed_by: theo }
  const rows = [
    ['accounts', makeAccount('Maya'), maya, [maya]],
    ['balances', emptyBalance(maya), maya, [maya]],
    ['entries', entry, maya, [maya]],
    ['usages', { ...entry, tasks: 1, rewards: 0, imports: 0 }, maya, [maya]],
    ['notifications', makeNotification('Maya'), maya, [maya]],
    ['templates', makeTemplate('Maya'), maya, [maya]],
    ['users', makeUser('Maya'), null, [maya]],
    ['rewards', makeReward('Maya', { approved_by: theo }), null, [maya]],
    ['loans', makeLoan('Maya', { approved_by: theo }), null, [maya]],
    ['check_ins', makeCheckIn('Maya', 'Theo'), null, [maya, theo]],
    ['chores', makeChore('Maya'), null, [maya]],
    ['pauses', makePause('Maya'), null, [maya]],
    ['rooms', makeRoom('Maya'), null, [maya]],
    ['tasks', task({}), null, [maya]],
    ['tasks', task(performed), null, [maya, theo]],
    ['tasks', task({ ...performed, claimed_by: FORMER_MEMBER }), null, [maya]],
    ['partnerships', makePartnership('Maya', 'Theo'), null, [maya, theo]],
    ['partnerships', makePartnership('Maya', 'Theo', { invitee_id: null }), null, [maya]],
  ] as const

  test.each(rows)('%s %j', (table, row, owner, about) => {
    expect(soleOwnerOf(table, row)).toBe(owner)
    expect(peopleOf(table, row)).toEqual(about)
  })

  test('partners get profiles, tasks, rewards, loans, check-ins, chores, pauses and rooms, and nothing else', () => {
    const tables = tableNames.filter(concernsPartners)
    expect(tables).toEqual([
      'users',
      'tasks',
      'rewards',
      'loans',
      'check_ins',
      'chores',
      'seats',
      'pauses',
      'rooms',
    ])
  })
})

describe('Theo is asked to be a parent of Juno, whom Maya made (K4)', () => {
  const [, account, line] = makeMadeChild('Juno', 'Maya').map(([, row]) => row)
  const juno = makeUser('Juno', { is_made: true, is_child: true, photo_url: '/api/blobs/ab' })
  const asked = makePartnership('Theo', 'Juno', {
    role: 'child',
    status: 'pending',
    email: '',
    asked_by: idOf('Maya'),
  })
  const known = [...partnerships, line as Tables['partnerships'], asked]
  const seenTo = (name: string, rows = known) => {
    const id = idOf(name)
    return viewerFrom(
      id,
      rows.filter(({ inviter_id, invitee_id }) => inviter_id === id || invitee_id === id),
    )
  }
  const decline = { ...asked, status: 'rejected' as const }

  test('Theo alone sees the question, whose it is and about whom', () => {
    for (const row of [asked, decline])
      for (const name of ['Maya', 'Juno', 'Nora'])
        expect(project('partnerships', row, seenTo(name))).toBeNull()
    expect(project('partnerships', asked, seenTo('Theo'))).toEqual(asked)
  })

  test('until he answers, he sees the profile and no task or reward; Juno sees nothing of his', () => {
    expect(project('users', juno, seenTo('Theo'))).toEqual(juno)
    expect(project('tasks', makeTask('Juno'), seenTo('Theo'))).toBeNull()
    expect(project('rewards', makeReward('Juno'), seenTo('Theo'))).toBeNull()
    expect(project('users', makeUser('Theo'), seenTo('Juno'))).toBeNull()
    const declined = [...known.filter(({ id }) => id !== asked.id), decline]
    expect(project('users', juno, seenTo('Theo', declined))).toBeNull()
  })

  test('the account of a child is seen by the child alone: who made it, its language and big buttons (K1)', () => {
    const row = { ...account, language: 'de' } as Tables['accounts']
    for (const name of ['Maya', 'Theo', 'Nora'])
      expect(project('accounts', row, seenTo(name))).toBeNull()
    expect(project('accounts', row, seenTo('Juno'))).toMatchObject({
      made_by: idOf('Maya'),
      kid_mode: true,
      language: 'de',
      username_key: '',
      email_key: '',
    })
  })
})

test('others see no step of a private task, nor which are ticked (T6, T16)', () => {
  const secret = { is_shared: false, completed_at: monday, checklist: 'Gold\nEngrave', checked: 1 }
  expect(seenBy('Theo', { ...secret, all_steps: true, needs_photo: true })).toMatchObject({
    checklist: '',
    checked: 0,
    all_steps: false,
    needs_photo: false,
  })
})

test('those who helped are named only to people who know them, also where a task has no text (T22, T6)', () => {
  const secret = { is_shared: false, completed_at: monday, name: 'Gold' }
  const helpers = [idOf('Theo'), idOf('Otis')].join(',')
  expect(seenBy('Maya', { ...secret, helpers })?.helpers).toBe(`${idOf('Theo')},${SOMEBODY}`)
  expect(seenBy('Theo', { ...secret, helpers })).toMatchObject({
    name: '',
    helpers: `${idOf('Theo')},${SOMEBODY}`,
  })
  expect(seenBy('Nora', { ...secret, helpers })).toBeNull()
})

test.each(personColumns)(
  '%s.%s names nobody whom the viewer does not know (C27, I3)',
  (...place) => {
    for (const row of rowsNaming('Stranger', place, 'Maya'))
      for (const person of people)
        expect(JSON.stringify(project(place[0], row as never, viewer(person)))).not.toContain(
          idOf('Stranger'),
        )
  },
)
