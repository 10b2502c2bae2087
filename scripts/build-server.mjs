/**
 * Bundles the server into one file, which halves its start time; only native modules, and what only PostgreSQL needs,
 * stay outside.
 */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './install.mjs'

/** The packages that are loaded from node_modules when the server runs. */
export const nativePackages = ['better-sqlite3', '@node-rs/argon2', 'pg']

/** Started as threads, by these names. @type {Readonly<Record<string, string>>} */
const workers = { 'backup-worker.mjs': 'backup/backup-worker.mjs' }

/**
 * @param {string} outDir
 * @param {Readonly<Record<string, string>>} entries the source files, by the name of the built script
 * @param {import('vite').Plugin[]} plugins
 */
export async function buildServer(outDir, entries = { main: 'main.ts' }, plugins = []) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    plugins,
    ssr: { noExternal: true, external: nativePackages },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries({ ...entries, ...workers }).map(([name, path]) => [
            name,
            join(root, 'sync-server', path),
          ]),
        ),
        // All in one folder, because shared code looks for the migrations in its own folder.
        output: {
          entryFileNames: ({ name }) => (name in workers ? name : `${name}.js`),
          chunkFileNames: '[name].js',
        },
      },
    },
    logLevel: 'warn',
  })
  for (const name of ['connection-worker.mjs', 'postgres.sql'])
    copyFileSync(join(root, 'sync-server', 'store', 'postgres', name), join(outDir, name))
  const migrations = join(root, 'sync-server', 'store', 'migrations')
  mkdirSync(join(outDir, 'migrations'), { recursive: true })
  for (const name of readdirSync(migrations).filter((file) => file.endsWith('.sql')))
    copyFileSync(join(migrations, name), join(outDir, 'migrations', name))
}
