/** Keeps what was just done in its place for ten seconds, so that it can be taken back and nothing slides (K7). */
import { useEffect, useRef, useState } from 'react'
import type { CommandName } from '#domain/commands.ts'
import { useAccount } from '#web/data/account.ts'
import { newestQueued } from '#web/data/unsaved.ts'

export const UNDO_SECONDS = 10

export type Done<Item> = {
  readonly item: Item
  /** Where it stood in the list. */
  readonly place: number
  /** Taken back: it stays until it is open again. */
  readonly isBack?: boolean
}

export type Change = {
  readonly name: CommandName
  /** As the command was told it. */
  readonly id: string
  readonly slot?: string | undefined
  /** Takes it back once it has left this device. */
  readonly reverse: () => Promise<boolean>
}

export type Undoable<Item> = {
  /** The list with what was done in its place. */
  readonly withDone: (
    open: readonly Item[],
  ) => readonly { readonly item: Item; readonly isDone: boolean }[]
  readonly note: (item: Item, place: number) => void
  readonly undo: (item: Item, change: Change) => Promise<void>
}

export function useUndoable<Item extends { readonly id: string }>(): Undoable<Item> {
  const account = useAccount()
  const [done, setDone] = useState<readonly Done<Item>[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])
  const forget = (id: string) => setDone((all) => all.filter(({ item }) => item.id !== id))

  return {
    withDone(open) {
      const left = done.filter(
        ({ item, isBack }) => isBack !== true || open.every(({ id }) => id !== item.id),
      )
      const gone = new Set(left.map(({ item }) => item.id))
      const shown = open.filter(({ id }) => !gone.has(id)).map((item) => ({ item, isDone: false }))
      for (const { item, place } of left.toSorted((a, b) => a.place - b.place))
        shown.splice(place, 0, { item, isDone: true })
      return shown
    },
    note(item, place) {
      setDone((all) => [...all.filter((each) => each.item.id !== item.id), { item, place }])
      clearTimeout(timers.current.get(item.id))
      timers.current.set(
        item.id,
        setTimeout(() => forget(item.id), UNDO_SECONDS * 1000),
      )
    },
    async undo(item, { reverse, ...change }) {
      const queued = await newestQueued(account.database, change)
      const isBack = (queued && (await account.undo(queued.id))) || (await reverse())
      if (isBack)
        setDone((all) => all.map((each) => (each.item.id === item.id ? { ...each, isBack } : each)))
    },
  }
}
