/** Where to find the install command in browsers that do not offer it. */
import { platformOf } from '#web/shared/device/platform.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { installTexts } from './texts.ts'

export type ManualGuideProps = { readonly open: boolean; readonly onClose: () => void }

export function ManualGuide({ open, onClose }: ManualGuideProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={installTexts.install}
      description={installTexts.manual[platformOf(navigator)]}
      closeLabel={installTexts.close}
      footer={
        <Button data-cancel onClick={onClose}>
          {installTexts.gotIt}
        </Button>
      }
    />
  )
}
