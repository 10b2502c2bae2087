/** Changes name, email, role and plan of an account. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { planOffers } from '#domain/plans.ts'
import { displayName, email, planName, roleName } from '#domain/users/user-fields.ts'
import { firstName, plans, roles } from '#domain/users/user.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import type { MemberDialogProps } from './member-dialog-props.ts'
import { adminTexts } from './texts.ts'
import { useAdminActions } from './use-admin-actions.ts'
import { loginOf, MemberAvatar } from './user-name.tsx'

const texts = adminTexts.edit
const schema = z.object({
  name: displayName,
  email: z.optional(email),
  role: roleName,
  plan: planName,
})

const roleOptions = () => roles.map((value) => ({ value, label: adminTexts.roles[value] }))
const planOptions = () =>
  plans.map((value) => ({
    value,
    label: adminTexts.plans[value],
    note: planOffers[value].price,
  }))

export function EditUserDialog(props: MemberDialogProps) {
  const { member, open, onClose } = props
  const { register, control, submit, errors, isSubmitting } = useEditForm(props)
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={texts.title}
      submitLabel={texts.save}
      busy={isSubmitting}
    >
      <Subject member={member} />
      <TextInput
        {...register('name')}
        label={texts.name}
        autoComplete="off"
        error={errors.name?.message}
      />
      {!member.is_made && (
        <TextInput
          {...register('email')}
          type="email"
          label={texts.email}
          autoComplete="off"
          autoCapitalize="none"
          error={errors.email?.message}
        />
      )}
      {!member.is_made && (
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <RadioCards
              form="inline"
              legend={texts.role}
              options={roleOptions()}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="plan"
        render={({ field }) => (
          <RadioCards
            form="inline"
            legend={texts.plan}
            options={planOptions()}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <InfoLine>
        <Sentence name={firstName(member)}>{texts.note(firstName(member))}</Sentence>
      </InfoLine>
    </OnlineFormDialog>
  )
}

function useEditForm({ member, onClose, onChanged }: MemberDialogProps) {
  const { id, name, email, role, plan } = member
  const { edit } = useAdminActions()
  const { register, control, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name, email: member.is_made ? undefined : email, role, plan },
  })
  const submit = handleSubmit(async (fields) => {
    if (!(await edit({ id, ...fields }))) return
    onChanged()
    onClose()
  })
  const { errors, isSubmitting } = formState
  return { register, control, submit, errors, isSubmitting }
}

function Subject({ member }: Pick<MemberDialogProps, 'member'>) {
  const timeZone = useTimeZone()
  return (
    <Person>
      <MemberAvatar member={member} size={44} />
      <div>
        <b>{loginOf(member)}</b>
        <Text>{adminTexts.list.joinedOn(dateText(member.created_at, timeZone))}</Text>
      </div>
    </Person>
  )
}

const Person = styled.div`
  ${theme.row(3.5)}
  b {
    font: ${theme.font.row};
  }
`
