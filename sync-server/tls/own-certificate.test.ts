/** A certificate in files that another program renews. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { issueCertificate, makeAuthority } from '#server/tls/make-certificate.ts'
import { openOwnCertificate } from '#server/tls/own-certificate.ts'

const now = new Date()
const authority = makeAuthority({ name: 'A town', permitted: ['example'], now })
const issue = () => issueCertificate(authority, { names: ['chores.example'], now })
const lines: string[] = []
const log = createLog({ write: (line) => void lines.push(line) })

let folder = ''
beforeEach(() => (folder = makeFolder()))

const files = () => ({ cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') })

function write(pair: { readonly cert?: string; readonly key?: string }): void {
  if (pair.cert !== undefined) writeFileSync(files().cert, pair.cert)
  if (pair.key !== undefined) writeFileSync(files().key, pair.key)
}

test('a renewed pair is used, and half of it is not', () => {
  const first = issue()
  const next = issue()
  write(first)
  const certificates = openOwnCertificate(files(), log)
  expect(certificates.refresh()).toBe(false)
  write({ cert: next.cert })
  expect(certificates.refresh()).toBe(false)
  expect(certificates.refresh()).toBe(false)
  expect(certificates.current()).toEqual(first)
  expect(lines.filter((line) => line.includes('do not hold a certificate'))).toHaveLength(1)
  write({ key: next.key })
  expect(certificates.refresh()).toBe(true)
  expect(certificates.current()).toEqual(next)
})

test('the last pair is kept if the files disappear, or are empty for a moment', () => {
  write(issue())
  const certificates = openOwnCertificate(files(), log)
  const before = certificates.current()
  rmSync(files().key)
  expect(certificates.refresh()).toBe(false)
  expect(lines.at(-1)).toContain('TLS_KEY names a file that cannot be read')
  write({ cert: '', key: '' })
  expect(certificates.refresh()).toBe(false)
  expect(lines.at(-1)).toContain('do not hold a certificate and its key')
  expect(certificates.current()).toBe(before)
})

test('the start reports what is wrong with the files', () => {
  expect(() => openOwnCertificate(files(), log)).toThrow(
    'TLS_CERT names a file that cannot be read',
  )
  write({ cert: issue().cert, key: issue().key })
  expect(() => openOwnCertificate(files(), log)).toThrow('do not hold a certificate and its key')
  write({ cert: '', key: '' })
  expect(() => openOwnCertificate(files(), log)).toThrow('do not hold a certificate and its key')
})

test('there is no authority to trust', () => {
  write(issue())
  expect(openOwnCertificate(files(), log).authority()).toBeNull()
})
