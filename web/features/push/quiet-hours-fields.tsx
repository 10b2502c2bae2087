/** The fields of the quiet hours: off, or from one time of day until another. */
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { QuietHours } from '#domain/notifications/quiet-hours.ts'
import { quietHours } from '#domain/notifications/quiet-hours.ts'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { pushTexts as texts } from './texts.ts'
import { Times } from './times.tsx'

export interface QuietHoursFieldsProps {
  readonly hours: QuietHours | null
  readonly isOnline: boolean
  readonly onSave: (hours: QuietHours | null) => void
}

const night: QuietHours = { from: '22:00', until: '07:00' }

export function QuietHoursFields({ hours, isOnline, onSave }: QuietHoursFieldsProps) {
  // Only if they differ from the saved ones; each save starts over from these.
  const [typed, setTyped] = useState<Partial<QuietHours>>({})
  const [errors, setErrors] = useState<Partial<QuietHours>>({})
  const shown = { ...(hours ?? night), ...typed }
  const isSaved = shown.from === hours?.from && shown.until === hours.until

  function change(typed: Partial<QuietHours>): void {
    setTyped(typed)
    setErrors({})
  }
  function save(wanted: QuietHours | null): void {
    change({})
    onSave(wanted)
  }

  return (
    <>
      <Switch
        label={texts.quiet}
        note={texts.quietNote}
        checked={hours !== null}
        disabled={!isOnline}
        onChange={({ target }) => save(target.checked ? night : null)}
      />
      {hours !== null && (
        <Times
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const parsed = quietHours.safeParse(shown)
            if (parsed.success) save(parsed.data)
            else setErrors(errorsIn(parsed.error))
          }}
        >
          <TextInput
            type="time"
            label={texts.from}
            value={shown.from}
            error={errors.from}
            disabled={!isOnline}
            onChange={({ target }) => change({ ...typed, from: target.value })}
          />
          <TextInput
            type="time"
            label={texts.until}
            value={shown.until}
            error={errors.until}
            disabled={!isOnline}
            onChange={({ target }) => change({ ...typed, until: target.value })}
          />
          {!isSaved && (
            <LeavingButton
              within="form"
              next="input"
              type="submit"
              tone="soft"
              aria-disabled={!isOnline || undefined}
            >
              {texts.saveHours}
            </LeavingButton>
          )}
        </Times>
      )}
    </>
  )
}

/** The messages, by field. */
function errorsIn({ issues }: z.core.$ZodError): Partial<QuietHours> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}
