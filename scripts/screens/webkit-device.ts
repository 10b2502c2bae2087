/** Devices in WebKit, the engine of iPads and iPhones. They have a mouse: WebKit on Linux has no touch emulation here. */
import { tmpdir } from 'node:os'
import type { Engine } from '#web/e2e/engines/engine.ts'
import { drawLine } from '#web/e2e/engines/line.ts'
import { openPage } from '#web/e2e/engines/page.ts'
import type { DemoServer } from './demo-server.ts'
import type { OpenDevice } from './device.ts'
import { dismissInstalling } from './device.ts'

type Place = {
  readonly engine: Engine
  readonly demo: DemoServer
  /** The scripts that every page gets: page/page.ts, and the finder of elements. */
  readonly script: string
  readonly finder: string
}

export function webkitDevices({ engine, demo, script, finder }: Place): OpenDevice {
  return async (screen, { options: { viewport: size } }) => {
    const profile = await engine.openProfile(screen)
    const line = await drawLine(demo.url)
    const setOffline = (isOffline: boolean) => (isOffline ? line.cut() : line.mend())
    const opened = await openPage({
      tab: await profile.openTab(),
      baseURL: line.url,
      script: `${finder};${script}`,
      size,
      folder: tmpdir(),
    })
    const page = { ...opened, context: () => ({ setOffline }) }
    let read = 0
    await demo.signIn(page, screen.viewer)
    if (!screen.isInstallOffered) await page.evaluate(dismissInstalling)
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (screen.viewer !== 'nobody')
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    return {
      page,
      /** Sets the theme as another window would. */
      light: (theme) => page.evaluate(chooseTheme, theme),
      complaints() {
        const all = profile.faults()
        const added = all.slice(read)
        read = all.length
        return added
      },
      async close() {
        await profile.close()
        await line.cut()
      },
    }
  }
}

function chooseTheme(theme: string): void {
  localStorage.setItem('mitten-theme', theme)
  dispatchEvent(new StorageEvent('storage', { key: 'mitten-theme' }))
}
