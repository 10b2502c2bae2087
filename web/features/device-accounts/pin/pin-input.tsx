/** A field for a PIN, with its error message. */
import { deviceDatabase } from '#web/data/device-database.ts'
import type { PasswordInputProps } from '#web/ui/password-input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { pinTexts } from './texts.ts'

const texts = pinTexts.form

export function PinInput(props: Omit<PasswordInputProps, 'showLabel' | 'hideLabel'>) {
  return (
    <PasswordInput
      showLabel={texts.show}
      hideLabel={texts.hide}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      {...props}
    />
  )
}

export async function pinError(account: string, wrong: string): Promise<string> {
  const stored = await deviceDatabase.pins.get(account)
  return stored && stored.pauseLeft > 0 ? texts.paused : wrong
}
