/** Packages are installed only after the package lists were updated. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'

let folder: string
beforeEach(() => void (folder = makeFolder()))

/** Runs the script with an apt-get that records its arguments, and fails at the given command. */
function install(failing: string) {
  const said = join(folder, 'said')
  const apt = `#!/bin/sh\necho "$*" >> '${said}'\n[ "$1" != '${failing}' ]\n`
  writeFileSync(join(folder, 'apt-get'), apt, { mode: 0o755 })
  const { status } = spawnSync(process.execPath, ['scripts/apt.mjs', 'chromium', 'make'], {
    env: { ...process.env, PATH: folder + delimiter + process.env['PATH'] },
  })
  return { status, said: readFileSync(said, 'utf8').trim().split('\n') }
}

const both = ['update', 'install -y --no-install-recommends chromium make']

test('the lists are brought up to date before anything is installed', () => {
  expect(install('nothing')).toEqual({ status: 0, said: both })
})

test('without new lists the old ones must do', () => {
  expect(install('update')).toEqual({ status: 0, said: both })
})

test('a package that could not be installed is reported', () => {
  expect(install('install')).toEqual({ status: 1, said: both })
})
