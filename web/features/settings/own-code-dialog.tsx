/** Makes a code for oneself: at once after a fresh sign-in, otherwise after a proof (A25). */
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { CallResponse } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { callApi, HttpError } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { OneTimeCode } from '#web/shared/codes/one-time-code.tsx'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import type { Proof } from '#web/shared/proof/use-proof-form.ts'
import { useProofForm } from '#web/shared/proof/use-proof-form.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.ownCode

export type OwnCodeDialogProps = {
  readonly ways: WaysIn
  readonly open: boolean
  readonly onClose: () => void
}

export function OwnCodeDialog(props: OwnCodeDialogProps) {
  const { open, onClose } = props
  const { made, isProofNeeded, make } = useOwnCode()
  const isOnline = useOnline()
  const [isBusy, run] = usePending()
  if (isProofNeeded && made === null) return <ProofDialog {...props} make={make} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <NeedsConnection />
      {made === null ? (
        <Skeleton aria-busy="true" $width="100%" $height="320px" />
      ) : (
        <>
          <OneTimeCode
            key={made.code}
            code={made.code}
            until={made.expires_at}
            qrLabel={texts.qr}
          />
          <Button
            tone="soft"
            block
            icon={RefreshCw}
            busy={isBusy}
            aria-disabled={!isOnline || undefined}
            onClick={() => run(() => make({}))}
          >
            {texts.another}
          </Button>
        </>
      )}
      <HowTo>
        {texts.howTo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </HowTo>
    </Dialog>
  )
}

type Make = (proof: Proof) => Promise<void>

function ProofDialog({ ways, open, onClose, make }: OwnCodeDialogProps & { readonly make: Make }) {
  const form = useProofForm(ways, make)
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={texts.title}
      description={settingsTexts.provider.codeText}
      submitLabel={texts.make}
      busy={form.isSubmitting}
    >
      <ProofField {...form.field} returnTo="/settings?tab=security&own-code=1" />
    </OnlineFormDialog>
  )
}

function useOwnCode() {
  const { id } = useAccount()
  const [made, setMade] = useState<CallResponse<typeof oidcApi.makeOwnCode> | null>(null)
  const [isProofNeeded, setProofNeeded] = useState(false)
  function refused(error: unknown): void {
    if (isWithoutProof(error)) {
      setMade(null)
      setProofNeeded(true)
    }
    tell(error)
  }

  useEffect(() => {
    callApi(oidcApi.makeOwnCode, {}, id).then(setMade, (error: unknown) => {
      setProofNeeded(true)
      if (!isWithoutProof(error)) tell(error)
    })
  }, [id])
  const make: Make = (proof) => callApi(oidcApi.makeOwnCode, proof, id).then(setMade, refused)
  return { made, isProofNeeded, make }
}

function isWithoutProof(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'proof_needed'
}

function tell(error: unknown): void {
  showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
}

const HowTo = styled.ol`
  ${theme.grid(2)}
  padding-inline-start: 24px;
  list-style: decimal;
  font: ${theme.font.small};
`
