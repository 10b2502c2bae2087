/** The contract of every store under `execute`; run against memory, IndexedDB and SQLite. */
import { describe, expect, test } from 'vitest'
import type { CommandContext } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf, parseInput } from '#domain/commands.ts'
import type { Found } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Change, Read } from '#domain/tx.ts'
import { row, rows } from '#domain/tx.ts'
import {
  idOf,
  makeAccount,
  makePartnership,
  makeTask,
  makeUser,
  monday,
  openSettings,
} from './make.ts'

export type ContractStore = {
  load(read: Read): Promise<Found>
  write(changes: readonly Pick<Change, 'table' | 'id' | 'after'>[]): Promise<void>
  /** Runs a command on the stored rows and stores its changes; throws if it is refused. */
  execute(
    mutation: { readonly name: CommandName; readonly input: unknown },
    context: CommandContext,
  ): Promise<readonly Change[]>
}

export function storeContract(name: string, open: () => ContractStore): void {
  describe(`a store in ${name}`, () => {
    readsAndWrites(open)
    runsCommands(open)
  })
}

const id = idOf('task of Maya')
const put = (table: TableName, after: AnyRow) => ({ table, id: after.id, after })

function readsAndWrites(open: () => ContractStore): void {
  test('finds a row by id as it was written, and nothing where there is none', async () => {
    const store = open()
    await store.write([put('tasks', makeTask('Maya', { name: 'Café 🧦' }))])
    expect(await store.load(row('tasks', id))).toEqual([makeTask('Maya', { name: 'Café 🧦' })])
    expect(await store.load(row('tasks', idOf('other')))).toEqual([])
    expect(await store.load(row('users', id))).toEqual([])
  })

  test.each([
    makeTask('Maya', { is_shared: true, completed_at: monday, approved_by: null, completions: 1 }),
    makeTask('Maya', { is_shared: false, claimed_by: idOf('Theo'), claimed_at: monday }),
    makeTask('Maya', { is_shared: false, completed_at: monday, approved_by: idOf('Theo') }),
  ])('keeps true, false, null, zero and empty text what they are: %j', async (task) => {
    const store = open()
    await store.write([put('tasks', { ...task, description: '', completions: 0 })])
    expect(await store.load(row('tasks', id))).toEqual([
      { ...task, description: '', completions: 0 },
    ])
  })

  test('writes over a row whole, and forgets a deleted one', async () => {
    const store = open()
    await store.write([put('tasks', makeTask('Maya', { claimed_by: idOf('Theo') }))])
    await store.write([put('tasks', makeTask('Maya'))])
    expect(await store.load(row('tasks', id))).toEqual([makeTask('Maya')])
    await store.write([{ table: 'tasks', id, after: null }])
    await store.write([{ table: 'tasks', id, after: null }])
    expect(await store.load(row('tasks', id))).toEqual([])
  })

  test('writes many rows of many tables in one go', async () => {
    const store = open()
    const names = Array.from({ length: 300 }, (_, n) => `Guest ${n}`)
    await store.write(
      names.flatMap((name) => [put('users', makeUser(name)), put('tasks', makeTask(name))]),
    )
    const found = await Promise.all(names.map((name) => store.load(row('users', idOf(name)))))
    expect(found.flat()).toEqual(names.map((name) => makeUser(name)))
  })

  test('finds slices in which all fields are equal, and null equals null', async () => {
    const store = open()
    const accepted = makePartnership('Maya', 'Theo')
    const open1 = makePartnership('Maya', 'Nora', { status: 'pending', token: 'a' })
    const unknown = makePartnership('Maya', 'Otis', {
      status: 'pending',
      token: 'b',
      invitee_id: null,
    })
    const other = makePartnership('Theo', 'Nora')
    await store.write([accepted, open1, unknown, other].map((each) => put('partnerships', each)))
    const inviter_id = idOf('Maya')
    const idsOf = async (where: Parameters<typeof rows<'partnerships'>>[1]) =>
      (await store.load(rows('partnerships', where))).map((each) => each.id).toSorted()
    expect(await idsOf({ inviter_id })).toEqual([accepted.id, open1.id, unknown.id].toSorted())
    expect(await idsOf({ inviter_id, status: 'pending' })).toEqual(
      [open1.id, unknown.id].toSorted(),
    )
    expect(await idsOf({ inviter_id, token: null })).toEqual([accepted.id])
    expect(await idsOf({ inviter_id, invitee_id: null })).toEqual([unknown.id])
    expect(await idsOf({ inviter_id: idOf('Otis') })).toEqual([])
  })
}

function runsCommands(open: () => ContractStore): void {
  const run = (
    store: ContractStore,
    actor: string,
    [name, input]: readonly [CommandName, unknown],
  ) => {
    const parsed = parseInput(name, input, commandOf(name).version)
    const context = {
      actor: idOf(actor),
      at: monday,
      now: monday,
      settings: { ...openSettings, planLimits: true },
      mutationId: 'm',
    }
    return store.execute({ name, input: parsed }, context)
  }

  async function openHousehold(): Promise<ContractStore> {
    const store = open()
    await store.write([
      put('users', makeUser('Maya')),
      put('users', makeUser('Theo')),
      put('accounts', makeAccount('Maya', { plan: 'free' })),
      put('partnerships', makePartnership('Maya', 'Theo')),
    ])
    return store
  }

  test('runs a command on what earlier ones stored, and stores what it did', async () => {
    const store = await openHousehold()
    await run(store, 'Maya', ['createTask', { id, name: 'Dishes', time_minutes: 10 }])
    await run(store, 'Maya', ['completeTask', { id }])
    expect(await store.load(row('tasks', id))).toMatchObject([
      { completed_at: monday, approved_by: null },
    ])
    expect(await store.load(row('balances', idOf('Maya')))).toMatchObject([{ total_points: 10 }])
    expect(await store.load(row('entries', `task:${id}:completed:1`))).toMatchObject([
      { amount: 10 },
    ])
    expect(await store.load(row('usages', `${idOf('Maya')}:2026-03-02`))).toMatchObject([
      { tasks: 1 },
    ])
  })

  test('a refused command leaves nothing', async () => {
    const store = await openHousehold()
    await run(store, 'Maya', ['createTask', { id, name: 'Dishes' }])
    await expect(run(store, 'Maya', ['createTask', { id, name: 'Again' }])).rejects.toMatchObject({
      code: 'id_conflict',
    })
    expect(await store.load(row('usages', `${idOf('Maya')}:2026-03-02`))).toMatchObject([
      { tasks: 1 },
    ])
    expect(await store.load(row('tasks', id))).toMatchObject([{ name: 'Dishes' }])
  })

  test('a repeated command changes nothing', async () => {
    const store = await openHousehold()
    await run(store, 'Maya', ['createTask', { id, name: 'Dishes' }])
    expect(await run(store, 'Maya', ['completeTask', { id }])).not.toEqual([])
    expect(await run(store, 'Maya', ['completeTask', { id }])).toEqual([])
  })

  test('a command finds slices through what it already knows', async () => {
    const store = await openHousehold()
    await store.write([put('partnerships', makePartnership('Nora', 'Maya', { status: 'pending' }))])
    await run(store, 'Maya', ['respondToInvitation', { id: idOf('Nora+Maya'), status: 'accepted' }])
    expect(await store.load(rows('partnerships', { invitee_id: idOf('Maya') }))).toMatchObject([
      { status: 'accepted' },
    ])
  })
}
