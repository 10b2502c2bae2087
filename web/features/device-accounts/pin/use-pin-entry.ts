/** Typing a PIN: digit by digit, verified as soon as it is complete. */
import { useEffect, useEffectEvent, useState } from 'react'
import { showNotOpened } from '#web/features/device-accounts/open-person.ts'
import { tryPin } from './stored-pins.ts'

/** How long the red stitches are shown. */
const SHOW_WRONG_MS = 600

export type PinEntry = {
  readonly count: number
  readonly isWrong: boolean
  readonly isChecking: boolean
  type(digit: string): void
  deleteLast(): void
  clear(): void
}

export function usePinEntry(
  account: string,
  { digits, isHeld, onRight }: { digits: number; isHeld: boolean; onRight: () => Promise<void> },
): PinEntry {
  const [typed, setTyped] = useState('')
  const [stage, setStage] = useState<'typing' | 'checking' | 'wrong'>('typing')
  // The wrong PIN is only still being shown: the next digit starts another try.
  const kept = stage === 'wrong' ? '' : typed
  const isOpen = stage !== 'checking' && !isHeld

  useEffect(() => {
    if (stage !== 'wrong') return
    const timer = setTimeout(() => {
      setTyped('')
      setStage('typing')
    }, SHOW_WRONG_MS)
    return () => clearTimeout(timer)
  }, [stage])

  function change(next: string) {
    if (!isOpen || next.length > digits) return
    setTyped(next)
    setStage('typing')
    if (next.length === digits) void check(next)
  }
  async function check(pin: string) {
    setStage('checking')
    try {
      if (await tryPin(account, pin)) return await onRight()
    } catch (error) {
      showNotOpened(error)
    }
    setStage('wrong')
  }

  return {
    count: typed.length,
    isWrong: stage === 'wrong',
    isChecking: stage === 'checking',
    type: (digit) => change(kept + digit),
    deleteLast: () => change(kept.slice(0, -1)),
    clear: () => change(''),
  }
}

/** A computer's keyboard works like the pad. */
export function usePinKeys(
  entry: PinEntry,
  { isOff, onBack }: { isOff: boolean; onBack: () => void },
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) entry.type(event.key)
    else if (event.key === 'Backspace') entry.deleteLast()
    else if (event.key === 'Escape') onBack()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
