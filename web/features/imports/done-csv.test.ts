/** The file of completed tasks: by the person, and by others if the tasks are the person's (IM5). */
import { expect, test } from 'vitest'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { SOMEBODY } from '#domain/users/user.ts'
import { openDeviceWith } from '#web/data/testing/dexie-image.ts'
import { doneCsv } from './done-csv.ts'

type Rows = readonly ReturnType<typeof makeTask>[]

async function linesOf(rows: Rows) {
  const { database } = await openDeviceWith(rows.map((row) => ['tasks', row] as const))
  const names = new Map(['Maya', 'Theo'].map((name) => [idOf(name), name]))
  const nameOf = (id: string) => names.get(id) ?? 'Somebody'
  const file = await doneCsv(database, { account: idOf('Maya'), timeZone: 'Europe/Berlin', nameOf })
  return file.slice(1).trimEnd().split('\r\n')
}

const done = (owner: string, id: string, more: Parameters<typeof makeTask>[1] = {}) =>
  makeTask(owner, { id: idOf(id), name: id, time_minutes: 20, effort_level: 'easy', ...more })

test('a line has the local day, the name, who did it, the minutes and the points, oldest first', async () => {
  expect(
    await linesOf([
      done('Maya', 'Late', { completed_at: '2026-11-21T23:30:00.000Z', effort_level: 'extreme' }),
      done('Maya', '=Early', {
        completed_at: '2026-11-20T10:00:00.000Z',
        claimed_by: idOf('Theo'),
      }),
      done('Theo', 'Helped', {
        completed_at: '2026-11-21T10:00:00.000Z',
        claimed_by: SOMEBODY,
        helpers: idOf('Maya'),
      }),
      done('Theo', 'Theirs', { completed_at: '2026-11-21T11:00:00.000Z' }),
      done('Maya', 'Open'),
    ]),
  ).toEqual([
    'Day,Name,Person,Minutes,Points',
    '2026-11-20,"\'=Early","Theo",20,20',
    '2026-11-21,"Helped","Somebody; Maya",20,20',
    '2026-11-22,"Late","Maya",20,60',
  ])
})

test('thousands are read in pieces, each once, also many of one moment', async () => {
  const rows = Array.from({ length: 2500 }, (_, n) =>
    done('Maya', `Task ${n}`, {
      completed_at:
        n < 1200
          ? '2026-11-20T10:00:00.000Z'
          : new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    }),
  )
  const lines = await linesOf(rows)
  expect(new Set(lines).size).toBe(2501)
  expect(lines).toHaveLength(2501)
})
