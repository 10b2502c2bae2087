/** Triggers events of the worker that a browser triggers by itself. */
import type { CDPSession, Page } from 'playwright/test'

type WorkerTools = {
  /** As the push service delivers it. */
  push(data: string): Promise<unknown>
  /** Background Sync: the connection is back. */
  sync(tag: string): Promise<unknown>
  /** Periodic Background Sync, for an installed app that is in use. */
  periodicSync(tag: string): Promise<unknown>
  /** Stops the worker, whatever it is doing. The next event starts it again. */
  stop(): Promise<unknown>
}

/** For the worker of this page's origin; any page of the origin will do, even one that is not the app's. */
export async function workerOf(page: Page): Promise<WorkerTools> {
  const cdp = await page.context().newCDPSession(page)
  const known = { origin: new URL(page.url()).origin, registrationId: await registrationId(cdp) }
  return {
    push: (data) => cdp.send('ServiceWorker.deliverPushMessage', { ...known, data }),
    sync: (tag) =>
      cdp.send('ServiceWorker.dispatchSyncEvent', { ...known, tag, lastChance: false }),
    periodicSync: (tag) => cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...known, tag }),
    stop: () => cdp.send('ServiceWorker.stopAllWorkers'),
  }
}

async function registrationId(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted)
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  return found
}
