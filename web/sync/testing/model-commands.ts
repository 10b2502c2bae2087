/** The commands of people in the model, with inputs from rows that the device shows, and some it should not know. */
import type { Chore } from '#domain/chores/chore.ts'
import type { CommandInput } from '#domain/commands.ts'
import { addDays } from '#domain/days.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { canComplete, performerOf, stateOf } from '#domain/tasks/task.ts'
import { idOf, makeUser, monday } from '#domain/testing/make.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import type { ModelDevice } from './model-device.ts'
import {
  firstLoans,
  firstPartnerships,
  firstRewards,
  firstTasks,
  people,
  steps,
} from './model-household.ts'
import { rowMapOf, rowsIn } from './model-rows.ts'
import type { OfflineCommand } from './steps.ts'

/** Every id ever made, oldest first. */
export type Ids = {
  readonly tasks: string[]
  readonly rewards: string[]
  readonly loans: string[]
  readonly partnerships: string[]
}

type Tap = { readonly command: OfflineCommand; readonly pick: number; readonly value: number }
type Finger = Tap & { readonly image: DeviceImage; readonly ids: Ids; readonly device: ModelDevice }

export function firstIds(): Ids {
  return {
    tasks: firstTasks().map(({ id }) => id),
    rewards: firstRewards().map(({ id }) => id),
    loans: firstLoans().map(({ id }) => id),
    partnerships: firstPartnerships().map(({ id }) => id),
  }
}

/** True if the device accepted it. */
export async function tap(device: ModelDevice, ids: Ids, step: Tap): Promise<boolean> {
  const finger = { ...step, ids, device, image: await device.image() }
  return device.run(step.command, inputs[step.command](finger))
}

type Inputs = { readonly [Name in OfflineCommand]: (finger: Finger) => CommandInput<Name> }

const taskOf = ({ image, ids, pick, value }: Finger) => {
  const days = rowsIn(rowMapOf(image.tables), 'tasks').filter(({ chore_id }) => chore_id !== null)
  const day = days.toSorted((a, b) => (a.id < b.id ? -1 : 1))[pick % Math.max(1, days.length)]
  return { id: value % 3 === 0 && day ? day.id : pickTask(image, ids, pick) }
}
/** Usually the same one that the person may complete. */
const tickedTaskOf = (finger: Finger) => {
  const { image, device, value } = finger
  const own = rowsIn(rowMapOf(image.tables), 'tasks').filter(
    (task) => task.checklist !== '' && canComplete(task, device.account),
  )
  const [first] = own.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { id: value % 4 > 0 && first ? first.id : taskOf(finger).id }
}
const rewardOf = (finger: Finger) => ({ id: pickFrom(finger, 'rewards') })
const loanOf = (finger: Finger) => ({ id: pickFrom(finger, 'loans') })

const tickOf = ({ pick, value }: Finger) => ({ text: steps[pick % 3] ?? '', on: value % 5 > 0 })

const proofOf = ({ value }: Finger) =>
  value % 5 > 0 ? { proof_url: picturePath(String(value % 10).repeat(64)) } : {}

/** Now and then together with people whom the device knows, or for one of them. */
const peopleOf = (finger: Finger) => {
  const { device, pick, value } = finger
  const others = knownTo(finger).filter((id) => id !== device.account)
  const first = others[pick % Math.max(1, others.length)]
  if (first === undefined) return {}
  if (value % 8 < 3) return { with: value % 8 === 0 ? others.slice(0, 2) : [first] }
  return value % 8 === 3 ? { for: first } : {}
}

/** So few that people run into each other. */
export const CHORES = 4
/** One of a few, usually one that the device shows. */
const choreOf = ({ image, pick }: Finger) => {
  const shown = [...image.tables.chores.keys()].toSorted()
  return { id: shown[pick % Math.max(1, shown.length)] ?? idOf(`h${pick % CHORES}`) }
}
/** The slot that the device wants, or one near it. */
const occurrenceOf = (finger: Finger) => {
  const { id } = choreOf(finger)
  const chore = finger.image.tables.chores.get(id) as Chore | undefined
  const wanted = chore?.slot ?? '2026-03-02'
  return { id, slot: addDays(wanted, [0, 0, 0, 1, -1, 2][finger.value % 6] ?? 0) }
}

/** Few, and usually missing or somebody else's. */
const roomId = (value: number) => idOf(`o${value % 6}`)
const inRoom = (value: number) => (value % 4 === 1 ? { room_id: roomId(value) } : {})

const inputs: Inputs = {
  createTask: ({ ids, value }) => ({ ...newTask(ids, value), ...inRoom(value) }),
  updateTask: (finger) => ({
    ...taskOf(finger),
    ...(finger.pick % 5 === 0 ? dueFor(finger) : changedField(finger.value)),
    ...inRoom(finger.pick),
  }),
  deleteTask: taskOf,
  claimTask: taskOf,
  releaseTask: taskOf,
  completeTask: (finger) => ({ ...taskOf(finger), ...proofOf(finger), ...peopleOf(finger) }),
  tickStep: (finger) => ({ ...tickedTaskOf(finger), ...tickOf(finger) }),
  approveTask: (finger) => {
    const waiting = rowsIn(rowMapOf(finger.image.tables), 'tasks').filter(
      (task) =>
        stateOf(task) === 'awaiting_approval' && performerOf(task) !== finger.device.account,
    )
    const [first] = waiting.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    return finger.value % 3 > 0 && first ? { id: first.id } : taskOf(finger)
  },
  reopenTask: (finger) => {
    const { image, device, value } = finger
    const shared = rowsIn(rowMapOf(image.tables), 'tasks').filter(
      (task) => task.helpers !== '' && performerOf(task) === device.account,
    )
    const [first] = shared.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    return value % 3 > 0 && first ? { id: first.id } : taskOf(finger)
  },
  respondToInvitation: ({ image, ids, pick, value }) => ({
    id: pickInvitation(image, ids, pick),
    status: value % 5 === 0 ? 'rejected' : 'accepted',
  }),
  cancelInvitation: ({ image, ids, pick }) => ({ id: pickInvitation(image, ids, pick) }),
  updateProfile: ({ value }) =>
    value % 3 === 0 ? { time_zone: 'Asia/Tokyo' } : { name: `Name ${value}` },
  createReward: ({ ids, device, value }) => ({
    id: newId(ids.rewards, 'r', value),
    name: `Reward ${ids.rewards.length}`,
    description: 'At last',
    point_cost: 1 + (value % 60),
    ...(value % 3 === 0 && limits(value)),
    ...(value % 4 === 0 && partnerOf({ device, value })),
  }),
  offerRewardAgain: (finger) => ({
    ...rewardOf(finger),
    copy_id: newId(finger.ids.rewards, 'r', finger.value),
  }),
  updateReward: (finger) => ({
    ...rewardOf(finger),
    ...(finger.value % 3 === 0
      ? { image_url: `/${finger.value}.png` }
      : finger.value % 3 === 1
        ? limits(finger.value)
        : { point_cost: 1 + (finger.value % 90) }),
  }),
  deleteReward: rewardOf,
  redeemReward: (finger) => ({
    ...atCostSeen(finger, ownStanding(finger)),
    redemption_id: newId(finger.ids.rewards, 'r', finger.value),
  }),
  setGoal: (finger) => ({ reward_id: finger.value % 5 === 0 ? null : rewardOf(finger).id }),
  returnReward: rewardOf,
  approveReward: (finger) => atCostSeen(finger),
  denyReward: (finger) => atCostSeen(finger),
  giveReward: (finger) => ({ ...rewardOf(finger), is_given: finger.value % 3 > 0 }),
  requestLoan: ({ ids, value }) => ({
    id: newId(ids.loans, 'l', value),
    amount: 1 + (value % 90),
    title: 'Book',
    description: 'On gardens',
  }),
  withdrawLoan: loanOf,
  approveLoan: loanOf,
  denyLoan: loanOf,
  repayLoan: loanOf,
  clearRepaidLoans: ({ image, value }) =>
    value % 2 === 0 ? {} : { ids: rowsIn(rowMapOf(image.tables), 'loans').map(({ id }) => id) },
  readNotification: (finger) => ({ id: pickNotification(finger) }),
  deleteNotification: (finger) => ({ id: pickNotification(finger) }),
  readAllNotifications: ({ image }) => throughSeen(image),
  clearNotifications: ({ image }) => throughSeen(image),
  createTemplate: ({ value }) => ({ id: idOf(`m${value % 6}`), name: 'Beds' }),
  deleteTemplate: ({ value }) => ({ id: idOf(`m${value % 6}`) }),
  createRoom: ({ value }) => ({ id: roomId(value), name: value % 2 === 0 ? 'Kitchen' : 'Hall' }),
  updateRoom: ({ value }) => ({ id: roomId(value), name: `Room ${value % 3}` }),
  orderRooms: ({ pick, value }) => ({ ids: [roomId(pick), roomId(value)] }),
  deleteRoom: ({ value }) => ({ id: roomId(value) }),
  announceWeeklyReport: ({ value }) => ({ week: value % 2 === 0 ? '2026-02-23' : '2026-03-02' }),
  saveCheckIn: ({ device, pick, value }) => ({
    partner_id: idOf(people.filter((name) => idOf(name) !== device.account)[pick % 4] ?? 'Otis'),
    month: value % 2 === 0 ? '2026-01' : '2026-02',
    went_well: `Answer ${value}`,
  }),
  deleteCheckIn: ({ image, pick }) => {
    const ids = [...image.tables.check_ins.keys()].toSorted()
    return { id: ids[pick % Math.max(1, ids.length)] ?? idOf('nothing') }
  },
  createChore: newChore,
  updateChore: (finger) => ({
    ...choreOf(finger),
    ...(finger.value % 3 === 0 ? { every: 1 + (finger.value % 4) } : {}),
    ...(finger.value % 3 === 1 ? { is_shared: finger.value % 2 === 0 } : {}),
    ...(finger.value % 3 === 2 ? { time_minutes: 1 + (finger.value % 20) } : {}),
    ...inRoom(finger.pick),
  }),
  deleteChore: choreOf,
  importItems: imported,
  pauseChore: (finger) => ({ ...choreOf(finger), from_on: '2026-03-04', until_on: '2026-03-06' }),
  resumeChore: choreOf,
  completeOccurrence: (finger) => ({
    ...occurrenceOf(finger),
    ...proofOf(finger),
    ...peopleOf(finger),
  }),
  claimOccurrence: occurrenceOf,
  tickOccurrenceStep: (finger) => ({ ...occurrenceOf(finger), ...tickOf(finger) }),
  skipOccurrence: occurrenceOf,
  unskipOccurrence: occurrenceOf,
  passTurn: occurrenceOf,
  updateOccurrence: (finger) => ({
    ...occurrenceOf(finger),
    ...(finger.value % 2 === 0
      ? { due_on: addDays('2026-03-02', finger.value % 9) }
      : { assigned_to: knownTo(finger)[finger.value % 3] ?? null }),
  }),
  setPause: (finger) => ({
    id: idOf(`z${finger.value}`),
    kind: finger.value % 3 === 0 ? 'chores' : 'away',
    from_on: addDays('2026-03-01', finger.value % 12),
    until_on:
      finger.value % 5 === 0
        ? null
        : addDays('2026-03-02', (finger.value % 12) + (finger.pick % 7)),
  }),
  endPause: ({ image, pick }) => {
    const ids = [...image.tables.pauses.keys()].toSorted()
    return { id: ids[pick % Math.max(1, ids.length)] ?? idOf('nothing') }
  },
}

function knownTo({ image }: Finger): readonly string[] {
  return rowsIn(rowMapOf(image.tables), 'users')
    .map(({ id }) => id)
    .toSorted()
}

/** A plain task and a repeating one, with so few ids that both devices of a person bring the same. */
function imported(finger: Finger) {
  const { pick, value } = finger
  return {
    items: [
      {
        source: 'csv' as const,
        source_id: `t${pick % 2}`,
        name: `Import ${value}`,
        is_shared: value % 2 > 0,
        checklist: steps.join('\n'),
      },
      {
        source: 'donetick' as const,
        source_id: `h${pick % 2}`,
        name: `Import ${value}`,
        is_shared: value % 5 > 0,
        repeats: value % 4 === 0 ? ('after_done' as const) : ('daily' as const),
        due_on: addDays('2026-03-01', value % 4),
        time_zone: 'Europe/Berlin',
        people: knownTo(finger).slice(0, value % 4),
        ...(value % 6 === 0 && { paused_from: '2026-03-04' }),
      },
    ],
  }
}

/** For anyone, or in turns with people whom the device knows. */
function newChore(finger: Finger) {
  const { device, value } = finger
  const others = knownTo(finger).filter((id) => id !== device.account)
  const inTurns = value % 3 > 0 && others.length > 0
  return {
    id: idOf(`h${value % CHORES}`),
    name: `Chore ${value}`,
    is_shared: inTurns || value % 5 > 0,
    repeats: value % 4 === 0 ? ('after_done' as const) : ('daily' as const),
    every: 1 + (value % 2),
    if_missed: value % 2 === 0 ? ('waits' as const) : ('moves_on' as const),
    time_zone: value % 2 === 0 ? 'Europe/Berlin' : 'America/New_York',
    starts_on: '2026-03-01',
    checklist: steps.join('\n'),
    needs_photo: value % 7 === 0,
    approval: value % 6 === 0 ? ('everyone' as const) : ('children' as const),
    ...(inTurns && {
      who: 'turns' as const,
      people: [device.account, ...others].slice(0, 3),
      turns_order: (['round', 'shuffle', 'least'] as const)[value % 3] ?? 'round',
    }),
  }
}

/** Usually with the cost that the person sees. */
function atCostSeen(finger: Finger, id = rewardOf(finger).id) {
  const cost = finger.image.tables.rewards.get(id) as Reward | undefined
  return cost && finger.value % 4 !== 0 ? { id, cost: cost.point_cost } : { id }
}

/** Somebody else, usually not a partner. */
function partnerOf({ device, value }: Pick<Finger, 'device' | 'value'>) {
  const others = people.map((name) => idOf(name)).filter((id) => id !== device.account)
  return { for: others[value % others.length] ?? device.account }
}

const limits = (value: number) => ({
  is_standing: value % 4 > 0,
  stock: value % 5 === 0 ? null : value % 4,
  per_week: value % 2 === 0 ? 1 + (value % 3) : null,
  cooldown_days: value % 7 === 0 ? 2 : null,
})

/** Every other time, one of the person's own that can be redeemed repeatedly. */
function ownStanding({ image, device, value }: Finger): string | undefined {
  const standing = rowsIn(rowMapOf(image.tables), 'rewards').filter(
    ({ user_id, is_standing }) => is_standing && user_id === device.account,
  )
  const ids = standing.map(({ id }) => id).toSorted()
  return value % 2 === 0 ? ids[value % Math.max(1, ids.length)] : undefined
}

/** Usually one that the device shows; sometimes any that ever existed. */
function pickFrom({ image, ids, pick }: Finger, table: 'rewards' | 'loans'): string {
  const visible = ids[table].filter((id) => image.tables[table].has(id))
  const pool = pick % 10 === 0 || visible.length === 0 ? ids[table] : visible
  return pool[pick % Math.max(1, pool.length)] ?? idOf('nothing')
}

function pickNotification({ image, pick }: Finger): string {
  const ids = [...image.tables.notifications.keys()].toSorted()
  return ids[pick % Math.max(1, ids.length)] ?? idOf('nothing')
}

/** Bounded by the newest one that the person sees (rule R47). */
function throughSeen(image: DeviceImage) {
  const newest = rowsIn(rowMapOf(image.tables), 'notifications')
    .map(({ created_at, id }) => ({ created_at, id }))
    .toSorted((a, b) => (`${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? 1 : -1))[0]
  return newest ? { through: newest } : { through: { created_at: monday, id: idOf('nothing') } }
}

/** A new id; sometimes one that is taken. */
function newId(known: string[], letter: string, value: number): string {
  const id = idOf(`${letter}${known.length}`)
  if (value % 25 === 0) return known[value % Math.max(1, known.length)] ?? id
  known.push(id)
  return id
}

/** Usually a task that the device shows, the same few first; sometimes any that ever existed. */
function pickTask({ tables }: DeviceImage, { tasks }: Ids, pick: number): string {
  const visible = tasks.filter((id) => tables.tasks.has(id))
  const from = pick % 12 === 0 || visible.length === 0 ? tasks : visible
  const rows = rowMapOf(tables)
  const shared = rowsIn(rows, 'tasks').flatMap(({ id, is_shared }) => (is_shared ? id : []))
  shared.sort((a, b) => tasks.indexOf(a) - tasks.indexOf(b))
  const pool = pick % 3 === 0 || shared.length === 0 ? from : shared
  const share = pick / 997
  return pool[Math.floor(share * share * pool.length)] ?? idOf('no task')
}

function pickInvitation({ tables }: DeviceImage, { partnerships }: Ids, pick: number): string {
  const open = rowsIn(rowMapOf(tables), 'partnerships').filter(({ status }) => status === 'pending')
  const ids = open
    .map(({ id }) => id)
    .toSorted((a, b) => partnerships.indexOf(a) - partnerships.indexOf(b))
  const pool = pick % 8 === 0 || ids.length === 0 ? partnerships : ids
  return pool[pick % Math.max(1, pool.length)] ?? idOf('nothing')
}

function newTask(ids: Ids, value: number) {
  const id = newId(ids.tasks, 't', value)
  const is_shared = value % 4 !== 0
  return {
    id,
    name: `${is_shared ? 'shared' : 'secret'} ${ids.tasks.length}`,
    time_minutes: 1 + (value % 60),
    is_shared,
    checklist: steps.join('\n'),
  }
}

/** On a day, and for a person whom the device knows. */
function dueFor(finger: Finger) {
  const assigned_to = knownTo(finger)[finger.value % 4] ?? null
  return {
    due_on: addDays('2026-03-02', finger.value % 9),
    due_zone: 'Europe/Berlin',
    assigned_to,
  }
}

function changedField(value: number) {
  switch (value % 6) {
    case 0:
      return { is_shared: true }
    case 1:
      return { is_shared: false }
    case 2:
      return { time_minutes: 1 + (value % 90) }
    case 3:
      return { effort_level: 'extreme' as const }
    case 4:
      return { checklist: steps.toSpliced(value % 3, 1).join('\n') }
    default:
      return { description: `Text ${value}` }
  }
}

export function invitation(ids: Ids, person: string, value: number) {
  const id = idOf(`i${ids.partnerships.length}`)
  ids.partnerships.push(id)
  const email = value % 6 === 0 ? `new${value}@example.org` : makeUser(person).email
  const role = value % 5 === 0 ? ('child' as const) : ('partner' as const)
  return { id, token: tokenOf(id), email, role }
}

export function tokenOf(id: string): string {
  return id.replaceAll('-', '').padEnd(43, 'x')
}
