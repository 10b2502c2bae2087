/** Makes a token and shows it once, or ends one (A40). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ListedToken } from '#domain/programs/token-api.ts'
import { tokenAccesses, tokenDays, tokenName } from '#domain/programs/token.ts'
import { useAccount } from '#web/data/account.ts'
import { ConfirmCall } from '#web/features/settings/confirm-call.tsx'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { useLateProof } from '#web/shared/proof/use-late-proof.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { endToken, makeToken } from './program-calls.ts'
import { ShownOnceDialog } from './shown-once.tsx'
import { texts as programTexts } from './texts.ts'

const texts = programTexts.tokens
/** The value of the choice that sets no end. */
const NEVER = ''

const schema = z.object({
  name: tokenName,
  access: z.enum(tokenAccesses),
  days: z.string(),
})

export type MakeTokenDialogProps = {
  readonly open: boolean
  readonly ways: WaysIn | null
  readonly onClose: () => void
  readonly onMade: () => void
}

export function MakeTokenDialog({ open, ways, onClose, onMade }: MakeTokenDialogProps) {
  const isOnline = useOnline()
  const form = useMaking(onMade)
  const { register, control, errors } = form
  if (form.secret !== null)
    return (
      <ShownOnceDialog
        open={open}
        onClose={onClose}
        title={texts.madeTitle}
        label={texts.secret}
        secret={form.secret}
      />
    )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={texts.makeTitle}
      submitLabel={texts.make}
      busy={form.isSubmitting}
      blocked={!isOnline}
    >
      <NeedsConnection />
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
      {form.proof && (
        <ProofField {...form.proof} ways={ways} returnTo="/settings?tab=security&make-token=1" />
      )}
    </FormDialog>
  )
}

function useMaking(onMade: () => void) {
  const { id } = useAccount()
  const proof = useLateProof()
  const [secret, setSecret] = useState<string | null>(null)
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '', access: 'read' as const, days: '90' },
  })

  const submit = handleSubmit(async ({ name, access, days }) => {
    const asked = tokenDays.find((each) => String(each) === days) ?? null
    try {
      const made = await makeToken(id, { ...proof.given(), name, access, days: asked })
      setSecret(made.secret)
      showToast({ title: texts.made })
      onMade()
    } catch (error) {
      if (proof.isAskedBy(error)) return
      showToast({ title: texts.makeFailed, description: messageOf(error), tone: 'bad' })
    }
  })
  const { errors, isSubmitting } = formState
  return {
    register,
    control,
    submit,
    errors,
    isSubmitting,
    proof: proof.field,
    secret,
  }
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
      call={() => endToken(id, token.id)}
      onDone={onEnded}
    />
  )
}
