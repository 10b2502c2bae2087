/** The danger zone of the settings: deleting the account. */
import { Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { ActionCard } from './layout.ts'
import { settingsTexts } from './texts.ts'

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}))

const parameter = 'delete-account'

export function DangerZone({ me }: { readonly me: User }) {
  const overlay = useOverlayAddress()
  return (
    <Whole $tone="danger" aria-labelledby="danger">
      <div>
        <h2 id="danger">{settingsTexts.danger.title}</h2>
        <p>{settingsTexts.danger.text}</p>
      </div>
      <Button tone="dangerSoft" icon={Trash2} onClick={() => overlay.open(parameter, '1')}>
        {settingsTexts.danger.action}
      </Button>
      <OverlaySlot parameter={parameter}>
        {({ open, onClose }) => <DeleteAccountDialog me={me} open={open} onClose={onClose} />}
      </OverlaySlot>
    </Whole>
  )
}

const Whole = styled(ActionCard)`
  h2 {
    color: ${theme.text.danger};
  }
`
