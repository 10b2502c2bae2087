/** Watches the server of the model: the points after every commit, and what each answer reveals. */
import { isOwed } from '#domain/loans/loan.ts'
import { sameRow } from '#domain/row-values.ts'
import type { ExchangeRequest, ExchangeResponse, Page } from '#domain/sync-protocol.ts'
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import { partsOf } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf } from '#domain/testing/make.ts'
import type { Core } from '#server/core.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import { people } from './model-household.ts'
import type { Counted } from './model-limits.ts'
import { checkLimits } from './model-limits.ts'
import type { RowMap } from './model-rows.ts'
import { balanceFrom, differences, rowsIn } from './model-rows.ts'
import { checkProofs, checkTicks } from './model-ticks.ts'
import { Violation } from './violation.ts'

/** An answer in transit. */
export type Answer = { readonly status: number; readonly text: string }

/** How a mutation ended. */
export type Outcome = {
  readonly name: string
  readonly status: string
  readonly code: string | null
}

export type WatchedRequest = {
  readonly body: Partial<ExchangeRequest>
  readonly session: string | null
  /** All its mutations were answered before, so nothing may change. */
  readonly isRepeat: boolean
  readonly versions: string
  readonly tasks: readonly Task[]
  readonly counted: Counted
}

type Everything = { readonly [T in TableName]: readonly Tables[T][] }

const viewers = people.map((name) => idOf(name))

/** `changes` grows with every write. */
export function createWatch(changes: () => number) {
  /** The rows that each viewer may see, by `viewer epoch.version`. */
  const snapshots = new Map<string, RowMap>()
  /** Every row that a viewer was ever shown. */
  const shown = new Map<string, Set<string>>(viewers.map((viewer) => [viewer, new Set()]))
  const everShared = new Set<string>()
  const timeline: string[] = []
  let known = new Set<string>()
  let seenChanges = -1
  const faults: unknown[] = []

  function look(core: Core): void {
    const total = changes()
    if (total === seenChanges) return
    seenChanges = total
    const all = everything(core)
    checkPoints(all)
    checkProofs(all.tasks)
    for (const task of all.tasks) if (task.is_shared) everShared.add(task.name)
    for (const viewer of viewers) {
      const seen = projected(core, all, viewer)
      const key = `${viewer} ${headOf(core, viewer)}`
      const before = snapshots.get(key)
      const missed = before ? differences(before, seen) : []
      if (missed.length > 0)
        throw new Violation('1: the feed does not say that this changed', { viewer, missed })
      snapshots.set(key, seen)
      for (const row of seen.keys()) shown.get(viewer)?.add(row)
      checkNotifications(viewer, seen, all)
    }
  }

  function checkNotifications(viewer: string, seen: RowMap, all: Everything): void {
    const secrets = all.tasks.filter(
      ({ name, user_id }) => user_id !== viewer && name !== '' && !everShared.has(name),
    )
    for (const { content } of rowsIn(seen, 'notifications'))
      for (const { name } of secrets)
        if (content.includes(name))
          throw new Violation('3: a notification tells a secret', { viewer, content })
  }

  function answer(viewer: string, page: Page, core: Core): void {
    const now = snapshots.get(`${viewer} ${headOf(core, viewer)}`) ?? new Map<string, AnyRow>()
    for (const [table, rows] of Object.entries(page.put))
      for (const row of rows) {
        const granted = now.get(`${table}/${row.id}`) ?? null
        if (!sameRow(granted, row))
          throw new Violation('3: an answer holds what project does not grant', {
            viewer,
            table,
            row,
            granted,
          })
      }
    for (const [table, ids] of Object.entries(page.gone))
      for (const id of ids)
        if (!shown.get(viewer)?.has(`${table}/${id}`))
          throw new Violation('3: an answer names a row its viewer never saw', {
            viewer,
            table,
            id,
          })
  }

  return {
    timeline,
    faults,
    report: (fault: unknown) => void faults.push(fault),
    look,
    answer,
    isKnown: (account: string, id: string) => known.has(`${account}/${id}`),
    outcomeOf: (core: Core, account: string, id: string) =>
      core.database
        .prepare<[string, string], Outcome>(
          'SELECT name, status, code FROM mutations WHERE user_id = ? AND id = ?',
        )
        .get(account, id),
    /** The rows that a viewer may see at a cursor; undefined if the feed never was at that cursor. */
    at: (viewer: string, cursor: string) => snapshots.get(`${viewer} ${cursor}`),

    before(core: Core, text: string, session: string | null): WatchedRequest {
      const body = JSON.parse(text) as Partial<ExchangeRequest>
      const ids = (body.mutations ?? []).map(({ id }) => id)
      const isRepeat = ids.length > 0 && ids.every((id) => known.has(`${session}/${id}`))
      const tasks = core.store.all('tasks', '')
      return {
        body,
        session,
        isRepeat,
        tasks,
        counted: countedIn(core),
        versions: versionsOf(core),
      }
    },

    after(
      core: Core,
      { body, session, isRepeat, tasks, counted, versions }: WatchedRequest,
      { status, text }: Answer,
    ): void {
      look(core)
      if (isRepeat && versionsOf(core) !== versions)
        throw new Violation('2: a repeated mutation was applied again', body)
      checkTicks(body, tasks, core.store.all('tasks', ''))
      checkLimits(body, counted, countedIn(core))
      for (const { id } of body.mutations ?? []) {
        const key = `${session}/${id}`
        if (session === null || known.has(key) || !core.applier.knows(session, id)) continue
        known.add(key)
        timeline.push(key)
      }
      if (status !== 200 || session === null) return
      const { page, account } = JSON.parse(text) as ExchangeResponse
      if (account !== session) throw new Violation('3: an answer for another account', account)
      answer(session, page, core)
    },

    /** The server was set back: it no longer knows what came after that. */
    rewind(to: readonly string[], isNewEpoch: boolean): void {
      timeline.splice(0, timeline.length, ...to)
      known = new Set(to)
      seenChanges = -1
      if (!isNewEpoch) snapshots.clear()
    },
  }
}

export function headOf(core: Core, viewer: string): string {
  const epoch = core.database.prepare("SELECT value FROM meta WHERE key = 'epoch'").pluck().get()
  return `${String(epoch)}.${core.pages.versionOf(viewer)}`
}

export function projectionOf(core: Core, viewer: string): RowMap {
  return projected(core, everything(core), viewer)
}

function everything(core: Core): Everything {
  const lists = core.database.engine.batch(
    tableNames.map((table) => () => [table, core.store.all(table, '')]),
  )
  return Object.fromEntries(lists) as Everything
}

function projected(core: Core, all: Everything, id: string): RowMap {
  const viewer = viewerOf(core.store, id)
  const rows = new Map<string, AnyRow>()
  for (const table of tableNames)
    for (const row of all[table]) {
      const seen: AnyRow | null = shownRow(table, row as never, viewer)
      if (seen !== null) rows.set(`${table}/${row.id}`, seen)
    }
  return rows
}

/** Totals are the sums of the entries, and match tasks, rewards and loans (I4). */
function checkPoints(all: Everything): void {
  const entries = all.entries
  const tasks = all.tasks.filter(({ completed_at }) => completed_at !== null)
  for (const viewer of viewers) {
    const balance = all.balances.find(({ id }) => id === viewer) ?? null
    const sum = balanceFrom(viewer, entries)
    if (balance !== null && !sameRow(balance, sum))
      throw new Violation('4: totals differ from the entries on the server', { balance, sum })
    const earned = tasks
      .flatMap(partsOf)
      .reduce((points, part) => points + (part.person === viewer ? part.points : 0), 0)
    const spent = all.rewards
      .filter(({ user_id, redeemed_at }) => user_id === viewer && redeemed_at !== null)
      .reduce((points, { point_cost, denied_by }) => points + (denied_by ? 0 : point_cost), 0)
    const borrowed = all.loans
      .filter((loan) => loan.user_id === viewer && isOwed(loan))
      .reduce((points, { amount }) => points + amount, 0)
    const implied = { total_points: earned, redeemed_points: spent, loan_points: borrowed }
    if (!sameRow(sum, { id: viewer, ...implied }))
      throw new Violation('4: totals differ from tasks, rewards and loans', { implied, sum })
  }
}

function countedIn({ store }: Core): Counted {
  return { rewards: store.all('rewards', ''), accounts: store.all('accounts', '') }
}

function versionsOf(core: Core): string {
  return viewers.map((viewer) => core.pages.versionOf(viewer)).join(' ')
}
