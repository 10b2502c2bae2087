/** Makes a token and shows it once, or ends one (A40). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ListedToken } from '#domain/programs/token-api.ts'
import { tokenApi } from '#domain/programs/token-api.ts'
import { tokenAccesses, tokenDays, tokenName } from '#domain/programs/token.ts'
import { about, callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { ConfirmCall } from '#web/features/settings/confirm-call.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { Opened } from './secret-dialog.tsx'
import { SecretDialog, useSecret } from './secret-dialog.tsx'
import { texts as programTexts } from './texts.ts'

const texts = programTexts.tokens
/** The value of the choice that sets no end. */
const NEVER = ''

const schema = z.object({
  name: tokenName,
  access: z.enum(tokenAccesses),
  days: z.string(),
})

export function MakeTokenDialog({ onMade, ...shown }: Opened) {
  const { id } = useAccount()
  const { make, ...made } = useSecret(texts, onMade)
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '', access: 'read' as const, days: '90' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(({ name, access, days: chosen }) => {
    const days = tokenDays.find((each) => String(each) === chosen) ?? null
    return make({
      call: (proof) => callApi(tokenApi.makeToken, { ...proof, name, access, days }, id),
    })
  })

  return (
    <SecretDialog
      {...shown}
      texts={texts}
      made={made}
      returnTo="/settings?tab=security&make-token=1"
      isBusy={isSubmitting}
      onSubmit={submit}
    >
      <TextInput
        {...register('name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        error={errors.name?.message}
      />
      <Controller
        control={control}
        name="access"
        render={({ field: { value, onChange } }) => (
          <RadioCards
            form="rows"
            legend={texts.may}
            options={tokenAccesses.map((access) => ({
              value: access,
              label: texts.access[access],
              note: texts.accessNote[access],
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Select {...register('days')} label={texts.ends}>
        {tokenDays.map((days) => (
          <option key={days} value={days}>
            {texts.days(days)}
          </option>
        ))}
        <option value={NEVER}>{texts.neverEnds}</option>
      </Select>
    </SecretDialog>
  )
}

export type EndTokenDialogProps = {
  readonly token: ListedToken
  readonly open: boolean
  readonly onClose: () => void
  readonly onEnded: () => void
}

export function EndTokenDialog({ token, onEnded, ...shown }: EndTokenDialogProps) {
  const { id } = useAccount()
  return (
    <ConfirmCall
      {...shown}
      texts={{
        title: texts.endTitle(token.name),
        text: texts.endText,
        confirm: texts.end,
        done: texts.endDone,
        failed: texts.endFailed,
      }}
      call={() => callApi(about(tokenApi.endToken, token.id), undefined, id)}
      onDone={onEnded}
    />
  )
}
