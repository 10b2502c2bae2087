/** Asks for a proof before the account is connected with the provider, or disconnected. */
import { oidcApi } from '#domain/users/oidc-api.ts'
import { callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { useProofForm } from '#web/shared/proof/use-proof-form.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { isConnected } from '#web/shared/proof/use-ways-in.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.provider

export type ConnectDialogProps = {
  readonly ways: WaysIn
  readonly open: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

export function ConnectDialog({ ways, open, onClose, onChanged }: ConnectDialogProps) {
  const { id } = useAccount()
  const name = ways.provider?.name ?? ''
  const isOn = isConnected(ways)
  const form = useProofForm(ways, async (proof) => {
    try {
      if (!isOn) {
        const { address } = await callApi(oidcApi.connectProvider, proof, id)
        // The provider sends the person back to this page.
        return location.assign(address)
      }
      await callApi(oidcApi.disconnectProvider, proof, id)
      showToast({ title: texts.disconnected })
      onChanged()
      onClose()
    } catch (error) {
      const title = isOn ? texts.disconnectFailed : texts.connectFailed
      showToast({ title, description: messageOf(error), tone: 'bad' })
    }
  })
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={texts.title(name)}
      description={isOn ? texts.disconnectText(name) : texts.notConnected(name)}
      submitLabel={isOn ? texts.disconnect : texts.connect}
      tone={isOn ? 'danger' : 'primary'}
      busy={form.isSubmitting}
    >
      <ProofField {...form.field} returnTo="/settings?tab=security&provider=1" />
    </OnlineFormDialog>
  )
}
