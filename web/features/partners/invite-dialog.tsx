/** Invites somebody by email address, then shows the link of the invitation. Needs a connection. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Baby, Heart, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { partnershipRole } from '#domain/partnerships/partnership-fields.ts'
import { email } from '#domain/users/user-fields.ts'
import { useAccount } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { makeToken } from './invitation-link.ts'
import { LinkDialog } from './link-dialog.tsx'
import { partnersTexts } from './texts.ts'

const schema = z.object({ email, role: partnershipRole })
type Invitation = z.output<typeof schema>

type Sent = { readonly id: string; readonly email: string; readonly token: string }
type Tried = Pick<Sent, 'id' | 'token'> & {
  readonly typed: string
  /** How many partners there were. */
  readonly before: number
}

const initialRole: Invitation['role'] = 'partner'

export type InviteDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const account = useAccount()
  const [sent, setSent] = useState<Sent | null>(null)
  const last = useRef<Tried | null>(null)

  /** A retry after a lost answer is the same invitation: the server would refuse another one to that address. */
  async function tried(typed: string): Promise<Tried> {
    if (last.current?.typed === typed) return last.current
    const before = await countAccepted(account.database)
    last.current = { typed, id: v7(), token: makeToken(), before }
    return last.current
  }

  async function send(invitation: Invitation): Promise<void> {
    const { id, token, before } = await tried(JSON.stringify(invitation))
    if (!(await account.run('invitePartner', { id, token, ...invitation }, { key: id }))) return
    // Two invitations that crossed became one partnership: then there is no link to pass on.
    if ((await countAccepted(account.database)) === before)
      return setSent({ id, email: invitation.email, token })
    showToast({ title: partnersTexts.toasts.together })
    onClose()
  }

  return sent ? (
    <LinkDialog {...sent} isNew open={open} onClose={onClose} />
  ) : (
    <InviteForm open={open} onClose={onClose} send={send} />
  )
}

function countAccepted({ partnerships }: AccountDatabase): Promise<number> {
  return partnerships.filter(({ status }) => status === 'accepted').count()
}

function InviteForm({
  open,
  onClose,
  send,
}: InviteDialogProps & { readonly send: (invitation: Invitation) => Promise<void> }) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: '', role: initialRole },
  })
  const submit = handleSubmit(send)
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={partnersTexts.invite}
      submitLabel={partnersTexts.form.send}
      icon={Send}
      busy={formState.isSubmitting}
    >
      <TextInput
        {...register('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        label={partnersTexts.form.email}
        error={formState.errors.email?.message}
      />
      <Controller
        control={control}
        name="role"
        render={({ field: { value, onChange }, fieldState }) => (
          <RadioCards
            form="rows"
            legend={partnersTexts.form.relationship}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            options={roles()}
          />
        )}
      />
    </OnlineFormDialog>
  )
}

const roles = () => [
  {
    value: 'partner' as const,
    label: partnersTexts.form.partner,
    note: partnersTexts.form.partnerNote,
    icon: Heart,
  },
  {
    value: 'child' as const,
    label: partnersTexts.form.child,
    note: partnersTexts.form.childNote,
    icon: Baby,
  },
]
