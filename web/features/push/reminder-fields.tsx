/** The reminders a person wants: none, of their tasks, or also of those for anyone; and the morning digest (C24). */
import { useState } from 'react'
import { timeField } from '#domain/day-fields.ts'
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { pushTexts as texts } from './texts.ts'
import { Times } from './times.tsx'

type Wanted = Partial<Pick<PushPreferences, 'digest_at' | 'remind_anyone'>>

export interface ReminderFieldsProps {
  readonly preferences: PushPreferences
  readonly isOnline: boolean
  readonly onMute: (isMuted: boolean) => void
  readonly onSave: (wanted: Wanted) => void
}

const MORNING = '07:00'

export function ReminderFields({ preferences, isOnline, onMute, onSave }: ReminderFieldsProps) {
  const { muted, digest_at, remind_anyone } = preferences
  const isTold = !muted.includes('reminder')
  return (
    <>
      <Switch
        label={texts.reminders}
        note={texts.remindersNote}
        checked={isTold}
        disabled={!isOnline}
        onChange={({ target }) => onMute(!target.checked)}
      />
      {isTold && (
        <>
          <Switch
            label={texts.remindAnyone}
            checked={remind_anyone}
            disabled={!isOnline}
            onChange={({ target }) => onSave({ remind_anyone: target.checked })}
          />
          <Switch
            label={texts.digest}
            note={texts.digestNote}
            checked={digest_at !== null}
            disabled={!isOnline}
            onChange={({ target }) => onSave({ digest_at: target.checked ? MORNING : null })}
          />
          {digest_at !== null && (
            <DigestTime time={digest_at} isOnline={isOnline} onSave={onSave} />
          )}
        </>
      )}
    </>
  )
}

type DigestTimeProps = Pick<ReminderFieldsProps, 'isOnline' | 'onSave'> & { readonly time: string }

function DigestTime({ time, isOnline, onSave }: DigestTimeProps) {
  // Null starts over from the saved values.
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const shown = typed ?? time
  function save(): void {
    const parsed = timeField.safeParse(shown)
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    setTyped(null)
    onSave({ digest_at: parsed.data })
  }
  return (
    <Times
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        type="time"
        label={texts.digestAt}
        value={shown}
        error={error}
        disabled={!isOnline}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      {shown !== time && (
        <LeavingButton
          within="form"
          next="input"
          type="submit"
          tone="soft"
          aria-disabled={!isOnline || undefined}
        >
          {texts.saveTime}
        </LeavingButton>
      )}
    </Times>
  )
}
