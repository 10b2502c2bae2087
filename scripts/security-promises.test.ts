/** Every promise of SECURITY.md names an existing test, or a deviation with its reason. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const PROMISES = 52

type Promised = { readonly number: number; readonly proof: string }

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const promises = [...text.matchAll(/^\| SEC(\d+) \|(?:[^|]*\|){2}([^|]*)\|$/gm)].map(
  ([, number, proof = '']): Promised => ({ number: Number(number), proof }),
)

/** The files that a promise names, each with the quoted titles after it. */
function quoted({ proof }: Promised): readonly { file: string; phrases: readonly string[] }[] {
  return [...proof.matchAll(/`([\w./-]+)`((?:[:,] "[^"]+")*)/g)].map(
    ([, file = '', after = '']) => ({
      file: pathOf(file),
      phrases: [...after.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => phrase),
    }),
  )
}

/** Paths without a top-level folder are in `sync-server/`. */
function pathOf(file: string): string {
  return [join(root, file), join(root, 'sync-server', file)].find(existsSync) ?? file
}

test('the list is complete', () => {
  expect(promises.map(({ number }) => number)).toEqual(
    Array.from({ length: PROMISES }, (_, index) => index + 1),
  )
})

test.each(promises)('promise SEC$number names a test that is there, or a deviation', (promise) => {
  const proofs = quoted(promise)
  for (const { file, phrases } of proofs)
    for (const phrase of phrases) expect(readFileSync(file, 'utf8')).toContain(phrase)
  const isProven = proofs.some(({ phrases }) => phrases.length > 0)
  const deviations = [...promise.proof.matchAll(/deviation (D\d+)/g)].map(([, name = '']) => name)
  expect(isProven || deviations.length > 0).toBe(true)
  for (const name of deviations) expect(text).toContain(`\n| ${name} |`)
})
