/** Makes something with a secret: a form, with a proof if the server asks for one, then the secret, shown only once. */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { useLateProof } from '#web/shared/proof/use-late-proof.ts'
import type { Proof } from '#web/shared/proof/use-proof-form.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import type { FormDialogProps } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ShownOnceDialog } from './shown-once.tsx'

type Texts = {
  readonly makeTitle: string
  readonly make: string
  readonly made: string
  readonly makeFailed: string
  readonly madeTitle: string
  readonly secret: string
}

export type Opened = {
  readonly open: boolean
  readonly ways: WaysIn | null
  readonly onClose: () => void
  readonly onMade: () => void
}

type Making = {
  readonly call: (proof: Proof) => Promise<{ readonly secret: string }>
  /** True if it is shown beside a field. */
  readonly isSaid?: (error: unknown) => boolean
}

export function useSecret(texts: Texts, onMade: () => void) {
  const proof = useLateProof()
  const [secret, setSecret] = useState<string | null>(null)

  async function make({ call, isSaid = () => false }: Making): Promise<void> {
    try {
      const made = await call(proof.given())
      setSecret(made.secret)
      showToast({ title: texts.made })
      onMade()
    } catch (error) {
      if (proof.isAskedBy(error) || isSaid(error)) return
      showToast({ title: texts.makeFailed, description: messageOf(error), tone: 'bad' })
    }
  }
  return { make, secret, proof: proof.field }
}

export type SecretDialogProps = Omit<Opened, 'onMade'> & {
  readonly texts: Texts
  readonly made: Pick<ReturnType<typeof useSecret>, 'secret' | 'proof'>
  /** Shown with the secret. */
  readonly note?: ReactNode
  /** The address of this dialog, for people who prove themselves elsewhere. */
  readonly returnTo: string
  readonly isBusy: boolean
  readonly onSubmit: FormDialogProps['onSubmit']
  readonly children: ReactNode
}

export function SecretDialog(props: SecretDialogProps) {
  const { texts, made, note, ways, returnTo, isBusy, onSubmit, children, ...shown } = props
  if (made.secret !== null)
    return (
      <ShownOnceDialog {...shown} title={texts.madeTitle} label={texts.secret} secret={made.secret}>
        {note}
      </ShownOnceDialog>
    )
  return (
    <OnlineFormDialog
      {...shown}
      onSubmit={onSubmit}
      title={texts.makeTitle}
      submitLabel={texts.make}
      busy={isBusy}
    >
      {children}
      {made.proof && <ProofField {...made.proof} ways={ways} returnTo={returnTo} />}
    </OnlineFormDialog>
  )
}
