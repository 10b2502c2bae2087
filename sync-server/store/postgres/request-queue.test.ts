/** A process that waits for its database serves others in between, and waits once for what several read (SEC28). */
import { expect, onTestFinished, test } from 'vitest'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { openPostgres } from './open-postgres.ts'
import { createRequestQueue } from './request-queue.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_turns'

function open() {
  emptySchema(url, schema)
  const database = openPostgres({ url, schema })
  onTestFinished(() => void database.close())
  const tripsOf = async (work: () => Promise<unknown>) => {
    const before = database.engine.counts()['trips'] ?? 0
    await work()
    return (database.engine.counts()['trips'] ?? 0) - before
  }
  return { database, tripsOf }
}

test('requests that come in at the same time read in one trip, and each has its own answer', async () => {
  const { database, tripsOf } = open()
  const plus = database.prepare<[number], number>('SELECT CAST(? AS integer) + 1').pluck()
  const numbers = Array.from({ length: 16 }, (_, number) => number)
  const ask = (number: number) =>
    database.engine.inTurn(() => {
      const answer = plus.get(number)
      if (number === 3) throw new Error('refused')
      return answer
    })
  let answers: readonly unknown[] = []
  const trips = await tripsOf(async () => {
    answers = await Promise.all(numbers.map((number) => ask(number).catch(String)))
  })
  expect(trips).toBe(1)
  expect(answers).toEqual(numbers.map((number) => (number === 3 ? 'Error: refused' : number + 1)))
})

test('an error of the database is told to every request that asked', async () => {
  const { database } = open()
  const nowhere = database.prepare('SELECT id FROM nowhere')
  const ask = () => database.engine.inTurn(() => nowhere.all())
  const told = await Promise.allSettled([ask(), ask()])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await database.engine.inTurn(() => 'open')).toBe('open')
})

test('between requests and between commits that took long, others are served', async () => {
  const { database } = open()
  let now = 0
  const inTurn = createRequestQueue({
    gather: async (reads) => reads.map((read) => read()),
    clock: () => now,
  })
  const writer = database.engine.createWriter(() => now)
  let [served, isOver] = [0, false]
  const serve = () => {
    served += 1
    if (!isOver) setImmediate(serve)
  }
  onTestFinished(() => void (isOver = true))
  serve()
  /** How often others were served before each of the requests continued. */
  const before: number[] = []
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      await inTurn(() => null)
      before.push(served)
      now += 11
    }),
  )
  expect(new Set(before).size).toBe(3)
  before.length = 0
  const job = () => {
    before.push(served)
    now += 11
  }
  await Promise.all(Array.from({ length: 6 }, () => writer.run(job)))
  expect(new Set(before).size).toBe(3)
})
