/**
 * For every refusal of the server, the sheet shows what was done, why it was refused, what that means, and what can be
 * done.
 */
import { expect, test } from 'vitest'
import type { RefusalCode } from '#domain/command-error.ts'
import { refusalStatus } from '#domain/command-error.ts'
import type { NamedTable } from '#domain/command-text.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandNames, commandOf, presentName } from '#domain/commands.ts'
import { idOf, makeLoan, makeReward, makeTask } from '#domain/testing/make.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import type { Rows } from './changes.ts'
import { iconOf, nameOf, tableOf, youDidText } from './changes.ts'
import { meaningOf } from './meanings.ts'
import type { Present } from './present.ts'
import { factText, reasonOf } from './reasons.ts'
import { groupRefused } from './refused.ts'
import { remediesFor } from './remedies.ts'

const id = idOf('subject')
const current: Rows = {
  tasks: new Map([[id, makeTask('Maya', { id, name: 'Dishes' })]]),
  rewards: new Map([[id, makeReward('Maya', { id, name: 'Cinema' })]]),
  loans: new Map([[id, makeLoan('Maya', { id, title: 'Book' })]]),
}
const present: Present = {
  current,
  balance: 95,
  mayBorrow: true,
  me: idOf('Maya'),
  isChild: false,
  timeZone: 'Europe/Berlin',
  names: new Map([[idOf('Theo'), 'Theo']]),
  open: new Map(),
}
const names: Readonly<Record<NamedTable, string>> = {
  tasks: 'Dishes',
  rewards: 'Cinema',
  loans: 'Book',
}
const codes = Object.keys(refusalStatus) as RefusalCode[]
// Nothing arrives here under earlier names.
const cases = [...new Set(commandNames.map(presentName))].flatMap((name) =>
  codes.map((code) => [name, code] as const),
)
const now = new Date('2026-11-21T20:00:00.000Z')

/** Codes after which a card may have no remedy, because the same change can never succeed. */
const settled: ReadonlySet<RefusalCode> = new Set([
  'already_decided',
  'forbidden',
  'too_late',
  'not_completed',
  'already_completed',
  'already_redeemed',
  'not_found',
  'gone',
  'last_admin',
  'price_changed',
])

function refused(name: CommandName, code: RefusalCode): RejectedItem {
  return {
    id: idOf(`${name} ${code}`),
    name,
    version: commandOf(name).version,
    input: { id },
    at: '2026-11-21T18:07:00.000Z',
    changes: [],
    code,
    message: 'The words of the rule',
    details: { name: 'Theo', at: '2026-11-21T18:04:00.000Z', need: 120, have: 95, cost: 150 },
    rejected_at: '2026-11-21T19:00:00.000Z',
  }
}

test.each(cases)('%s refused with %s is told in whole sentences', (name, code) => {
  const item = refused(name, code)
  const table = tableOf(name)
  expect(youDidText(item, current)).toMatch(/^You /)
  expect(nameOf(item, current)).toBe(table === null ? '' : names[table])
  expect(iconOf(name).icon).toBeTruthy()
  expect(reasonOf(item, present, now)).toMatch(/^[A-Z].*\.$/)
  expect(meaningOf([item], present)).toMatch(/^[A-Z].*\.$/)
  const remedies = groupRefused([item]).flatMap((group) => remediesFor(group, present))
  expect(remedies.length).toBeGreaterThan(settled.has(code) ? -1 : 0)
  expect(new Set(remedies.map(({ label }) => label)).size).toBe(remedies.length)
})

test.each(commandNames)('%s of what had been decided already is information', (name) => {
  const item = refused(name, 'already_decided')
  expect(groupRefused([item])).toEqual([])
  expect(factText(item, current)).toMatch(/^The words of the rule.*\. Nothing for you to do\.$/)
})

test.each([
  ['updateTask', 'Save mine as a new task'],
  ['updateReward', 'Save mine as a new reward'],
  ['completeTask', 'Add my part as a task'],
] as const)('%s keeps its work when the row is lost', (name, label) => {
  for (const code of ['forbidden', 'already_completed', 'already_redeemed'] as const) {
    const [group] = groupRefused([refused(name, code)])
    expect(group && remediesFor(group, present)[0]?.label).toBe(label)
  }
})

test.each(['updateTask', 'updateReward', 'redeemReward'] as const)(
  '%s of what is gone can be created again (rule R46)',
  (name) => {
    const [group] = groupRefused([refused(name, 'gone')])
    expect(group && remediesFor(group, present)[0]?.label).toBe('Create it again')
  },
)
