/** The profile that partners see, and the time zone. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { displayName } from '#domain/users/user-fields.ts'
import type { User } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { PhotoEditor } from '#web/shared/photos/photo-editor.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormFoot } from './layout.ts'
import { settingsTexts } from './texts.ts'
import { TimeZoneRow } from './time-zone-row.tsx'

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
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    // What another device saved comes in, unless something is being typed here.
    values: { name: me.name },
    resetOptions: { keepDirtyValues: true },
  })
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
