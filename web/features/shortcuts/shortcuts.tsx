/** Shortcuts for those who type: a new task, the search, the main pages, and the list of these keys. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { currentSearchField, currentTaskField } from '#web/shared/shortcuts/key-fields.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { createExternalStore } from '#web/ui/external-store.ts'
import { Facts } from '#web/ui/facts.tsx'
import { createStoredText } from '#web/ui/stored-text.ts'
import { Switch } from '#web/ui/switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { shortcutTexts as texts } from './texts.ts'

export function Shortcuts() {
  useShortcuts()
  return (
    <OverlaySlot parameter="keys">
      {({ open, onClose }) => <ShortcutsDialog open={open} onClose={onClose} />}
    </OverlaySlot>
  )
}

function useShortcuts(): void {
  const isOn = useShortcutChoice()
  const navigate = useNavigate()
  const overlay = useOverlayAddress()
  const pairUntil = useRef(0)

  /** False for any other key. A dialog counts as open while its code is still loading. */
  function run(key: string, time: number): boolean {
    if (overlay.valueOf('keys') !== null || overlay.valueOf('new') !== null) return false
    const place = time < pairUntil.current ? places[key] : undefined
    pairUntil.current = key === 'g' ? time + PAIR_MS : 0
    if (place !== undefined) void navigate(place)
    else if (key === 'n') focusNewTask()
    else if (key === '?') overlay.open('keys', '1')
    else if (key === '/') return focusSearch()
    else return false
    return true
  }

  function focusNewTask(): void {
    const field = currentTaskField()
    if (field) field.focus()
    else void navigate('/tasks', { state: { addsTask: true } })
  }

  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      // Otherwise the key would be typed into the field to which it leads.
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

/** Keys pressed after `g`, and where they lead. */
const places: Readonly<Record<string, string>> = {
  h: '/',
  t: '/tasks',
  r: '/rewards',
  p: '/points',
}

/** For this long after `g`, the next key still belongs to it. */
const PAIR_MS = 1500

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'target'
> & { readonly defaultPrevented: boolean }

/** The key as a shortcut; null if it is typed, held down, or meant for the browser or for something above the page. */
function shortcutOf(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = press
  if (press.defaultPrevented || isComposing || repeat) return null
  if (ctrlKey || metaKey || altKey || key.length !== 1) return null
  if (isTypedInto(press.target) || isSomethingOpen()) return null
  // Some layouts need Shift for "/" and "?"; with Shift, a letter is a different key.
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return isLetter && shiftKey ? null : key.toLowerCase()
}

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null
}

function isSomethingOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

const shortcuts = () => [
  { name: texts.newTask, value: <Key>n</Key> },
  { name: texts.search, value: <Key>/</Key> },
  { name: texts.home, value: <Pair second="h" /> },
  { name: texts.tasks, value: <Pair second="t" /> },
  { name: texts.rewards, value: <Pair second="r" /> },
  { name: texts.points, value: <Pair second="p" /> },
  { name: texts.help, value: <Key>?</Key> },
]

type ShortcutsDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** The list of the shortcuts, and the switch that turns them off. */
function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = useShortcutChoice()
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.text}>
      <Facts facts={shortcuts()} />
      <Switch
        label={texts.choice}
        note={texts.choiceNote}
        checked={isOn}
        onChange={(event) => setShortcutChoice(event.target.checked)}
      />
    </Dialog>
  )
}

const kept = createStoredText('localStorage', 'mitten-shortcuts')
const choice = createExternalStore(kept.read() !== 'off')

/** Whether this browser has shortcuts: people who dictate, or hit keys by mistake, can turn them off. */
function useShortcutChoice(): boolean {
  return useSyncExternalStore(choice.subscribe, choice.get)
}

function setShortcutChoice(next: boolean): void {
  kept.write(next ? null : 'off')
  choice.set(next)
}

function Pair({ second }: { readonly second: string }) {
  return (
    <>
      <Key>g</Key> {texts.andThen} <Key>{second}</Key>
    </>
  )
}

const Key = styled.kbd`
  display: inline-block;
  min-width: 28px;
  padding: 3px 8px;
  border: 1px solid ${theme.line.strong};
  border-radius: ${theme.radius.chip};
  font: ${theme.font.smallStrong};
  text-align: center;
`
