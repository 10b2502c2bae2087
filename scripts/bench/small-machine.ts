/**
 * W14: the server on a small computer, such as a Raspberry Pi: how long one core at a quarter of the speed takes until
 * the first answer, and how much memory the server uses at rest and after a day of a family of six.
 */
import { join } from 'node:path'
import { databaseFile } from '#server/store/open-database.ts'
import { memoryMbOf } from '../process-usage.ts'
import { makeHousehold } from './household.ts'
import { connect } from './http-connection.ts'
import type { Person } from './person.ts'
import { createPerson } from './person.ts'
import { seedMitten } from './seed.ts'
import { startMitten } from './servers.ts'

/** The process runs in one of this many turns, and is stopped in the others. */
const SLOWER = 4
const TURN_MS = 25
const REST_MS = 10_000
/** Couples who share one server: six people with years of chores. */
const COUPLES = 3
const TASKS = 2000
/** Each person's taps in a day, and how often they look at lists after each tap. */
const TAPS = 40
const LOOKS = 10

type Bench = { readonly folder: string; readonly say: (line: string) => void }

export async function measureSmallMachine({ folder, say }: Bench): Promise<void> {
  const dataDir = join(folder, 'small')
  const households = Array.from({ length: COUPLES }, (_, household) =>
    makeHousehold({ tasks: TASKS, open: 0, household }),
  )
  seedMitten(databaseFile(dataDir), households)
  let letRun = (): void => {}
  const startedAt = performance.now()
  const server = await startMitten(dataDir, { onSpawn: (pid) => (letRun = slowDown(pid)) })
  const startMs = performance.now() - startedAt
  letRun()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const atRest = memoryMbOf(server.pid)
  for (const account of households.flatMap(({ members }) => members)) {
    const connection = await connect(server.port)
    await liveThroughDay(createPerson(connection, server.origin, account))
    connection.close()
  }
  const afterDay = memoryMbOf(server.pid)
  await server.stop()
  print({ startMs, atRest, afterDay })
  say('W14')
}

/** A new device, then taps with looks at lists in between. */
async function liveThroughDay(person: Person): Promise<void> {
  await person.firstSync()
  await person.prepare(TAPS)
  for (let tap = 0; tap < TAPS; tap++) {
    await person.tap()
    await person.page()
    for (let look = 0; look < LOOKS; look++) await person.idle()
  }
}

/** Stops a process for three of four turns, until the returned function is called. */
function slowDown(pid: number): () => void {
  let turn = 0
  const timer = setInterval(() => {
    turn += 1
    process.kill(pid, turn % SLOWER === 0 ? 'SIGCONT' : 'SIGSTOP')
  }, TURN_MS)
  return () => {
    clearInterval(timer)
    process.kill(pid, 'SIGCONT')
  }
}

function print(found: { startMs: number; atRest: number; afterDay: number }): void {
  const row = (what: string, value: number, goal: string) =>
    console.log(`${what.padEnd(52)}${value.toFixed(0).padStart(8)}   ${goal}`)
  console.log(`\nW14  the server on a processor ${SLOWER} times slower, ${2 * COUPLES} people\n`)
  row('start to the first answer, ms', found.startMs, 'under 3,000')
  row('memory at rest, MB', found.atRest, 'under 120')
  row('memory after a day, MB', found.afterDay, 'under 160')
}
