/** How refused changes are grouped, explained and kept. */
import { describe, expect, test } from 'vitest'
import { completableNow } from '#domain/chores/agenda.ts'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { RefusalCode } from '#domain/command-error.ts'
import type { CommandName } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { detailsOf } from '#domain/tasks/task.ts'
import { idOf, makeChore, makeReward, makeTask } from '#domain/testing/make.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import type { Rows } from './changes.ts'
import { iconOf, youDidText } from './changes.ts'
import { meaningOf } from './meanings.ts'
import type { Present } from './present.ts'
import { factText, reasonOf } from './reasons.ts'
import { groupRefused } from './refused.ts'
import { remediesFor } from './remedies.ts'

const gutters = makeTask('Maya', {
  id: idOf('gutters'),
  name: 'Clear the gutters',
  description: 'Both sides',
  time_minutes: 50,
})
const cinema = makeReward('Maya', { id: idOf('cinema'), name: 'Cinema', point_cost: 120 })
const nowhere: Rows = { tasks: new Map(), rewards: new Map(), loans: new Map() }

function present(more: Partial<Present> = {}): Present {
  const names = new Map([[idOf('Theo'), 'Theo']])
  return {
    current: nowhere,
    balance: 95,
    mayBorrow: true,
    me: idOf('Maya'),
    isChild: false,
    timeZone: 'Europe/Berlin',
    names,
    open: new Map(),
    ...more,
  }
}

function refused(
  name: CommandName,
  code: RefusalCode,
  more: Partial<RejectedItem> = {},
): RejectedItem {
  return {
    id: `${name}-${code}`,
    name,
    version: 1,
    input: { id: gutters.id },
    at: '2026-11-21T18:07:00.000Z',
    changes: [{ table: 'tasks', id: gutters.id, before: gutters, after: gutters }],
    code,
    message: 'No',
    details: null,
    rejected_at: '2026-11-21T19:00:00.000Z',
    ...more,
  }
}

function redeemed(code: RefusalCode, details: RejectedItem['details']) {
  const changes = [{ table: 'rewards', id: cinema.id, before: cinema, after: cinema }] as const
  return refused('redeemReward', code, { input: { id: cinema.id, cost: 100 }, changes, details })
}

function onlyGroup(...items: readonly RejectedItem[]) {
  const [group, ...others] = groupRefused(items)
  expect(others).toEqual([])
  return group ?? { key: '', items: [] }
}

test('changes to one task make one card, the cause first', () => {
  const made = refused('createTask', 'limit_reached', { at: '2026-11-21T10:00:00.000Z' })
  const done = refused('completeTask', 'not_found')
  expect(onlyGroup(done, made).items).toEqual([made, done])
})

test('the newest card comes first', () => {
  const older = refused('updateProfile', 'server_error', {
    input: { name: 'Maya' },
    changes: [],
    at: '2026-11-20T10:00:00.000Z',
  })
  const newer = refused('completeTask', 'claimed')
  expect(groupRefused([older, newer]).map(({ items }) => items[0])).toEqual([newer, older])
})

test('what had been decided already is a fact, not a card', () => {
  const message = 'Already approved by Theo'
  const fact = refused('approveTask', 'already_decided', { message })
  expect(groupRefused([fact])).toEqual([])
  expect(factText(fact, nowhere)).toBe(
    'Already approved by Theo: Clear the gutters. Nothing for you to do.',
  )
})

test('a completion that came second can be kept as a task of one’s own', () => {
  const group = onlyGroup(refused('completeTask', 'already_completed'))
  expect(remediesFor(group, present())[0]).toEqual({
    kind: 'keep',
    label: 'Add my part as a task',
    task: { name: 'Clear the gutters', time_minutes: 50, effort_level: 'difficult' },
  })
})

test.each(['already_completed', 'too_late', 'gone', 'not_found'] as const)(
  'a day of a repeating task that is refused with %s can be kept as a task of one’s own (C10)',
  (code) => {
    const slot = '2026-11-24'
    const id = occurrenceId(gutters.id, slot)
    const after = { ...gutters, id }
    const item = refused('completeTask', code, {
      input: { id: gutters.id, slot },
      changes: [{ table: 'tasks', id, before: null, after }],
    })
    expect(youDidText(item, nowhere)).toBe('You completed Clear the gutters')
    expect(remediesFor(onlyGroup(item), present())[0]).toMatchObject({
      label: 'Add my part as a task',
      task: { name: 'Clear the gutters' },
    })
  },
)

describe('what somebody else did first on a day', () => {
  const tuesday = '2026-11-24'
  const chore = makeChore('Maya', { slot: '2026-11-27', last_slot: tuesday })
  const kept = { series: { chore, seats: [], pauses: [] }, rows: [] }
  const openAt = (at: string, rows: readonly Task[] = []) => {
    const item = completableNow({ ...kept, rows }, { by: idOf('Maya'), at })
    return new Map(item ? [[chore.id, item]] : [])
  }
  const labelsAt = (code: RefusalCode, open: Present['open']) => {
    const input = { id: chore.id, slot: tuesday }
    const after = makeTask('Maya', { id: occurrenceId(chore.id, tuesday) })
    const changes = [{ table: 'tasks', id: after.id, before: null, after }] as const
    const item = refused('completeTask', code, { input, changes })
    return remediesFor(onlyGroup(item), present({ open })).map(({ label }) => label)
  }
  const wednesday = '2026-11-25T09:00:00.000Z'

  test.each(['already_completed', 'gone'] as const)(
    'counts for the next day while that is open (C10), refused with %s',
    (code) => {
      expect(labelsAt(code, openAt(wednesday))).toEqual([
        'Add my part as a task',
        'Count it for Fri, Nov 27',
      ])
    },
  )

  test('does not before it is open, when somebody else claimed it, or when it is over (C7)', () => {
    const early = openAt('2026-11-24T09:00:00.000Z')
    const id = occurrenceId(chore.id, '2026-11-27')
    const row = makeTask('Maya', { id, chore_id: chore.id, slot: '2026-11-27' })
    const claimed = openAt(wednesday, [{ ...row, claimed_by: idOf('Theo') }])
    const own = ['Add my part as a task']
    expect(labelsAt('already_completed', early)).toEqual(own)
    expect(labelsAt('already_completed', claimed)).toEqual(own)
    expect(labelsAt('too_late', openAt(wednesday))).toEqual(own)
  })
})

test('an edit that came too late keeps what was typed over what was there', () => {
  const plan = { due_on: '2026-11-28', due_time: '18:00', checklist: 'Left\nRight' }
  const before = { ...gutters, ...plan, needs_photo: true }
  const edit = (code: RefusalCode) =>
    onlyGroup(
      refused('updateTask', code, {
        input: { id: gutters.id, name: 'Clear all gutters', due_time: '19:00' },
        changes: [{ table: 'tasks', id: gutters.id, before, after: before }],
      }),
    )
  const { name: _, ...kept } = detailsOf(before)
  const task = { ...kept, ...plan, name: 'Clear all gutters', due_time: '19:00' }
  const label = 'Save mine as a new task'
  expect(remediesFor(edit('claimed'), present())[0]).toMatchObject({ label, task })
  expect(remediesFor(edit('gone'), present())[0]).toMatchObject({ label: 'Create it again', task })
})

test('a creation is tried again, on a new id where its own was taken', () => {
  const remedies = (code: RefusalCode) =>
    remediesFor(onlyGroup(refused('createTask', code)), present())
  expect(remedies('server_error')).toEqual([
    { kind: 'tryAgain', label: 'Try again', onNewId: false },
  ])
  expect(remedies('id_conflict')).toEqual([
    { kind: 'tryAgain', label: 'Create it again', onNewId: true },
  ])
})

test('a repeating task looks like any other task, and its text is kept until it is tried again', () => {
  const item = refused('createChore', 'chore_limit', { changes: [] })
  expect(iconOf('createChore')).toEqual(iconOf('createTask'))
  expect(meaningOf([item], present())).toBe('Your text is kept until you decide.')
  expect(remediesFor(onlyGroup(item), present())).toEqual([
    { kind: 'tryAgain', label: 'Try again', onNewId: false },
  ])
})

test('the limit of the plan leads to Subscription, and can be tried again', () => {
  const group = onlyGroup(refused('createTask', 'limit_reached'))
  expect(remediesFor(group, present())).toMatchObject([
    { kind: 'go', to: '/settings?tab=subscription' },
    { kind: 'tryAgain' },
  ])
})

test.each(['limit_reached', 'plan_needed'] as const)(
  'a child is not led to Subscription by %s (F2)',
  (code) => {
    const group = onlyGroup(refused('createTask', code))
    expect(remediesFor(group, present({ isChild: true }))).toMatchObject([{ kind: 'tryAgain' }])
  },
)

test('what is gone keeps its name, though the news of it came before the refusal', () => {
  const before = { ...gutters, is_shared: true }
  const undone = [{ table: 'tasks', id: gutters.id, before, after: gutters }] as const
  const claim = refused('claimTask', 'not_found', { changes: [], undone })
  expect(youDidText(claim, nowhere)).toBe('You claimed Clear the gutters')
})

test('a reward that costs more now can be redeemed for that (rule R48)', () => {
  const group = onlyGroup(redeemed('price_changed', { cost: 150 }))
  expect(remediesFor(group, present())).toEqual([
    { kind: 'atCost', label: 'Redeem for 150 points', cost: 150 },
  ])
})

test('points that are missing can be borrowed, and the card says how many they are', () => {
  const item = redeemed('insufficient_points', { need: 120, have: 95 })
  const remedies = (more: Partial<Present>) => remediesFor(onlyGroup(item), present(more))
  expect(remedies({})).toMatchObject([
    { label: 'Borrow 25 points', loan: { amount: 25, title: 'Cinema' } },
  ])
  expect(meaningOf([item], present())).toBe('It costs 120 and you have 95. Nothing was spent.')
})

test('the title of the loan that is offered keeps whole characters (L6)', () => {
  const name = `${'a'.repeat(49)}🎬🍿`
  const rewards = new Map([[cinema.id, { ...cinema, name }]])
  const item = { ...redeemed('insufficient_points', { need: 120, have: 95 }), changes: [] }
  expect(remediesFor(onlyGroup(item), present({ current: { ...nowhere, rewards } }))).toMatchObject(
    [{ loan: { title: `${'a'.repeat(49)}🎬` } }],
  )
})

test('what is missing is counted by the points of today, and tried again when there are enough', () => {
  const item = redeemed('insufficient_points', { need: 120, have: 95 })
  const remedies = (balance: number) => remediesFor(onlyGroup(item), present({ balance }))
  expect(remedies(110)).toMatchObject([{ label: 'Borrow 10 points', loan: { amount: 10 } }])
  expect(remedies(120)).toEqual([{ kind: 'tryAgain', label: 'Try again', onNewId: false }])
  expect(meaningOf([item], present({ balance: 110 }))).toBe(
    'It costs 120 and you have 110. Nothing was spent.',
  )
  expect(meaningOf([item], present({ balance: 130 }))).toBe(
    'It costs 120, and you have 130 now. Nothing was spent.',
  )
  const reason = (balance: number) => reasonOf(item, present({ balance }), new Date())
  expect(reason(95)).toBe('You no longer have enough points.')
  expect(reason(130)).toBe('There were not enough points when it was sent.')
})

test('what somebody else has claimed is tried again only once they gave it back (T5)', () => {
  const group = onlyGroup(refused('claimTask', 'claimed'))
  const labels = (claimed_by: string | null) => {
    const tasks = new Map([[gutters.id, { ...gutters, claimed_by }]])
    return remediesFor(group, present({ current: { ...nowhere, tasks } })).map((each) => each.label)
  }
  expect(labels(idOf('Theo'))).toEqual(['Add my part as a task'])
  expect(labels(null)).toEqual(['Add my part as a task', 'Try again'])
})

test('a request for a loan is tried again only once a loan may be asked for (L1)', () => {
  const group = onlyGroup(refused('requestLoan', 'loan_limit', { changes: [] }))
  const labels = (mayBorrow: boolean) =>
    remediesFor(group, present({ mayBorrow })).map(({ label }) => label)
  expect(labels(false)).toEqual(['See your loans'])
  expect(labels(true)).toEqual(['See your loans', 'Try again'])
})

test('a loan that would be refused, or would not cover it, is not offered (L1, L6)', () => {
  const item = redeemed('insufficient_points', { need: 400, have: 95 })
  const remedies = (more: Partial<Present>) => remediesFor(onlyGroup(item), present(more))
  const seeLoans = [{ kind: 'go', label: 'See your loans', to: '/settings?tab=points' }]
  expect(remedies({ balance: 95 })).toEqual(seeLoans)
  expect(remedies({ balance: 300, mayBorrow: false })).toEqual(seeLoans)
  expect(remedies({ balance: 300 })).toMatchObject([{ label: 'Borrow 100 points' }])
})

test('a reward denied meanwhile is edited and asked for again', () => {
  const denied = { ...cinema, denied_by: idOf('Theo') }
  const rows = { ...nowhere, rewards: new Map([[cinema.id, denied]]) }
  const group = onlyGroup(redeemed('not_approved', null))
  expect(remediesFor(group, present({ current: rows }))[0]).toMatchObject({
    label: 'Edit and ask again',
    to: `/rewards?tab=awaiting&edit-reward=${cinema.id}`,
  })
})

test('changes that touch the same row by another way are one card too (rule R31)', () => {
  const copy = idOf('copy')
  const offered = refused('offerRewardAgain', 'limit_reached', {
    input: { id: cinema.id, copy_id: copy },
    changes: [{ table: 'rewards', id: copy, before: null, after: { ...cinema, id: copy } }],
    at: '2026-11-21T10:00:00.000Z',
  })
  const edited = refused('updateReward', 'not_found', { input: { id: copy }, changes: [] })
  expect(onlyGroup(edited, offered).items).toEqual([offered, edited])
})

test('a task that is known from nowhere leaves only discarding', () => {
  const group = onlyGroup(refused('completeTask', 'not_found', { changes: [] }))
  expect(remediesFor(group, present())).toEqual([])
})

test('the reason names who was first and when', () => {
  const details = { name: 'Theo', at: '2026-11-21T17:04:00.000Z' }
  const now = new Date('2026-11-21T19:00:00.000Z')
  const reason = (name: CommandName, code: RefusalCode, day = now) =>
    reasonOf(refused(name, code, { details }), present(), day)
  expect(reason('completeTask', 'already_completed')).toBe('Theo finished this first, at 18:04.')
  expect(reason('updateTask', 'claimed')).toBe(
    'Theo claimed it at 18:04, so it cannot be edited now.',
  )
  expect(reason('claimTask', 'claimed', new Date('2026-11-23T12:00:00.000Z'))).toBe(
    'Theo claimed this first, on Nov 21 at 18:04.',
  )
})

test('what is gone names who deleted it and when, as far as that is known', () => {
  const now = new Date('2026-11-21T19:00:00.000Z')
  const at = '2026-11-21T17:04:00.000Z'
  const reason = (details: RejectedItem['details'], owner = 'Theo') => {
    const before = makeTask(owner, { id: gutters.id, name: 'Clear the gutters' })
    const changes = [{ table: 'tasks', id: gutters.id, before, after: before }] as const
    return reasonOf(refused('claimTask', 'not_found', { changes, details }), present(), now)
  }
  expect(reason({ name: 'Theo', at })).toBe('Theo deleted it at 18:04.')
  expect(reason({ at }, 'Maya')).toBe('You deleted it at 18:04.')
  expect(reason(null)).toBe('Theo deleted it, or does not share it any more.')
  expect(reason(null, 'Maya')).toBe('You deleted it on another device.')
  expect(reason(null, 'Stranger')).toBe('It no longer exists.')
  const unknown = refused('claimTask', 'not_found', { changes: [] })
  expect(reasonOf(unknown, present(), now)).toBe('It no longer exists.')
})

test('a card says once what the balance is', () => {
  const details = { name: 'Theo', at: '2026-11-21T18:04:00.000Z' }
  const claimed = refused('claimTask', 'already_completed', { details })
  const completed = refused('completeTask', 'already_completed', { details })
  const meaning = (...items: readonly RejectedItem[]) =>
    meaningOf(onlyGroup(...items).items, present({ balance: 70 }))
  expect(meaning(claimed, completed)).toBe(
    'The 100 points went to Theo. Your balance is back to 70.',
  )
  expect(meaning(claimed)).toBe('Your points stay as they are: 70.')
})

test('a lost completion says where its points are', () => {
  const details = { name: 'Theo', at: '2026-11-21T18:04:00.000Z' }
  const lost = refused('completeTask', 'already_completed', { details })
  expect(meaningOf([lost], present({ balance: 340 }))).toBe(
    'The 100 points went to Theo. Your balance is back to 340.',
  )
})
