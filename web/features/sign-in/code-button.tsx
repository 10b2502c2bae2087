/** Leads from the password to a code. */
import { QrCode } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { texts } from './texts.ts'

export function CodeButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button tone="soft" block icon={QrCode} onClick={onPress}>
      {texts.code.link}
    </Button>
  )
}
