/** A button that removes a picture, and disappears with it. */
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { photoTexts } from './texts.ts'

export type RemoveButtonProps = {
  /** Says what is removed. */
  readonly label: string
  readonly onRemove: () => unknown
}

export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <LeavingButton within="div" next="button" tone="ghost" aria-label={label} onClick={onRemove}>
      {photoTexts.remove}
    </LeavingButton>
  )
}
