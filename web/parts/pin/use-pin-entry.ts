/** Typing a PIN: digit by digit, checked as soon as it is complete. */
import { useEffect, useEffectEvent, useState } from 'react'
import { tryPin } from './stored-pins.ts'

/** How long the red stitches stay. */
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
  const isTyping = stage === 'typing' && !isHeld

  async function check(pin: string) {
    setStage('checking')
    if (await tryPin(account, pin)) return onRight()
    setStage('wrong')
    setTimeout(() => {
      setTyped('')
      setStage('typing')
    }, SHOW_WRONG_MS)
  }
  function type(digit: string) {
    if (!isTyping || typed.length >= digits) return
    const next = typed + digit
    setTyped(next)
    if (next.length === digits) void check(next)
  }

  return {
    count: typed.length,
    isWrong: stage === 'wrong',
    isChecking: stage === 'checking',
    type,
    deleteLast: () => isTyping && setTyped(typed.slice(0, -1)),
    clear: () => isTyping && setTyped(''),
  }
}

/** The keyboard of a computer does what the pad does. */
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
