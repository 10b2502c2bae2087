/**
 * Webhooks, connected for the app: an event is stored in the commit in which it happens, and sent after it, at least
 * once, by whichever process takes it (A44).
 */
import { setImmediate } from 'node:timers/promises'
import { derivedId } from '#domain/derived-id.ts'
import type { Core } from '#server/core.ts'
import { storageFailure } from '#server/store/storage-failure.ts'
import type { DeliverDeps } from './deliver-webhooks.ts'
import { createDeliverWebhooks } from './deliver-webhooks.ts'
import { dueChores } from './due-chores.ts'
import { createNoteEvents } from './webhook-events.ts'
import type { Webhook, WebhookStore } from './webhook-store.ts'
import { createWebhookStore } from './webhook-store.ts'

/** How often to look for due messages, including those that another process has left behind. */
const LOOK_MS = 10_000
/** Several changes in quick succession cause only one look. */
const SOON_MS = 200
/** How many webhooks are checked for due chores at a time. */
const LOOKS_AT_ONCE = 20

export type Webhooks = ReturnType<typeof createWebhooks>

type Deps = Omit<DeliverDeps, 'stored'> & Pick<Core, 'database' | 'applier'>

export function createWebhooks(deps: Deps) {
  const { database, applier, commits, log, now } = deps
  const stored = createWebhookStore(database)
  const { addresses, secretOf, test, sendDue } = createDeliverWebhooks({ ...deps, stored })
  const lookFor = createLookFor({ ...deps, stored })
  const noteEvents = createNoteEvents(database, now)
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasNews = false
  let lookingForDue = Promise.resolve()

  applier.onChanged((changed) => {
    hasNews = noteEvents(changed) || hasNews
  })
  commits.onCommitted(() => {
    if (!hasNews) return
    hasNews = false
    timer ??= setTimeout(() => {
      timer = undefined
      run(look)
    }, SOON_MS).unref()
  })

  /** Finds chores that have become due, and sends everything that waits. */
  async function look(): Promise<void> {
    // One after another: of two that read a plan at the same time, the later one would be refused.
    lookingForDue = lookingForDue.catch(() => undefined).then(lookForDue)
    await lookingForDue
    await sendDue()
  }

  async function lookForDue(): Promise<void> {
    for (const webhook of stored.toLook(now().toISOString(), LOOKS_AT_ONCE)) await lookFor(webhook)
  }

  function run(work: () => Promise<void>): void {
    // A server that has stopped leaves waiting messages to the next one.
    if (!database.open) return
    void work().catch((error: unknown) => {
      if (database.open && storageFailure(error) === null) log.fault(error)
    })
  }

  return {
    stored,
    addresses,
    secretOf,
    test,
    look,
    /** Sends messages left behind, now and from now on. */
    start(): void {
      run(look)
      setInterval(() => run(look), LOOK_MS).unref()
    },
  }
}

type LookDeps = Pick<Deps, 'store' | 'writer' | 'now'> & { readonly stored: WebhookStore }

/** Stores the chores that have become due for one webhook. */
function createLookFor({ store, writer, now, stored }: LookDeps) {
  return async (webhook: Webhook): Promise<void> => {
    const { id: webhook_id, user_id, seen_until: since } = webhook
    const at = now().toISOString()
    const work = dueChores(store, user_id, { since, now: at })
    let step = work.next()
    for (; step.done !== true; step = work.next()) await setImmediate()
    const { due, nextAt } = step.value
    await writer.run(() => {
      // Nothing that was sent before the clock was set back is sent again.
      const seen_until = at > since ? at : since
      if (!stored.noteLook(webhook, { seen_until, look_at: nextAt })) return
      for (const { subject, slot } of due.slice(0, stored.roomFor(webhook_id))) {
        const id = derivedId(webhook_id, subject, slot, at)
        const told = { webhook_id, id, user_id, event: 'chore.due', subject, slot } as const
        stored.put({ ...told, at, attempts: 0, due_at: at })
      }
    })
  }
}
