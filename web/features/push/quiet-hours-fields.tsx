/** The fields of the quiet hours: off, or from one time of day until another. */
import { useState } from 'react'
import type { QuietHours } from '#domain/notifications/quiet-hours.ts'
import { quietHours } from '#domain/notifications/quiet-hours.ts'
import { Button } from '#web/ui/button.tsx'
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
  const [typed, setTyped] = useState(hours ?? night)
  const [error, setError] = useState<string>()
  const isSaved = typed.from === hours?.from && typed.until === hours.until

  function change(part: Partial<QuietHours>): void {
    setTyped({ ...typed, ...part })
    setError(undefined)
  }
  function save(): void {
    const parsed = quietHours.safeParse(typed)
    if (parsed.success) onSave(parsed.data)
    else setError(parsed.error.issues[0]?.message)
  }

  return (
    <>
      <Switch
        label={texts.quiet}
        note={texts.quietNote}
        checked={hours !== null}
        disabled={!isOnline}
        onChange={({ target }) => onSave(target.checked ? night : null)}
      />
      {hours !== null && (
        <Times
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <TextInput
            type="time"
            label={texts.from}
            value={typed.from}
            disabled={!isOnline}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextInput
            type="time"
            label={texts.until}
            value={typed.until}
            error={error}
            disabled={!isOnline}
            onChange={({ target }) => change({ until: target.value })}
          />
          {!isSaved && (
            <Button type="submit" tone="soft" aria-disabled={!isOnline || undefined}>
              {texts.saveHours}
            </Button>
          )}
        </Times>
      )}
    </>
  )
}
