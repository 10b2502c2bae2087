/** Commands of every kind by random people on a few rows, so that they conflict. */
import * as fc from 'fast-check'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandNames } from '#domain/commands.ts'
import { addDays } from '#domain/days.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { TableName } from '#domain/tables.ts'
import { idOf, makeUser } from './make.ts'

export const randomPeople = ['Maya', 'Theo', 'Nora', 'Ida'] as const
/** One command as plain data, so that a failure shrinks. */
export type RandomStep = {
  readonly actor: number
  readonly name: CommandName
  readonly pick: number
  readonly value: number
}
type Given = RandomStep & { readonly idsOf: (table: TableName) => readonly string[] }
type Inputs = { readonly [Name in CommandName]: (given: Given) => CommandInput<Name> }

const pooled = (letter: string, pick: number, size: number) => idOf(`${letter}${pick % size}`)
const task = ({ pick }: Given) => ({ id: pooled('t', pick, 5) })
const reward = ({ pick }: Given) => ({ id: pooled('r', pick, 5) })
/** Most can be redeemed repeatedly, with limits so low that they are reached. */
const limits = ({ value }: Given) => ({
  is_standing: value % 4 > 0,
  stock: value % 3 === 0 ? null : value % 3,
  per_week: value % 5 < 2 ? 1 + (value % 2) : null,
  cooldown_days: value % 7 === 0 ? 2 : null,
})
/** Includes redemptions of standing rewards. */
const anyReward = (given: Given) => {
  const ids = given.idsOf('rewards')
  return { id: ids[given.pick % Math.max(1, ids.length)] ?? idOf('nothing') }
}
const loan = ({ pick }: Given) => ({ id: pooled('l', pick, 4) })
const another = ({ actor, pick }: Given) => randomPeople[(actor + 1 + (pick % 3)) % 4] ?? 'Maya'
const oneOf = ({ idsOf, pick }: Given, table: 'partnerships' | 'notifications' | 'users') => {
  const ids = idsOf(table)
  return { id: ids[pick % Math.max(1, ids.length)] ?? idOf('nothing') }
}
const token = (id: string) => id.replaceAll('-', '').padEnd(43, 'x')

const chore = ({ pick }: Given) => ({ id: pooled('h', pick, 3) })
/** The days around those on which tests tap. */
const occurrence = (given: Given) => ({
  ...chore(given),
  slot: addDays('2026-03-01', given.value % 8),
})

const room = ({ pick }: Given) => ({ id: pooled('o', pick, 4) })
/** A few names only, so that rooms of two people are often shown as one. */
const roomName = ({ value }: Given) => ({ name: value % 2 === 0 ? 'Kitchen' : 'Hall' })
/** Sometimes in a room. */
const inRoom = (given: Given) =>
  given.value % 4 === 1 ? { room_id: pooled('o', given.value, 4) } : {}

const steps = 'Plates\nPots\nKnives'
/** Usually present, for commands that need it. */
const proof = ({ value }: Given) =>
  value % 4 > 0 ? { proof_url: picturePath(String(value % 10).repeat(64)) } : {}
/** Rarely for somebody else, or together: usually refused, because few people are partners, and fewer are children. */
const people = (given: Given) => ({
  ...(given.value % 6 === 0 && { with: [idOf(another(given))] }),
  ...(given.value % 6 === 1 && { with: randomPeople.slice(0, 2 + (given.pick % 2)).map(idOf) }),
  ...(given.value % 9 === 2 && { for: idOf(another(given)) }),
})
const tick = ({ value }: Given) => ({
  text: steps.split('\n')[value % 3] ?? '',
  on: value % 4 > 0,
})

/** A plain task and a repeating one, out of few ids, so that ids come up again. */
const imported = ({ pick, value }: Given) => ({
  items: [
    {
      source: 'csv' as const,
      source_id: `t${pick % 3}`,
      name: 'Windows',
      is_shared: value % 2 > 0,
    },
    {
      source: 'donetick' as const,
      source_id: `h${pick % 2}`,
      name: 'Bins',
      is_shared: true,
      repeats: value % 3 === 0 ? ('after_done' as const) : ('daily' as const),
      due_on: addDays('2026-03-01', value % 3),
      time_zone: 'Europe/Berlin',
      people: randomPeople.slice(0, value % 4).map(idOf),
    },
  ],
})

const inputs: Inputs = {
  createTask: (given) => ({
    ...task(given),
    name: 'Dishes',
    ...inRoom(given),
    time_minutes: 1 + (given.value % 60),
    is_shared: given.value % 4 > 0,
    checklist: steps,
    all_steps: given.value % 7 === 0,
    needs_photo: given.value % 5 === 0,
  }),
  updateTask: (given) => ({
    ...task(given),
    time_minutes: 1 + (given.value % 90),
    ...(given.value % 5 === 0 && { checklist: `Pans\n${steps}` }),
    ...(given.value % 3 === 0 && {
      due_on: addDays('2026-03-01', given.value % 8),
      due_zone: 'Europe/Berlin',
      assigned_to: idOf(randomPeople[given.pick % 4] ?? ''),
    }),
  }),
  deleteTask: task,
  claimTask: task,
  releaseTask: task,
  completeTask: (given) => ({ ...task(given), ...proof(given), ...people(given) }),
  tickStep: (given) => ({ ...task(given), ...tick(given) }),
  approveTask: task,
  reopenTask: task,
  makeChild: () => ({ name: 'Juno' }),
  updateChild: (given) => ({ ...oneOf(given, 'users'), kid_mode: given.value % 2 === 0 }),
  deleteChild: (given) => oneOf(given, 'users'),
  growUp: (given) => ({
    ...oneOf(given, 'users'),
    username: `juno${given.value}`,
    email: `juno${given.value}@example.org`,
  }),
  askParent: (given) => ({ ...oneOf(given, 'users'), partner_id: idOf(another(given)) }),
  unaskParent: (given) => ({ ...oneOf(given, 'users'), partner_id: idOf(another(given)) }),
  endParent: (given) => ({ ...oneOf(given, 'users'), partner_id: idOf(another(given)) }),
  createReward: (given) => ({
    ...reward(given),
    name: 'Cinema',
    description: 'Both',
    point_cost: 1 + (given.value % 50),
    ...limits(given),
    ...(given.pick % 5 === 0 && { for: idOf(another(given)) }),
  }),
  offerRewardAgain: (given) => ({ ...reward(given), copy_id: pooled('r', given.value, 5) }),
  updateReward: (given) => ({
    ...reward(given),
    ...(given.value % 3 === 0 ? limits(given) : { point_cost: 1 + (given.value % 50) }),
  }),
  deleteReward: reward,
  redeemReward: reward,
  setGoal: (given) => ({ reward_id: given.value % 5 === 0 ? null : reward(given).id }),
  returnReward: anyReward,
  approveReward: (given) => ({
    ...reward(given),
    ...(given.value % 3 === 0 && { point_cost: 1 + (given.value % 50) }),
  }),
  denyReward: anyReward,
  giveReward: (given) => ({ ...reward(given), is_given: given.value % 3 > 0 }),
  requestLoan: (given) => ({
    ...loan(given),
    amount: 1 + (given.value % 300),
    title: 'Book',
    description: 'Gardens',
  }),
  withdrawLoan: loan,
  approveLoan: loan,
  denyLoan: loan,
  repayLoan: loan,
  clearRepaidLoans: () => ({}),
  invitePartner: (given) => {
    const id = pooled('p', given.value, 6)
    const email = makeUser(another(given)).email
    return { id, token: token(id), email, role: given.value % 5 === 0 ? 'child' : 'partner' }
  },
  linkInvitation: ({ value }) => ({ token: token(pooled('p', value, 6)) }),
  respondToInvitation: (given) => ({ ...oneOf(given, 'partnerships'), status: 'accepted' }),
  cancelInvitation: (given) => oneOf(given, 'partnerships'),
  removePartner: (given) => oneOf(given, 'partnerships'),
  readNotification: (given) => oneOf(given, 'notifications'),
  readAllNotifications: () => ({}),
  deleteNotification: (given) => oneOf(given, 'notifications'),
  clearNotifications: () => ({}),
  createTemplate: ({ pick }) => ({ id: pooled('m', pick, 4), name: 'Beds' }),
  updateTemplate: ({ pick, value }) => ({
    id: pooled('m', pick, 4),
    time_minutes: 1 + value,
    repeats: value % 3 === 0 ? 'daily' : null,
  }),
  deleteTemplate: ({ pick }) => ({ id: pooled('m', pick, 4) }),
  createRoom: (given) => ({ ...room(given), ...roomName(given) }),
  updateRoom: (given) => ({ ...room(given), ...roomName(given) }),
  orderRooms: (given) => ({ ids: [room(given).id, pooled('o', given.value, 4)] }),
  deleteRoom: room,
  announceWeeklyReport: ({ value }) => ({ week: value % 2 === 0 ? '2026-02-23' : '2026-03-02' }),
  saveCheckIn: (given) => ({ partner_id: idOf(another(given)), month: '2026-02' }),
  deleteCheckIn: ({ pick }) => ({ id: pooled('c', pick, 4) }),
  createChore: (given) => ({
    ...chore(given),
    name: 'Bins',
    time_minutes: 1 + (given.value % 20),
    is_shared: true,
    repeats: given.value % 3 === 0 ? 'after_done' : 'daily',
    if_missed: given.value % 2 === 0 ? 'waits' : 'moves_on',
    time_zone: 'Europe/Berlin',
    starts_on: '2026-03-01',
    checklist: steps,
    needs_photo: given.value % 5 === 0,
    ...(given.value % 4 === 0 && {
      who: 'turns',
      people: [idOf(randomPeople[given.actor] ?? ''), idOf(another(given))],
    }),
  }),
  updateChore: (given) => ({
    ...chore(given),
    every: 1 + (given.value % 3),
    name: 'Compost',
    ...inRoom(given),
  }),
  deleteChore: chore,
  importItems: imported,
  pauseChore: (given) => ({ ...chore(given), from_on: '2026-03-05' }),
  resumeChore: chore,
  completeOccurrence: (given) => ({ ...occurrence(given), ...proof(given), ...people(given) }),
  claimOccurrence: occurrence,
  tickOccurrenceStep: (given) => ({ ...occurrence(given), ...tick(given) }),
  skipOccurrence: occurrence,
  unskipOccurrence: occurrence,
  passTurn: occurrence,
  updateOccurrence: (given) => ({
    ...occurrence(given),
    ...(given.value % 2 === 0
      ? { due_on: addDays('2026-03-01', given.pick % 8) }
      : { assigned_to: idOf(another(given)) }),
  }),
  giveChore: (given) => ({ ...chore(given), to: idOf(another(given)) }),
  setPause: (given) => ({
    id: pooled('z', given.pick, 4),
    kind: given.value % 2 === 0 ? 'away' : 'chores',
    from_on: addDays('2026-03-01', given.value % 8),
    until_on: addDays('2026-03-01', (given.value % 8) + (given.pick % 4)),
  }),
  endPause: ({ pick }) => ({ id: pooled('z', pick, 4) }),
  updateProfile: () => ({ time_zone: 'Asia/Tokyo' }),
  changePlan: () => ({ plan: 'pro' }),
  deleteAccount: () => ({}),
  editUser: (given) => ({ id: idOf(another(given)), plan: 'pro' }),
  makeAdmin: (given) => ({ id: idOf(another(given)) }),
}

/** Commands that move points are frequent; commands that delete much are rare. */
const often: readonly CommandName[] = [
  'createTask',
  'completeTask',
  'completeTask',
  'createChore',
  'completeOccurrence',
  'completeOccurrence',
  'approveTask',
  'reopenTask',
  'createReward',
  'redeemReward',
  'redeemReward',
  'approveReward',
  'denyReward',
  'requestLoan',
  'approveLoan',
  'repayLoan',
  'invitePartner',
  'respondToInvitation',
]
const seldom = new Set<CommandName>(['deleteAccount', 'removePartner'])
const name = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...often) },
  { weight: 30, arbitrary: fc.constantFrom(...commandNames.filter((each) => !seldom.has(each))) },
  { weight: 3, arbitrary: fc.constantFrom(...seldom) },
)
export const randomStep: fc.Arbitrary<RandomStep> = fc.record({
  actor: fc.nat(3),
  name,
  pick: fc.nat(40),
  value: fc.nat(400),
})

/** The input of a step; `idsOf` returns the rows of the kinds whose ids the actor does not choose. */
export function inputOf(
  step: RandomStep,
  idsOf: (table: TableName) => readonly string[],
): Readonly<Record<string, unknown>> {
  return inputs[step.name]({ ...step, idsOf })
}
