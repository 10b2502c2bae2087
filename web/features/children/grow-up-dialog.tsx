/** Gives a child an account of its own: a parent types the names, the child chooses the password (K6). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { email, username } from '#domain/users/user-fields.ts'
import { firstName } from '#domain/users/user.ts'
import { call } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { QrCode } from '#web/shared/qr/qr-code.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'

const schema = z.object({ username, email })
const madeLink = z.object({ path: z.string() })

export function GrowUpDialog(props: ChildDialogProps) {
  const [link, setLink] = useState<string | null>(null)
  return link === null ? <Names {...props} onLink={setLink} /> : <LinkOf {...props} link={link} />
}

type NamesProps = ChildDialogProps & { readonly onLink: (link: string) => void }

function Names({ child: { user }, open, onClose, onLink }: NamesProps) {
  const account = useAccount()
  const name = firstName(user)
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { username: user.username, email: user.email },
  })
  const submit = handleSubmit(async (typed) => {
    try {
      onLink(await growUp(account.id, user.id, typed))
      void account.syncNow()
    } catch (error) {
      showToast({ title: childTexts.toasts.failed, description: messageOf(error), tone: 'bad' })
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={<Name>{childTexts.growUpTitle(name)}</Name>}
      description={<Sentence name={[name, name]}>{childTexts.growUpText(name)}</Sentence>}
      submitLabel={childTexts.makeAccount}
      busy={isSubmitting}
    >
      <TextInput
        {...register('username')}
        label={childTexts.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <TextInput
        {...register('email')}
        type="email"
        label={childTexts.email}
        autoComplete="off"
        autoCapitalize="none"
        error={errors.email?.message}
      />
    </OnlineFormDialog>
  )
}

/** The address at which the child chooses a password. By its path: `callCommand` would load all commands' rules. */
async function growUp(account: string, id: string, body: z.output<typeof schema>): Promise<string> {
  const answer = await call({ method: 'POST', path: `/api/children/${id}/account`, body, account })
  return location.origin + madeLink.parse(answer).path
}

type LinkOfProps = ChildDialogProps & { readonly link: string }

function LinkOf({ child: { user }, link, open, onClose }: LinkOfProps) {
  const name = firstName(user)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Name>{childTexts.grownUp(name)}</Name>}
      description={<Sentence name={name}>{childTexts.linkText(name)}</Sentence>}
      cancelLabel={childTexts.done}
    >
      <QrCode text={link} label={childTexts.linkQr(name)} />
      <TextInput
        label={childTexts.link}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
