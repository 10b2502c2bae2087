/** Records how this release queues each command, from the examples. Adds what is missing, never changes a recording. */
import { readFileSync, writeFileSync } from 'node:fs'
import { v7 } from 'uuid'
import { commandOf } from '#domain/commands.ts'
import { examples } from '#domain/testing/examples.ts'
import { monday } from '#domain/testing/make.ts'
import { queuePath, recordedQueues, unrecordedIn } from '#server/testing/recorded-queues.ts'

const { version: release } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
}
const recorded = recordedQueues().find((queue) => queue.release === release)?.recorded ?? []
const added = unrecordedIn(recorded).map((name) => {
  const [by, input] = examples[name]
  return { by, mutation: { id: v7(), name, version: commandOf(name).version, input, at: monday } }
})
writeFileSync(queuePath(release), `${JSON.stringify([...recorded, ...added], null, 2)}\n`)
console.log(`Recorded ${added.map(({ mutation }) => mutation.name).join(', ') || 'nothing new'}`)
