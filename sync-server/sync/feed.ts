/**
 * The feed: which rows changed for whom, as one entry per viewer and commit; written together with the rows, and read
 * as pages. Devices with a cursor read it; a first sync reads the tables instead (history.ts).
 */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import { keyOf } from '#domain/row-values.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Change } from '#domain/tx.ts'
import type { User } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { concernsPartners, peopleOf, project, soleOwnerOf } from '#domain/visibility.ts'
import type { Database } from '#server/store/database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf } from '#server/store/viewer.ts'
import type { Backfills, Enter } from '#server/sync/backfill.ts'
import { createBackfills } from '#server/sync/backfill.ts'

/** Rows in one entry, so that a page can end after it. */
const ENTRY_ROWS = 500

/** The content of a feed entry: the ids of the changed rows of each table. */
export type Changed = { readonly [T in TableName]?: readonly string[] }
type Place = { readonly table: TableName; readonly id: string }

/** The entries of one commit in a viewer's feed. */
export type Entered = {
  /** The versions of the feed before and after them. */
  readonly from: number
  readonly to: number
  readonly places: readonly Place[]
  /** The viewer as the commit left them. */
  readonly viewer: Viewer
}

export type FeedWriter = {
  /** Writes changes and enters them in the feeds; returns the entries by the ids of the viewers. */
  record(changes: readonly Change[]): ReadonlyMap<string, Entered>
  /** The reads that are needed to enter changes for these people. */
  reads(people: readonly string[]): readonly (() => unknown)[]
  /** A viewer with partnership changes that are still to be entered; null if there is none. */
  behind(): string | null
  /** Enters the next batch of these for a viewer; returns the viewers with news in their feeds. */
  goOn(viewer: string): ReadonlySet<string>
}

/** The people whom someone sees before or after these changes, and everyone linked by a partnership or invitation. */
type VisibilityChange = {
  readonly before: Viewer
  readonly after: Viewer
  readonly circle: readonly string[]
}

type Options = {
  /** Called inside the commit if partnership changes are left for `goOn`. */
  readonly whenBehind?: () => void
  readonly batchRows?: number | undefined
}

export function createFeedWriter(
  database: Database,
  store: RowStore,
  { whenBehind, batchRows }: Options = {},
): FeedWriter {
  const backfills = createBackfills(database, store, batchRows)
  const { headOf, createEntries } = createLog(database)

  return {
    record(changes) {
      for (const change of changes) store.write(change)
      const visibilityOf = createVisibility(store, changes, backfills)
      const entries = createEntries()
      for (const change of changes) {
        for (const viewer of audienceOf(change, visibilityOf))
          if (concerns(change, visibilityOf(viewer))) entries.enter(viewer, change.table, change.id)
      }
      enterProofs(changes, visibilityOf, { store, enter: entries.enter })
      const newVisibility = newVisibilityOf(changes)
      for (const each of newVisibility)
        enterVisibility(each, visibilityOf(each.viewer), { store, backfills, enter: entries.enter })
      const whole = newVisibility.filter(({ isWhole }) => isWhole)
      const enterOld = ofOldRows(changes, entries.enter)
      for (const viewer of new Set(whole.map((each) => each.viewer)))
        backfills.goOn(viewer, enterOld)
      if (whole.length > 0 && backfills.behind() !== null) whenBehind?.()
      const closed = [...entries.close()]
      return new Map(closed.map(([id, each]) => [id, { ...each, viewer: visibilityOf(id).after }]))
    },
    reads: (people) => [
      backfills.behind,
      ...people.flatMap((person) => [() => membershipOf(store, person), () => headOf(person)]),
    ],
    behind: backfills.behind,
    goOn(viewer) {
      const entries = createEntries()
      backfills.goOn(viewer, entries.enter)
      return new Set(entries.close().keys())
    },
  }
}

/** The newest versions of feeds, and new entries. Plain SQL, as it runs with every change for everyone who sees it. */
function createLog(database: Database) {
  // The same statement as the page reader's: if reads are prefetched, one answer serves both.
  const counter = database
    .prepare<[string], number>('SELECT version, floor FROM viewers WHERE id = ?')
    .pluck()
  const setCounter = database.prepare(
    'INSERT INTO viewers (id, version) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET version = excluded.version',
  )
  const append = database.prepare('INSERT INTO feed (viewer, version, changed) VALUES (?, ?, ?)')
  const { requireLocked, batch } = database.engine
  const headOf = (viewer: string) => counter.get(viewer) ?? 0

  /** The changes of one commit for each viewer: one entry each, or several if there are many. */
  function createEntries() {
    const places = new Map<string, Map<string, Place>>()

    function write(viewer: string, from: number, entered: readonly Place[]) {
      let to = from
      for (let at = 0; at < entered.length; at += ENTRY_ROWS)
        append.run(viewer, ++to, textOf(entered.slice(at, at + ENTRY_ROWS)))
      setCounter.run(viewer, to)
      return { from, to, places: entered }
    }

    return {
      enter(viewer: string, table: TableName, id: string): void {
        requireLocked?.([viewer])
        const entered = places.get(viewer) ?? new Map<string, Place>()
        places.set(viewer, entered.set(keyOf({ table, id }), { table, id }))
      },
      close(): ReadonlyMap<string, Omit<Entered, 'viewer'>> {
        // All of them before the first write: reading them is one trip at most.
        const heads = batch([...places.keys()].map((viewer) => () => headOf(viewer)))
        const written = [...places].map(
          ([viewer, entered], index) =>
            [viewer, write(viewer, heads[index] ?? 0, [...entered.values()])] as const,
        )
        return new Map(written)
      },
    }
  }

  return { headOf, createEntries }
}

type Entering = { readonly store: RowStore; readonly enter: Enter }

/** Enters a person whom a viewer sees from now on, or no longer: their profile and their rows. */
function enterVisibility(
  { viewer, other, isWhole }: NewVisibility,
  { before, after }: VisibilityChange,
  { store, backfills, enter }: Entering & { readonly backfills: Backfills },
): void {
  const profile = store.get('users', other)
  if (profile && (seen('users', profile, before) || seen('users', profile, after)))
    enter(viewer, 'users', other)
  if (isWhole) backfills.begin(viewer, other)
}

/** Rows of this commit are entered for those who see them: others, who saw a partner until now, do not even get ids. */
function ofOldRows(changes: readonly Change[], enter: Enter): Enter {
  const created = new Set(changes.filter(({ before }) => before === null).map(keyOf))
  return (viewer, table, id) => {
    if (!created.has(keyOf({ table, id }))) enter(viewer, table, id)
  }
}

/** A person who has become a child, or is no longer one, sees other proofs of their partners' tasks (T21). */
function enterProofs(
  changes: readonly Change[],
  visibilityOf: (id: string) => VisibilityChange,
  { store, enter }: Entering,
): void {
  for (const viewer of grownOrNot(changes)) {
    const { after } = visibilityOf(viewer)
    for (const task of [viewer, ...after.partners].flatMap((person) =>
      waitingProofs(store, person),
    ))
      if (seen('tasks', task, after)) enter(viewer, 'tasks', task.id)
  }
}

/** The tasks of a person, or performed by them, with a photo that awaits approval: each by its index. */
function waitingProofs(store: RowStore, person: string): readonly Task[] {
  const waiting = 'approved_by IS NULL AND proof_url IS NOT NULL'
  return ['user_id', 'claimed_by'].flatMap((column) =>
    store.all('tasks', `WHERE ${column} = ? AND ${waiting}`, person),
  )
}

function textOf(entered: readonly Place[]): string {
  const changed: Partial<Record<TableName, string[]>> = {}
  for (const { table, id } of entered) (changed[table] ??= []).push(id)
  return JSON.stringify(changed)
}

function concerns({ table, before, after }: Change, visibility: VisibilityChange): boolean {
  return (
    (before !== null && seen(table, before, visibility.before)) ||
    (after !== null && seen(table, after, visibility.after))
  )
}

function seen(table: TableName, row: AnyRow, viewer: Viewer): boolean {
  return project(table, row as never, viewer) !== null
}

/** Everyone who could see the row before or after: the people in it and, if it concerns them, their partners. */
function audienceOf(
  { table, before, after }: Change,
  visibilityOf: (id: string) => VisibilityChange,
): Set<string> {
  const audience = new Set<string>()
  for (const row of [before, after]) {
    if (row === null) continue
    for (const person of peopleOf(table, row)) {
      audience.add(person)
      if (soleOwnerOf(table, row) !== null || !concernsPartners(table)) continue
      for (const other of visibilityOf(person).circle) audience.add(other)
    }
  }
  return audience
}

const nobody = { seen: [], viewers: [] }

/** Looks up, once per person, whom they saw before these changes and whom they see afterwards. */
function createVisibility(
  store: RowStore,
  changes: readonly Change[],
  backfills: Backfills,
): (id: string) => VisibilityChange {
  const ended = changes.flatMap(({ table, before }) =>
    table === 'partnerships' && before !== null ? [before as Partnership] : [],
  )
  const changed = new Set(changes.map(({ id }) => id))
  const known = new Map<string, VisibilityChange>()
  // Nearly always there is none, and nothing has to be read for anyone.
  const isBehind = changes.length > 0 && backfills.behind() !== null

  function look(id: string): VisibilityChange {
    const current = membershipOf(store, id)
    const mine = ended.filter(
      ({ inviter_id, invitee_id }) => inviter_id === id || invitee_id === id,
    )
    const unchanged = current.filter((partnership) => !changed.has(partnership.id))
    const before = viewerFrom(id, [...unchanged, ...mine])
    // Devices may still have rows that a backfill under way has not yet taken from them.
    const { seen: stillSeen, viewers } = isBehind ? backfills.about(id) : nobody
    const circle = [...current, ...mine].flatMap((partnership) => otherOf(partnership, id) ?? [])
    return {
      after: viewerFrom(id, current),
      before: { ...before, partners: new Set([...before.partners, ...stillSeen]) },
      circle: [...circle, ...viewers],
    }
  }

  return (id) => {
    const found = known.get(id) ?? look(id)
    known.set(id, found)
    return found
  }
}

/** The people who have become a child, or are no longer one. */
function grownOrNot(changes: readonly Change[]): readonly string[] {
  return changes.flatMap(({ table, id, before, after }) => {
    const [was, is] = [before as User | null, after as User | null]
    return table === 'users' && was && is && was.is_child !== is.is_child ? [id] : []
  })
}

/** A person whose rows a viewer can see from now on, or no longer: all rows or, for an invitation, only the profile. */
type NewVisibility = { readonly viewer: string; readonly other: string; readonly isWhole: boolean }

function newVisibilityOf(changes: readonly Change[]): readonly NewVisibility[] {
  return changes.flatMap(({ table, before, after }) => {
    const partnership = (after ?? before) as Partnership
    if (table !== 'partnerships' || standing(before) === standing(after)) return []
    const isWhole = isAccepted(before) || isAccepted(after)
    return [partnership.inviter_id, partnership.invitee_id].flatMap((viewer) => {
      const other = viewer === null ? null : otherOf(partnership, viewer)
      return viewer !== null && other !== null ? [{ viewer, other, isWhole }] : []
    })
  })
}

function isAccepted(row: AnyRow | null): boolean {
  return (row as Partnership | null)?.status === 'accepted'
}

function standing(row: AnyRow | null): string {
  const partnership = row as Partnership | null
  return partnership ? `${partnership.status} ${partnership.invitee_id ?? ''}` : ''
}
