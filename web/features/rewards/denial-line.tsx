/** The optional note of a denial, and denying with it. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { denyNote } from '#domain/rewards/reward-fields.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { Sentence } from '#web/ui/name.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { rewardCardTexts } from './texts.ts'
import { useRewardActions } from './use-reward-actions.ts'

const schema = z.object({ note: denyNote })
type DenialForm = UseFormReturn<{ note: string }, unknown, { note: string }>

/** `deny` resolves to false if nothing was denied: the note is too long, or the change was refused. */
export function useDenial(
  reward: Reward | undefined,
  { isOpen }: { readonly isOpen: boolean },
): { readonly form: DenialForm; readonly deny: () => Promise<boolean> } {
  const actions = useRewardActions()
  const form: DenialForm = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { note: '' },
  })
  useDraft(form, { isOpen })
  return {
    form,
    async deny() {
      let isDenied = false
      await form.handleSubmit(async ({ note }) => {
        if (reward) isDenied = await actions.deny(reward, note)
      })()
      return isDenied
    },
  }
}

export type DenialLineProps = {
  readonly form: DenialForm
  /** The person who reads it. */
  readonly name: string
  readonly hint: string
}

export function DenialLine({ form, name, hint }: DenialLineProps) {
  return (
    <TextArea
      {...form.register('note')}
      label={<Sentence name={name}>{rewardCardTexts.lineFor(name)}</Sentence>}
      optional={rewardCardTexts.optional}
      hint={<Sentence name={name}>{hint}</Sentence>}
      error={form.formState.errors.note?.message}
    />
  )
}
