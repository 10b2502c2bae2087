/** Which screens are photographed: a choice that matches nothing is reported as a failure. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install.mjs'
import { toolFile } from '../tool.mjs'
import { chosenFrom, missesIn } from './choice.ts'

const sizes = ['phone', 'tablet-portrait', 'tablet-landscape'].map((name) => ({ name }))

test.each([
  ['', ['phone', 'tablet-portrait', 'tablet-landscape']],
  ['tablet', ['tablet-portrait', 'tablet-landscape']],
  ['phone, tablet-p', ['phone', 'tablet-portrait']],
  ['watch', []],
])('"%s" chooses by the start of the name', (asked, names) => {
  expect(chosenFrom(sizes, asked).map(({ name }) => name)).toEqual(names)
})

test('each prefix that matches nothing is named, beside those that match', () => {
  expect(missesIn('size', sizes, '')).toEqual([])
  expect(missesIn('size', sizes, 'phone,tablet')).toEqual([])
  expect(missesIn('size', sizes, 'phone,watch')).toEqual([
    'No size begins with "watch". There are: phone, tablet-portrait, tablet-landscape',
  ])
})

test('`npm run screens` says so and fails, before it starts anything', () => {
  const main = [toolFile('tsx'), join('scripts', 'screens', 'main.ts')]
  const asked = ['--size=phone,watch', '--only=taks']
  const { status, stdout, stderr } = spawnSync(process.execPath, [...main, ...asked], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('No screen begins with "taks".')
  expect(stderr).toContain('No size begins with "watch".')
})
