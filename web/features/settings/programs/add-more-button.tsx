/** Opens the dialog that adds another one, or says that there are as many as there may be. */
import { Plus } from 'lucide-react'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Button } from '#web/ui/button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'

type AddMoreButtonProps = {
  /** Whether there are as many as there may be. */
  readonly isFull: boolean
  readonly isOnline: boolean
  /** The dialog's parameter in the address. */
  readonly parameter: string
  readonly texts: { readonly make: string; readonly full: string }
}

export function AddMoreButton({ isFull, isOnline, parameter, texts }: AddMoreButtonProps) {
  const overlay = useOverlayAddress()
  if (isFull) return <InfoLine>{texts.full}</InfoLine>
  return (
    <Button
      tone="outline"
      block
      icon={Plus}
      aria-disabled={!isOnline || undefined}
      onClick={() => overlay.open(parameter, '1')}
    >
      {texts.make}
    </Button>
  )
}
