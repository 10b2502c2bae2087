/** The steps of an import: a file is chosen and read, its tasks are looked at and ticked, and then they are added. */
import { useState } from 'react'
import { MAX_IMPORT_BYTES } from '#domain/imports/import.ts'
import { useAccount } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { ImportLimit } from '#web/shared/plans/import-limit.ts'
import { readImportLimit } from '#web/shared/plans/import-limit.ts'
import { findOrMakeRooms } from '#web/shared/rooms/find-or-make-rooms.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { addItems } from './add-items.ts'
import type { Draft } from './reading/draft.ts'
import type { FileProblem } from './reading/problem.ts'
import { importTexts as texts } from './texts.ts'
import { readerFor, readHere } from './use-known.ts'

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
    const { readFile, problemOf } = await import('./reading/read-file.ts')
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { drafts, leftOut } = readFile(bytes, readerFor(household, new Date()))
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
      setStage({ is: 'choosing', problem: problemOf(error) ?? { is: 'unreadable' } })
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

  /** No room stays for tasks that did not come. */
  async function nothingAdded(rooms: readonly string[], reason: string | null): Promise<void> {
    if (rooms.length > 0) await account.undo(...rooms)
    if (reason !== null) showToast({ title: texts.nothingAdded, description: reason, tone: 'bad' })
  }

  return { stage, open, add }
}
