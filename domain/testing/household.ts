/** A household in memory for tests of commands: its rows, its people, and the results of their commands. */
import { CommandError } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf, parseInput } from '#domain/commands.ts'
import { execute } from '#domain/execute.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { availablePoints, emptyBalance } from '#domain/points/points.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import { matches } from '#domain/row-values.ts'
import { createRows } from '#domain/rows.ts'
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import type { Change, Read } from '#domain/tx.ts'
import type { MadeRows, Pair } from './make.ts'
import {
  idOf,
  makeAccount,
  makeChild,
  makePartnershipOf,
  makeUser,
  monday,
  openSettings,
} from './make.ts'

export type Given = Partial<Pick<CommandContext, 'at' | 'now' | 'mutationId' | 'settings'>>
export type Refusal = Pick<CommandError, 'code' | 'message' | 'details'>

type Start = {
  readonly people: readonly string[]
  readonly partners?: readonly Pair[]
  readonly rows?: MadeRows
}

/** Maya has 100 points; Theo and Nora are her partners, Ida is her child; Otis has no partners. */
export function createFamily(rows: MadeRows) {
  return createHousehold({
    people: ['Maya', 'Theo', 'Nora', 'Ida', 'Otis'],
    partners: ['Maya+Theo', 'Nora+Maya'],
    rows: [
      ...makeChild('Ida', 'Maya'),
      ['balances', { ...emptyBalance(idOf('Maya')), total_points: 100 }],
      ...rows,
    ],
  })
}

/** A household of people with accounts; a later row replaces an earlier one with the same id. */
export function createHousehold({ people, partners = [], rows = [] }: Start) {
  const stored = new Map<string, AnyRow>()
  const put = (table: TableName, row: AnyRow) => void stored.set(`${table}/${row.id}`, row)
  for (const name of people) {
    put('users', makeUser(name))
    put('accounts', makeAccount(name))
  }
  for (const pair of partners) put('partnerships', makePartnershipOf(pair))
  for (const [table, row] of rows) put(table, row)
  let count = 0

  const all = <T extends TableName>(table: T) =>
    [...stored].flatMap(([key, row]) => (key.startsWith(`${table}/`) ? [row as Tables[T]] : []))

  function load({ table, id, where }: Read): readonly AnyRow[] {
    if (id === undefined) return all(table).filter((row) => matches(row, where ?? {}))
    const found = stored.get(`${table}/${id}`)
    return found ? [found] : []
  }

  function changesOf<Name extends CommandName>(
    [actor, name, input]: readonly [actor: string, name: Name, input: CommandInput<Name>],
    given: Given = {},
  ): readonly Change[] {
    const at = given.at ?? monday
    const mutationId = given.mutationId ?? `mutation ${count}`
    const context = {
      actor: idOf(actor),
      at,
      now: at,
      settings: openSettings,
      ...given,
      mutationId,
    }
    const parsed = parseInput(name, input, commandOf(name).version)
    return execute({ name, input: parsed, context }, createRows(load))
  }

  return {
    put,
    drop: (table: TableName, id: string) => void stored.delete(`${table}/${id}`),
    all,
    get: <T extends TableName>(table: T, id: string) =>
      stored.get(`${table}/${id}`) as Tables[T] | undefined,
    changesOf,

    /** Runs a command and stores its changes; throws CommandError if it is refused. */
    run<Name extends CommandName>(
      call: readonly [actor: string, name: Name, input: CommandInput<Name>],
      given: Given = {},
    ): readonly Change[] {
      const changes = changesOf(call, given)
      count += 1
      for (const { table, id, after } of changes) {
        if (after) put(table, after)
        else stored.delete(`${table}/${id}`)
      }
      return changes
    },

    /** The refusal of a command, with its sentence in place of its reason; null if it is accepted. */
    refusal<Name extends CommandName>(
      call: readonly [actor: string, name: Name, input: CommandInput<Name>],
      given: Given = {},
    ): Refusal | null {
      try {
        changesOf(call, given)
        return null
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        const { reason: _, bound: __, ...facts } = error.details ?? {}
        const details = Object.keys(facts).length === 0 ? null : facts
        return { code: error.code, message: refusalText(error), details }
      }
    },

    pointsOf: (name: string) =>
      all('balances').find(({ id }) => id === idOf(name))?.total_points ?? 0,

    /** The points that a person can spend. */
    availableTo: (name: string) =>
      availablePoints(
        all('balances').find(({ id }) => id === idOf(name)) ?? emptyBalance(idOf(name)),
      ),

    /** All notifications as text: first name, type, sentence. */
    notifications: () =>
      all('notifications').map((notification) => {
        const { user_id, type } = notification
        const name = people.find((each) => idOf(each) === user_id)
        return `${name ?? user_id}: ${type}: ${wordingOf(notification)}`
      }),
  }
}
