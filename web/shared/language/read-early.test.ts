/** No module reads a text while it loads: it would keep the language of that moment for ever. */
import { expect, test, vi } from 'vitest'

const modules = import.meta.glob([
  '/{web,domain}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!**/{e2e,testing,service-worker}/**',
  // It starts the app.
  '!/web/main.tsx',
])

test('no module reads a text while it loads', async () => {
  vi.resetModules()
  const { speak } = await import('#domain/language/texts.ts')
  const readers: string[] = []
  function get(): undefined {
    const [reader = 'somewhere'] =
      new Error().stack?.match(/\/(web|domain)\/(?!language).*\.tsx?:\d+/) ?? []
    readers.push(reader)
  }
  speak({ tag: 'en', texts: new Proxy({}, { get }) })
  for (const load of Object.values(modules)) await load()
  expect(readers).toEqual([])
})
