/** The steps of an import: a file is chosen and read, its tasks are shown and ticked, and then they are added. */
import { useState } from 'react'
import { localDay } from '#domain/calendar.ts'
import type { Origin } from '#domain/imports/import.ts'
import { importedId, MAX_IMPORT_BYTES } from '#domain/imports/import.ts'
import { comparisonKey } from '#domain/text.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { ImportLimit } from '#web/shared/plans/import-limit.ts'
import { readImportLimit } from '#web/shared/plans/import-limit.ts'
import { findOrMakeRooms } from '#web/shared/rooms/find-or-make-rooms.ts'
import { correctedNow } from '#web/shared/time/use-now.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { addItems } from './add-items.ts'
import type { Draft, Reader } from './reading/draft.ts'
import type { FileProblem } from './reading/problem.ts'
import { FileError } from './reading/problem.ts'
import { importTexts as texts } from './texts.ts'

export type PreviewRow = {
  readonly id: string
  readonly draft: Draft
  readonly isHere: boolean
}

export type Preview = {
  readonly rows: readonly PreviewRow[]
  readonly leftOut: number
  readonly room: ImportLimit
}

export type Stage =
  | {
      readonly is: 'choosing'
      readonly problem: FileProblem | { readonly is: 'unreadable' } | null
    }
  | { readonly is: 'reading' }
  | { readonly is: 'looking'; readonly preview: Preview }
  | {
      readonly is: 'adding'
      readonly preview: Preview
      readonly done: number
      readonly all: number
    }
  | { readonly is: 'over'; readonly added: number; readonly here: number; readonly stopped: number }

export function useImport(household: Household) {
  const account = useAccount()
  const [stage, setStage] = useState<Stage>({ is: 'choosing', problem: null })

  async function open(file: File): Promise<void> {
    setStage({ is: 'reading' })
    if (file.size > MAX_IMPORT_BYTES) return setStage({ is: 'choosing', problem: { is: 'large' } })
    try {
      const { readFile } = await import('./reading/read-file.ts')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { drafts, leftOut } = readFile(bytes, readerFor(household, correctedNow()))
      const [here, room] = await Promise.all([
        readHere(
          account.database,
          account.id,
          drafts.map(({ item }) => item),
        ),
        readImportLimit(account),
      ])
      const rows = drafts.map((draft, place) => ({
        id: String(place),
        draft,
        isHere: here[place] === true,
      }))
      setStage({ is: 'looking', preview: { rows, leftOut, room } })
    } catch (error) {
      const problem = error instanceof FileError ? error.problem : ({ is: 'unreadable' } as const)
      setStage({ is: 'choosing', problem })
    }
  }

  async function add(preview: Preview, chosen: readonly PreviewRow[]): Promise<void> {
    const all = chosen.length
    setStage({ is: 'adding', preview, done: 0, all })
    const rooms = await findOrMakeRooms(
      account,
      chosen.flatMap(({ draft }) => (draft.room === null ? [] : { name: draft.room })),
    )
    const made = await account.runAll(rooms.calls)
    const items = chosen.map(({ draft: { item, room } }) => ({
      ...item,
      room_id: room && rooms.idOf(room),
    }))
    const { count, ids, reason } = await addItems(account, items, (done) =>
      setStage({ is: 'adding', preview, done, all }),
    )
    const here = preview.rows.filter(({ isHere }) => isHere).length
    setStage({ is: 'over', added: count, here, stopped: all - count })
    if (count === 0) return nothingAdded(made.ids, reason)
    const [noRoom] = made.refused.values()
    const description = reason ?? noRoom
    const toast = { title: texts.added(count), ...(description && { description }) }
    showUndoableToastOfAll(account, [...made.ids, ...ids], toast)
  }

  /** Rooms of tasks that were not added are not kept. */
  async function nothingAdded(rooms: readonly string[], reason: string | null): Promise<void> {
    if (rooms.length > 0) await account.undo(...rooms)
    if (reason !== null) showToast({ title: texts.nothingAdded, description: reason, tone: 'bad' })
  }

  return { stage, open, add }
}

/** Finds people by their names, first names or usernames, if only one person has it (IM4). */
function readerFor({ me, partners, timeZone }: Household, now: Date): Reader {
  const people = [me, ...partners]
  return {
    today: localDay(now.toISOString(), timeZone),
    timeZone,
    me: me.id,
    personNamed: (name) => personNamed(people, name),
  }
}

function personNamed(people: readonly User[], name: string): string | null {
  const key = comparisonKey(name)
  const namings = [(user: User) => user.name, firstName, (user: User) => user.username]
  const found = namings.map((of) => people.filter((each) => comparisonKey(of(each)) === key))
  const [one, ...others] = found.find((each) => each.length > 0) ?? []
  return one !== undefined && others.length === 0 && key !== '' ? one.id : null
}

/** For each origin, whether its row exists here already (IM2, IM5). */
async function readHere(
  { tasks, chores }: Pick<AccountDatabase, 'tasks' | 'chores'>,
  account: string,
  origins: readonly Origin[],
): Promise<readonly boolean[]> {
  const ids = origins.map((origin) => importedId(account, origin))
  const own = origins.map(({ source, source_id }) => (source === 'csv' ? source_id : ''))
  const [imported, series, left, leftSeries] = await Promise.all([
    tasks.bulkGet(ids),
    chores.bulkGet(ids),
    tasks.bulkGet(own),
    chores.bulkGet(own),
  ])
  return origins.map(
    (_, place) =>
      Boolean(imported[place] ?? series[place]) ||
      [left[place], leftSeries[place]].some((row) => row?.user_id === account),
  )
}
