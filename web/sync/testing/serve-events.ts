/** The real stream of pokes for a page: an EventSource that asks this server without a port. */
import { Hono } from 'hono'
import { vi } from 'vitest'
import type { AppEnv } from '#server/app-env.ts'
import type { Core } from '#server/core.ts'
import { createSyncRoutes } from '#server/sync/sync-routes.ts'

/**
 * Gives the page an EventSource that asks this server, signed in as this account; tells how often it was opened.
 * `beforeEvent` is awaited before each event, as a busy page lets events wait.
 */
export function serveEvents(
  core: Core,
  account: string,
  beforeEvent: () => Promise<void> | undefined = () => undefined,
): () => number {
  let opened = 0
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('session', { userId: account, role: 'user', tokenHash: '', createdAt: '' })
    await next()
  })
  const sessions = { isOpen: () => true }
  app.route('/', createSyncRoutes({ ...core, sessions, now: () => new Date() }))

  class ServedEventSource extends EventTarget {
    #reader: ReadableStreamDefaultReader<string> | undefined
    constructor(path: string) {
      super()
      opened++
      void this.#read(path)
    }
    async #read(path: string): Promise<void> {
      await beforeEvent()
      const { body } = await app.request(path)
      this.#reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { value, done = true } = (await this.#reader?.read()) ?? {}
        if (done) return void this.dispatchEvent(new Event('error'))
        for (const [, event = '', data = ''] of (value ?? '').matchAll(
          /event: (.*)\ndata: (.*)\n\n/g,
        )) {
          await beforeEvent()
          this.dispatchEvent(new MessageEvent(event, { data }))
        }
      }
    }
    close(): void {
      void this.#reader?.cancel()
    }
  }
  vi.stubGlobal('EventSource', ServedEventSource)
  return () => opened
}
