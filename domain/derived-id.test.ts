/** Derived ids never change: rows, outboxes and servers of every release contain them (rule R49). */
import { expect, test } from 'vitest'
import { derivedId, derivedNumbers } from './derived-id.ts'
import { id } from './id.ts'
import { idOf } from './testing/make.ts'

test.each([
  [['a'], '8b11ca2a-f0f2-8c67-8851-43e3e05d4181'],
  [['0'], '008165bd-469b-8399-89b4-2688ff012b23'],
  [['ab'], '12e5c507-3724-8370-844f-cd1305cdbb42'],
  [['a', 'b'], '5dee448b-c99c-89b3-81df-afed59624ae0'],
  [['maya', 'm', 'theo', 'task_completed'], 'f78ded82-4056-8466-863f-065f1bf16506'],
  [['x'.repeat(1000)], 'e17c3dee-bbc9-819c-8fad-37167c745b84'],
  [['é🧦'], 'c97225c8-e999-8c5e-8305-04e25adfe0aa'],
])('the cause %j gives the id %s in every release', (cause, expected) => {
  expect(derivedId(...cause)).toBe(expected)
  expect(id.parse(expected)).toBe(expected)
})

test('the numbers of several are what their ids begin with', () => {
  const last = ['', 'x', 'theo', idOf('Juno')]
  expect(derivedNumbers(['maya', 'é🧦'], last)).toEqual(
    last.map((each) => Number(`0x${derivedId('maya', 'é🧦', each).slice(0, 8)}`)),
  )
})

test('causes that differ in one letter have ids that differ in every part', () => {
  const parts = (n: number) => derivedId('mutation', String(n)).split('-')
  for (let n = 0; n < 200; n++) {
    const [one, other] = [parts(n), parts(n + 1)]
    expect(one.filter((part, index) => part === other[index])).toEqual([])
  }
})

test('an id is a UUID in lower case, however it was typed', () => {
  expect(id.parse(idOf('Maya').toUpperCase())).toBe(idOf('Maya'))
  for (const other of [
    '',
    'maya',
    ` ${idOf('Maya')}`,
    `${idOf('Maya')}0`,
    idOf('Maya').slice(1),
    7,
  ])
    expect(id.safeParse(other).error?.issues[0]?.message).toBe('must be a UUID')
})
