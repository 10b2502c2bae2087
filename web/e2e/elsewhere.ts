/** Actions of people on another device, over REST: faster than in the UI, if only the outcome matters. */
import { v7 } from 'uuid'
import type { Person } from './fixtures.ts'
import { expect, PASSWORD } from './fixtures.ts'

type Call = {
  readonly method: 'post' | 'patch' | 'delete'
  readonly path: string
  readonly data?: object
}

/** A person, by the session in one of their browsers. */
type By = Pick<Person, 'context'>

export async function elsewhere(person: By, call: Call): Promise<void> {
  await answerTo(person, call)
}

async function answerTo({ context }: By, { method, path, data }: Call): Promise<object> {
  const answer = await context.request[method](path, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: data ?? {},
  })
  expect([path, answer.ok() || (await answer.text())]).toEqual([path, true])
  return (await answer.json()) as object
}

/** Signs a person in, in a browser in which nobody is signed in. */
export function signInElsewhere(by: By, name: string): Promise<void> {
  const data = { username: name.toLowerCase(), password: PASSWORD }
  return elsewhere(by, { method: 'post', path: '/api/auth/login', data })
}

export function changeProfile(person: By, data: object): Promise<void> {
  return elsewhere(person, { method: 'patch', path: '/api/users/me', data })
}

/** A child without e-mail of this person's. */
export async function makeChild(
  person: By,
  child: { readonly name: string; readonly kid_mode?: boolean },
): Promise<string> {
  const made = await answerTo(person, { method: 'post', path: '/api/children', data: child })
  return 'id' in made ? String(made.id) : ''
}

/** Returns its id. */
export async function makeRoom(person: By, room: NewRoom): Promise<string> {
  const id = v7()
  await elsewhere(person, { method: 'post', path: '/api/rooms', data: { id, ...room } })
  return id
}

/** Runs an action on one row, by the last segment of its path: complete, approve, redeem. */
export function actElsewhere(
  person: By,
  of: 'tasks' | 'rewards' | 'loans',
  id: string,
  action: string,
): Promise<void> {
  return elsewhere(person, { method: 'post', path: `/api/${of}/${id}/${action}` })
}

type NewRoom = { readonly name: string; readonly icon?: string; readonly swatch?: string }

export type NewTask = {
  readonly name: string
  readonly assigned_to?: string
  readonly time_minutes?: number
  readonly effort_level?: string
  readonly is_shared?: boolean
  readonly description?: string
  readonly room_id?: string
  readonly due_on?: string
  readonly checklist?: string
  readonly needs_photo?: boolean
}

/** Returns its id, like the two functions below. */
export async function makeTask(person: By, task: NewTask): Promise<string> {
  const id = v7()
  await elsewhere(person, { method: 'post', path: '/api/tasks', data: { id, ...task } })
  return id
}

export async function makeReward(person: By, name: string, cost: number): Promise<string> {
  const id = v7()
  const data = { id, name, description: 'As long as it takes.', point_cost: cost }
  await elsewhere(person, { method: 'post', path: '/api/rewards', data })
  return id
}

export async function requestLoan(person: By, title: string, amount: number): Promise<string> {
  const id = v7()
  const data = { id, title, amount, description: 'Back on my feet by Friday.' }
  await elsewhere(person, { method: 'post', path: '/api/loans', data })
  return id
}

/** A repeating task, which is due every day unless it says otherwise. */
export function makeChore(person: By, chore: object): Promise<void> {
  const data = { repeats: 'daily', time_minutes: 10, time_zone: 'Europe/Berlin', ...chore }
  return elsewhere(person, { method: 'post', path: '/api/chores', data })
}

/** A completed task with this many easy minutes. */
export async function earn(person: By, points: number, name: string): Promise<void> {
  const id = await makeTask(person, { name, time_minutes: points, is_shared: true })
  await actElsewhere(person, 'tasks', id, 'complete')
}
