/** The steps of an import: a file is chosen and read, its tasks are looked at and ticked, and then they are added. */
import { useState } from 'react'
import { MAX_IMPORT_BYTES, MAX_IMPORT_CALL } from '#domain/imports/import.ts'
import { useAccount } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { ImportLimit } from '#web/shared/plans/import-limit.ts'
import { readImportLimit } from '#web/shared/plans/import-limit.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
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
    const items = chosen.map(({ draft }) => draft.item)
    const added = await addItems(account, items, (done) =>
      setStage({ is: 'adding', preview, done, all }),
    )
    const here = preview.rows.filter(({ isHere }) => isHere).length
    setStage({ is: 'over', added, here, stopped: all - added })
    // One change can be taken back; of several only the last one could.
    if (added > 0 && all <= MAX_IMPORT_CALL)
      showUndoableToast(account, { name: 'importItems' }, { title: texts.added(added) })
  }

  return { stage, open, add }
}
