/** Maya and Theo, partners with a device each that gets pushes, and a server whose clock a test moves. */
import { onTestFinished, vi } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import { makePushHousehold } from '#server/push/testing/push-household.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeApp } from '#server/testing/make-app.ts'

/** The pushes about the chore that it makes. */
export const DUE = 'Bins to the kerb: due today'
export const OVERDUE = 'Bins to the kerb: overdue since Tue, Mar 3'
/** 18:00 in Berlin on the day it is due. */
export const EVENING = '2026-03-03T17:00:00Z'
export const slot = '2026-03-03'
const TEST = 'Notifications reach this device.'

export type RemindedHousehold = Awaited<ReturnType<typeof makeRemindedHousehold>>

/** By default on Monday, 2026-03-02, 09:00 UTC; chores count in Berlin, an hour ahead. It ends with the test. */
export async function makeRemindedHousehold() {
  // Pushes of notifications would come between the reminders after some seconds.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app, service, maya, theo } = await makePushHousehold()
  onTestFinished(async () => {
    vi.useRealTimers()
    await service.stop()
  })
  await maya.call('PUT', '/api/push/subscription', service.subscription('maya'))
  let running: TestApp = app
  let nowMs = Date.parse('2026-03-02T09:00:00Z')
  const receivedCounts = { maya: 0, theo: 0 }

  /** Moves the clock to a moment, without sending the reminders due until then. */
  function sleepUntil(at: string): void {
    running.pass(Date.parse(at) - nowMs)
    nowMs = Date.parse(at)
  }

  /** Moves the clock to a moment, and sends the reminders due by then. */
  async function goTo(at: string): Promise<void> {
    sleepUntil(at)
    await running.push.remind()
  }

  /** The pushes that a person's device got since the last call. */
  async function receivedBy(name: 'maya' | 'theo'): Promise<readonly string[]> {
    const person = { maya, theo }[name]
    // Sent after what was due: when it has arrived, nothing else is on its way.
    const { status } = await person.call('POST', '/api/push/test')
    if (status !== 200) throw new Error(`The test of ${name} was answered with ${status}`)
    const all = service.received.filter(({ path }) => path === `/${name}`)
    const fresh = all.slice(receivedCounts[name]).map(({ message }) => message.body)
    receivedCounts[name] = all.length
    return fresh.filter((text) => text !== TEST)
  }

  return {
    app,
    service,
    maya,
    theo,
    sleepUntil,
    goTo,
    /** Another server goes on with the same data, at the same time. */
    restart(): void {
      running = makeApp({ PUSH_ENDPOINTS: 'any' }, app.database)
      running.pass(nowMs - Date.parse('2026-03-02T09:00:00Z'))
    },
    receivedBy,
    /** Goes to a moment; the pushes that a person's device got since the last call, with those due by then. */
    async receivedAt(at: string, name: 'maya' | 'theo'): Promise<readonly string[]> {
      await goTo(at)
      return receivedBy(name)
    },
    async prefer(person: TestPerson, wanted: Readonly<Record<string, unknown>>): Promise<void> {
      const unset = { muted: [], hides_details: false, quiet_hours: null }
      const { body } = await person.call('GET', '/api/push')
      const before = body['preferences'] as object
      await person.call('PUT', '/api/push/preferences', { ...unset, ...before, ...wanted })
    },
    /** By default a chore of Maya's from Tuesday, 2026-03-03 on, by default Theo's turn first; reminds at 18:00 in Berlin, 17:00 UTC. */
    makeChore(given: Readonly<Record<string, unknown>> = {}, owner = maya): Promise<string> {
      return owner.make('createChore', {
        name: 'Bins to the kerb',
        time_minutes: 10,
        is_shared: true,
        repeats: 'weekly',
        weekdays: 0b0000010,
        starts_on: '2026-03-03',
        time_zone: 'Europe/Berlin',
        remind_at: '18:00',
        who: 'turns',
        people: [theo.id, maya.id],
        ...given,
      })
    },
    /** Changes the row of a task or occurrence as a command does: its reminders hear of it in the same commit. */
    async put(after: Task): Promise<void> {
      const { store, writer } = app.core
      await writer.run(() => {
        const change = {
          table: 'tasks',
          id: after.id,
          before: store.get('tasks', after.id),
          after,
        } as const
        store.write(change)
        app.push.reminders.changed([change])
      })
    },
    lines: () => app.database.prepare('SELECT * FROM due_reminders').all(),
  }
}
