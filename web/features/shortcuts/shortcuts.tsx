/** Shortcuts for those who type: a new task, the search, the main pages, and the list of these keys. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { currentSearchField } from '#web/shared/shortcuts/search-field.ts'
import { useShortcutChoice } from './shortcut-choice.ts'
import { PAIR_MS, places, shortcutOf } from './shortcut-keys.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

export function Shortcuts() {
  useShortcuts()
  return (
    <OverlaySlot parameter="keys">
      {({ open, onClose }) => <ShortcutsDialog open={open} onClose={onClose} />}
    </OverlaySlot>
  )
}

/** The pages that have the dialog of a new task. */
const withNewTask: ReadonlySet<string> = new Set(['/', '/dashboard', '/tasks'])

function useShortcuts(): void {
  const isOn = useShortcutChoice()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const overlay = useOverlayAddress()
  const pairUntil = useRef(0)

  /** False for a key that is none of these. A dialog whose code is still loading counts as open. */
  function run(key: string, time: number): boolean {
    if (overlay.valueOf('keys') !== null || overlay.valueOf('new') !== null) return false
    const place = time < pairUntil.current ? places[key] : undefined
    pairUntil.current = key === 'g' ? time + PAIR_MS : 0
    if (place !== undefined) void navigate(place)
    else if (key === 'n') openNewTask()
    else if (key === '?') overlay.open('keys', '1')
    else if (key === '/') return focusSearch()
    else return false
    return true
  }

  function openNewTask(): void {
    if (withNewTask.has(pathname)) return overlay.open('new', '1')
    // Closed, it leads back to where the key was pressed.
    void navigate('/tasks?new=1', { state: { openedHere: true } })
  }

  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      // Otherwise the key would be typed into the field that it leads to.
      if (key !== null && run(key, event.timeStamp)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

function focusSearch(): boolean {
  const field = currentSearchField()
  field?.focus()
  return field !== null
}
