/** The profile that partners see, and the time zone. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { displayName } from '#domain/users/user-fields.ts'
import type { User } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { PhotoEditor } from '#web/shared/photos/photo-editor.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
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
      <Layout>
        <PhotoEditor me={me} />
        <NameForm me={me} />
        <TimeZoneRow timeZone={timeZone} />
      </Layout>
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
    <Form noValidate onSubmit={submit}>
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
    </Form>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
`
