/** Connects and disconnects the provider, and makes a code for oneself (A24, A25). */
import { QrCode, ShieldCheck } from 'lucide-react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { isConnected } from '#web/shared/proof/use-ways-in.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { settingsTexts } from './texts.ts'

const ConnectDialog = lazyComponent(() => import('./connect-dialog.tsx'), 'ConnectDialog')
const OwnCodeDialog = lazyComponent(() => import('./own-code-dialog.tsx'), 'OwnCodeDialog')

const texts = settingsTexts.provider
const connecting = 'provider'
const ownCode = 'own-code'

type ProviderCardProps = { readonly ways: WaysIn; readonly onChanged: () => void }

export function ProviderCard({ ways, onChanged }: ProviderCardProps) {
  const isOnline = useOnline()
  const overlay = useOverlayAddress()
  if (ways.provider === null) return null
  const { name } = ways.provider
  const isOn = isConnected(ways)
  return (
    <Card aria-labelledby="provider">
      <SectionHead id="provider" title={texts.title(name)} />
      <Stack $gap={4}>
        <NeedsConnection />
        <State ways={ways} />
        <Button
          tone={isOn ? 'dangerSoft' : 'outline'}
          block
          icon={ShieldCheck}
          aria-disabled={!isOnline || undefined}
          onClick={() => overlay.open(connecting, '1')}
        >
          {isOn ? texts.disconnect : texts.connect}
        </Button>
        <Button
          tone="outline"
          block
          icon={QrCode}
          aria-disabled={!isOnline || undefined}
          onClick={() => overlay.open(ownCode, '1')}
        >
          {texts.code}
        </Button>
        <Text>{texts.codeText}</Text>
      </Stack>
      <OverlaySlot parameter={connecting}>
        {(shown) => <ConnectDialog {...shown} ways={ways} onChanged={onChanged} />}
      </OverlaySlot>
      <OverlaySlot parameter={ownCode}>
        {(shown) => <OwnCodeDialog {...shown} ways={ways} />}
      </OverlaySlot>
    </Card>
  )
}

function State({ ways: { password, provider } }: { readonly ways: WaysIn }) {
  const timeZone = useTimeZone()
  if (provider === null) return null
  const { name, connected_at: since } = provider
  return (
    <>
      <Text>
        {since === null
          ? texts.notConnected(name)
          : texts.connected(name, dateText(since, timeZone))}
      </Text>
      {!password && <Text>{texts.noPassword}</Text>}
    </>
  )
}
