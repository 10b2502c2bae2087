/** The crash test's workload: households change data on a repeatedly killed server; what it acknowledged must hold. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Mutation } from '#domain/sync-protocol.ts'
import type { Random } from '#server/demo/random.ts'
import { databaseFile, withEngine } from '#server/store/open-database.ts'
import { faultsOf, lookAtCopy } from './check-data.ts'
import type { Chores, Expected } from './chores.ts'
import { createChores } from './chores.ts'
import type { Device, Person } from './people.ts'
import { makeHousehold, outcomeId } from './people.ts'

/** A person with one device and the endpoint it uses. Mutations without an answer are first in the queue, and sent again. */
type Worker = {
  readonly person: Person
  readonly device: Device
  readonly chores: Chores
  readonly isByRest: boolean
  readonly queue: Mutation[]
  readonly acknowledged: string[]
  partner: Worker | null
  /** Whether the server was restored since the last request. */
  isBack: boolean
}
export type Workload = Awaited<ReturnType<typeof createWorkload>>

const BATCH = 20

export async function createWorkload({
  port,
  households,
  random,
}: {
  readonly port: number
  readonly households: number
  readonly random: Random
}) {
  const workers: Worker[] = []
  for (let number = 0; number < households; number++) {
    const [one, other] = (await makeHousehold(port, number)).map((person, index) =>
      workerOf(person, index === 1, random),
    )
    if (!one || !other) throw new Error('A household has two people')
    workers.push(Object.assign(one, { partner: other }), Object.assign(other, { partner: one }))
  }
  let checked = 0
  const count = () => workers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

  return {
    acknowledged: count,
    /** Everybody taps and sends until the server is gone. */
    async work(): Promise<void> {
      await Promise.all(workers.map((worker) => workUntilCut(worker, random)))
      for (const { device } of workers) device.client.cut()
    },
    /** Tells the devices to expect another history: the server answers nothing else until they have started over. */
    restored(): void {
      for (const worker of workers) worker.isBack = true
    },
    /** Sends the rest, without new taps. */
    async drain(): Promise<void> {
      await Promise.all(
        workers.map(async (worker) => {
          while (worker.queue.length > 0) await send(worker)
        }),
      )
      for (const { device } of workers) device.client.cut()
    },
    /** Checks what a killed server left on disk: nothing that was acknowledged since the last check is missing. */
    faultsLeft(dataDir: string): readonly string[] {
      const from = checked
      checked = count()
      return lookAtCopy(dataDir, (database) => [
        ...faultsOf(database),
        ...missing(database, workers, checked - from),
      ])
    },
    /** Everything ever acknowledged exists exactly once, and every task and total matches the taps. */
    faultsAtEnd(dataDir: string): readonly string[] {
      return lookAtCopy(dataDir, (database) => [
        ...faultsOf(database),
        ...missing(database, workers, Infinity),
        ...workers.flatMap((worker) => differences(database, worker)),
      ])
    },
  }
}

function workerOf(person: Person, isByRest: boolean, random: Random): Worker {
  const chores = createChores(person.id, random)
  const device = person.device()
  return {
    person,
    device,
    chores,
    isByRest,
    queue: [],
    acknowledged: [],
    partner: null,
    isBack: false,
  }
}

async function workUntilCut(worker: Worker, random: Random): Promise<void> {
  for (;;) {
    const least = worker.isByRest ? 1 : random.between(1, BATCH)
    while (worker.queue.length < least) worker.queue.push(worker.chores.tap())
    if (!(await send(worker).then(() => true, isCut))) return
  }
}

/** A broken connection ends the work; an unexpected answer is thrown again. */
function isCut(error: unknown): false {
  if (error instanceof WrongAnswer) throw error
  return false
}

class WrongAnswer extends Error {}

async function send(worker: Worker): Promise<void> {
  const sent = worker.isByRest ? worker.queue.slice(0, 1) : worker.queue.slice(0, BATCH)
  await (worker.isByRest ? sendByRest(worker, sent) : sendBySync(worker, sent))
  worker.queue.splice(0, sent.length)
  for (const mutation of sent) {
    worker.acknowledged.push(worker.isByRest ? outcomeId(worker.person.id, mutation) : mutation.id)
    const offered = worker.chores.offered.get(mutation.id)
    if (offered) worker.partner?.chores.offer(offered)
  }
}

async function sendByRest({ device }: Worker, [mutation]: readonly Mutation[]): Promise<void> {
  if (!mutation) return
  const { status, text } = await device.call(mutation)
  if (status >= 300) throw new WrongAnswer(`${mutation.name} answered ${status}: ${text}`)
}

async function sendBySync(worker: Worker, mutations: readonly Mutation[]): Promise<void> {
  const { status, text, response } = await worker.device.exchange(mutations)
  if (response === null) throw new WrongAnswer(`The exchange answered ${status}: ${text}`)
  if (response.page.forgot && worker.isBack) {
    worker.isBack = false
    return sendBySync(worker, mutations)
  }
  if (response.page.forgot) throw new WrongAnswer('The server forgot what it had acknowledged')
  const refused = response.results.find((result) => result.status !== 'applied')
  if (refused) throw new WrongAnswer(JSON.stringify(refused))
  if (response.results.length !== mutations.length)
    throw new WrongAnswer(`${response.results.length} results for ${mutations.length} mutations`)
}

function missing(
  database: Sqlite.Database,
  workers: readonly Worker[],
  newest: number,
): readonly string[] {
  const find = database.prepare<[string, string], { status: string }>(
    'SELECT status FROM mutations WHERE user_id = ? AND id = ?',
  )
  return workers.flatMap(({ person, acknowledged }) =>
    acknowledged
      .slice(-Math.min(newest, acknowledged.length))
      .filter((id) => find.get(person.id, id)?.status !== 'applied')
      .map((id) => `${id} was acknowledged to ${person.id} and is missing`),
  )
}

type Stored = {
  readonly name: string
  readonly claimed_by: string | null
  readonly completed_at: string | null
  readonly completions: number
}

function differences(database: Sqlite.Database, { person, chores, acknowledged, partner }: Worker) {
  const find = database.prepare<[string], Stored>(
    'SELECT name, claimed_by, completed_at, completions FROM tasks WHERE id = ?',
  )
  const shared = [...chores.offered.values()].filter(({ id }) => !partner?.chores.tasks.has(id))
  const expected = [...chores.tasks.values(), ...shared]
  const owned = expected.filter(({ owner }) => owner === person.id)
  const taken = [...(partner?.chores.tasks.values() ?? [])].filter(
    ({ owner }) => owner === person.id,
  )
  return [
    ...expected.flatMap((task) => differenceOf(task, find.get(task.id))),
    ...countOff(database, `tasks of ${person.id}`, [
      'SELECT count(*) FROM tasks WHERE user_id = ?',
      person.id,
      owned.length + taken.length,
    ]),
    ...countOff(database, `outcomes of ${person.id}`, [
      `SELECT count(*) FROM mutations WHERE user_id = ? AND name NOT LIKE '%nvit%'`,
      person.id,
      acknowledged.length,
    ]),
    ...countOff(database, `points of ${person.id}`, [
      'SELECT total_points FROM balances WHERE id = ?',
      person.id,
      chores.points(),
    ]),
  ]
}

function differenceOf(task: Expected, stored: Stored | undefined): readonly string[] {
  const is = [stored?.name, stored?.claimed_by, stored?.completed_at !== null, stored?.completions]
  const must = [task.name, task.claimedBy, task.isDone, task.completions]
  if (stored && JSON.stringify(is) === JSON.stringify(must)) return []
  return [`Task ${task.id} is ${JSON.stringify(is)}, not ${JSON.stringify(must)}`]
}

function countOff(
  database: Sqlite.Database,
  what: string,
  [sql, id, must]: readonly [string, string, number],
): readonly string[] {
  const is = database.prepare<[string], number>(sql).pluck().get(id)
  return is === must ? [] : [`${what}: ${is}, not ${must}`]
}

/** Adds a migration to the build, as the next release would. */
export function addMigration(build: string, number: number): void {
  const name = `9${String(number).padStart(3, '0')}-proof.sql`
  const sql = `CREATE TABLE proof_${number} AS SELECT id, name FROM tasks; CREATE INDEX proof_${number}_id ON proof_${number} (id);`
  writeFileSync(join(build, 'migrations', name), sql)
}

/** Makes a backup due at once. */
export function forgetBackups(dataDir: string): void {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  const database = new Sqlite(databaseFile(dataDir))
  database.exec(UPKEEP_IS_DUE)
  database.close()
}

/** The server would not repeat in the same hour what the previous start did. */
const UPKEEP_IS_DUE = 'DELETE FROM jobs'

/** Makes years pass: expired outcomes, and feeds whose entries may be removed. */
export function ageData(dataDir: string, number: number): void {
  const database = new Sqlite(databaseFile(dataDir))
  const old = '2020-01-01T00:00:00.000Z'
  const insert = database.prepare(
    `INSERT INTO mutations (user_id, id, name, fingerprint, status, at, received_at) VALUES (?, ?, 'createTask', '', 'applied', ?, ?)`,
  )
  database.transaction(() => {
    for (let index = 0; index < 1000; index++) insert.run(`0-${number}`, `${index}`, old, old)
    database.prepare('UPDATE viewers SET marked_at = ?, marked_version = version').run(old)
    database.exec(UPKEEP_IS_DUE)
  })()
  database.close()
}

/** Backups with their final name: each is complete, no matter what happened after it. */
export function faultsOfBackups(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'backups')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  return names.flatMap((name) => {
    const database = withEngine(new Sqlite(join(folder, name)))
    const faults = faultsOf(database).map((fault) => `${name}: ${fault}`)
    database.close()
    return faults
  })
}
