/** The settings: profile, security, subscription and points, each in its tab. */
import { useSearchParams } from 'react-router-dom'
import { passkeyApi } from '#domain/users/passkey-api.ts'
import { PeopleCard } from '#web/features/device-accounts/pin/people-card.tsx'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { deviceText } from '#web/shared/devices/device-text.ts'
import { LoadBoundary } from '#web/shared/loading/load-boundary.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useWaysIn } from '#web/shared/proof/use-ways-in.ts'
import { Columns } from '#web/ui/columns.ts'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { TabItem } from '#web/ui/tabs.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Devices } from './devices-card.tsx'
import { DevicesCard, useDevices } from './devices-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PointsTab } from './points-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { TokensCard } from './programs/tokens-card.tsx'
import { WebhooksCard } from './programs/webhooks-card.tsx'
import { ProviderCard } from './provider-card.tsx'
import { SubscriptionTab } from './subscription-tab.tsx'
import { settingsTexts } from './texts.ts'

const tabs = {
  profile: { label: 'profileTab', Content: ProfileTab },
  security: { label: 'security', Content: SecurityTab },
  subscription: { label: 'subscription', Content: SubscriptionTab },
  points: { label: 'points', Content: ReadablePoints },
} as const

function ReadablePoints() {
  return (
    <LoadBoundary of="points">
      <PointsTab />
    </LoadBoundary>
  )
}

type TabName = keyof typeof tabs

const names = Object.keys(tabs) as TabName[]

export function SettingsScreen() {
  const [parameters] = useSearchParams()
  const isChild = useHousehold()?.me.is_child === true
  // A child does not decide about plans (F2). Coming from another screen, this is known at once, and no tab goes again.
  const shown = isChild ? names.filter((name) => name !== 'subscription') : names
  const current = shown.find((name) => name === parameters.get('tab')) ?? 'profile'
  const { Content } = tabs[current]
  return (
    <>
      <PageHead title={settingsTexts.title} />
      <Tabs of="settings" label={settingsTexts.tabs} tabs={shown.map(tabItem)} current={current} />
      <TabPanel of="settings" tab={current}>
        <Content />
      </TabPanel>
    </>
  )
}

function tabItem(name: TabName): TabItem {
  return { id: name, to: `?tab=${name}`, label: settingsTexts[tabs[name].label] }
}

/** The ways to sign in, the signed-in devices, and the other people of this device. */
function SecurityTab() {
  const devices = useDevices()
  const isMade = useHousehold()?.me.is_made === true
  return (
    <Columns $widths="even">
      {!isMade && <WaysInCards devices={devices} />}
      <Stack>
        <DevicesCard devices={devices} />
        <PeopleCard />
      </Stack>
    </Columns>
  )
}

/** The person's own ways to sign in; a child without e-mail has none (K3). */
function WaysInCards({ devices: { value, reload } }: { readonly devices: Devices }) {
  const { value: ways, reload: askAgain } = useWaysIn()
  const passkeys = useFetchedApi(passkeyApi.passkeys)
  const here = value?.sessions.find(({ is_current }) => is_current)
  function reloadBoth(): void {
    passkeys.reload()
    askAgain()
  }
  return (
    <Stack>
      {ways?.password !== false && <PasswordCard ways={ways} onChanged={reload} />}
      <PasskeysCard
        passkeys={{ ...passkeys, reload: reloadBoth }}
        ways={ways}
        deviceName={here ? deviceText(here) : ''}
      />
      {ways && <ProviderCard ways={ways} onChanged={askAgain} />}
      <TokensCard ways={ways} />
      <WebhooksCard ways={ways} />
    </Stack>
  )
}
