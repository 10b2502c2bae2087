/** The profile that partners see, and the time zone. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { displayName } from '#domain/users/user-fields.ts'
import type { User } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useShownAnew } from '#web/shared/drafts/shown-anew.ts'
import { PhotoEditor } from '#web/shared/photos/photo-editor.tsx'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { FormFoot } from './layout.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.profile
const schema = z.object({ name: displayName })

export type ProfileCardProps = { readonly me: User; readonly timeZone: string }

export function ProfileCard({ me, timeZone }: ProfileCardProps) {
  return (
    <Card aria-labelledby="profile">
      <SectionHead id="profile" title={texts.title} />
      <Stack $gap={5}>
        <PhotoEditor me={me} />
        <NameForm me={me} />
        <TimeZoneRow timeZone={timeZone} />
      </Stack>
    </Card>
  )
}

function NameForm({ me }: { readonly me: User }) {
  const account = useAccount()
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    // A name that another device saved is adopted, unless somebody is typing one here.
    values: { name: me.name },
    resetOptions: { keepDirtyValues: true },
  })
  useShownAnew('profile', form)
  const { register, handleSubmit, reset, formState } = form
  const submit = handleSubmit(async ({ name }) => {
    if (!(await account.run('updateProfile', { name }))) return
    reset({ name })
    showToast({ title: texts.saved })
  })
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <TextInput
        {...register('name')}
        label={texts.name}
        hint={me.username === '' ? undefined : texts.nameHint(me.username)}
        autoComplete="name"
        error={formState.errors.name?.message}
      />
      <FormFoot>
        <Button type="submit" busy={formState.isSubmitting}>
          {texts.save}
        </Button>
      </FormFoot>
    </Stack>
  )
}

/** The person's time zone; if it differs from the device's, it can be changed here (A15). */
function TimeZoneRow({ timeZone }: { readonly timeZone: string }) {
  const account = useAccount()
  const device = deviceTimeZone()
  const isOther = device !== undefined && device !== timeZone
  return (
    <Row>
      <div>
        <p>
          {texts.timeZone} <b>{zoneText(timeZone)}</b>
        </p>
        <small>{isOther ? texts.deviceDiffers(zoneText(device)) : texts.timeZoneNote}</small>
      </div>
      {isOther && (
        <LeavingButton
          within="section"
          next="h2"
          tone="soft"
          size="small"
          onClick={async () => {
            if (await account.run('updateProfile', { time_zone: device }))
              showToast({ title: texts.saved })
          }}
        >
          {texts.takeDevice(zoneText(device))}
        </LeavingButton>
      )}
    </Row>
  )
}

/** "America/New York" for America/New_York. */
function zoneText(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}

const Row = styled.div`
  ${theme.spread('8px 16px')}
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.line.hair};
  p {
    ${theme.flow('0 10px')}
    ${theme.note}
  }
  b {
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
  }
  small {
    ${theme.hint}
  }
`
