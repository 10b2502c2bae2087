/** Other releases of the app, made from the build: a newer one, and one whose worker removes itself. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Page } from './engines/page.ts'
import type { TestServer } from './server.ts'

type Release = { readonly folder: string; remove(): void }

/** Inside the project, so that its server finds the native modules. */
function copyBuild(): Release & { readonly web: string } {
  const folder = mkdtempSync(join('.cache', 'release-'))
  cpSync('dist', folder, { recursive: true })
  const web = join(folder, 'web')
  // The server does not compress by itself: without removing these, it would send the unchanged files.
  for (const name of namesIn(web)) if (/\.(br|gz)$/.test(name)) rmSync(join(web, name))
  return { folder, web, remove: () => rmSync(folder, { recursive: true }) }
}

export const NEWER = '9.9.9+newer'

/** Like a build of changed sources: another version, and other names for all scripts. */
export function newerRelease(): Release {
  const { folder, web, remove } = copyBuild()
  const scripts = readdirSync(join(web, 'assets')).filter((name) => name.endsWith('.js'))
  const current = currentVersion()
  for (const name of namesIn(web).filter((path) => /\.(js|html)$/.test(path))) {
    const path = join(web, name)
    const renamed = scripts.reduce(
      (text, script) => text.replaceAll(script, nextName(script)),
      readFileSync(path, 'utf8'),
    )
    writeFileSync(
      path,
      renamed
        .replaceAll(current, NEWER)
        // The file that the worker always revalidates: the page, whose name stays the same.
        .replace(/"revision":"\w+","url":"index.html"/, '"revision":"newer","url":"index.html"'),
    )
  }
  for (const script of scripts)
    renameSync(join(web, 'assets', script), join(web, 'assets', nextName(script)))
  return { folder, remove }
}

/** Like the output of `npm run build -- --kill-worker`. */
export function killingRelease(): Release {
  const { folder, web, remove } = copyBuild()
  cpSync(join(folder, 'kill-worker', 'service-worker.js'), join(web, 'service-worker.js'))
  return { folder, remove }
}

export async function deploy(server: TestServer, { folder }: Release): Promise<void> {
  await server.kill()
  await server.start(folder)
}

/** The update check that the browser makes every day, and the app every hour. Works in any engine. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

export function currentVersion(): string {
  const { version } = JSON.parse(readFileSync(join('dist', 'build.json'), 'utf8')) as {
    readonly version: string
  }
  return version
}

function nextName(script: string): string {
  return script.replace(/\.js$/, '.next.js')
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
}
