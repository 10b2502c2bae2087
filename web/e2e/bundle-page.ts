/** Bundles sources into one script that can run inside a page. */
import { build } from 'vite'

/** By the path of its entry file, relative to the project's folder. */
export async function bundlePage(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // As in vite.config.ts.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    define: { 'process.env.NODE_ENV': '"production"', __APP_VERSION__: '"bench"' },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'page' },
    },
  })
  const output = Array.isArray(made) ? made[0] : made
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`)
  return chunk.code
}
