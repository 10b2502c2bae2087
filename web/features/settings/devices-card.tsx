/** The sessions of this account, with buttons to end other ones. */
import { Check, Laptop, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'
import type { CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { about, callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { deviceText } from '#web/shared/devices/device-text.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { FetchedPart } from './fetched-part.tsx'
import { ListedItems } from './listed-items.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.devices

type Sessions = CallResponse<typeof api.sessions>
type SignedInDevice = Sessions['sessions'][number]

export type Devices = Fetched<Sessions> & {
  readonly end: (device: SignedInDevice) => Promise<void>
  readonly endOthers: () => Promise<void>
}

/** Requested when the page opens and when the connection is back. */
export function useDevices(): Devices {
  const { id } = useAccount()
  const fetched = useFetchedApi(api.sessions)

  async function tell(work: Promise<unknown>, done: string): Promise<void> {
    try {
      await work
      showToast({ title: done })
    } catch (error) {
      showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
    }
    fetched.reload()
  }

  return {
    ...fetched,
    end: (device) => tell(callApi(about(api.endSession, device.id), undefined, id), texts.ended),
    endOthers: () => tell(callApi(api.endOtherSessions, undefined, id), texts.othersEnded),
  }
}

export function DevicesCard({ devices }: { readonly devices: Devices }) {
  return (
    <Card aria-labelledby="devices">
      <SectionHead id="devices" title={texts.title} />
      <Stack $gap={3}>
        <FetchedPart of={devices} texts={texts}>
          {({ sessions }) => <DeviceList devices={devices} list={sessions} />}
        </FetchedPart>
      </Stack>
    </Card>
  )
}

type DeviceListProps = {
  readonly devices: Devices
  readonly list: readonly SignedInDevice[]
}

function DeviceList({ devices, list }: DeviceListProps) {
  const { isOnline, end, endOthers } = devices
  const [isBusy, run] = usePending()
  return (
    <>
      <ListedItems>
        {list.map((device) => (
          <Device key={device.id} device={device} isOnline={isOnline} onEnd={() => end(device)} />
        ))}
      </ListedItems>
      {list.some(({ is_current }) => !is_current) && (
        <LeavingButton
          within="section"
          next="h2"
          tone="dangerSoft"
          block
          busy={isBusy}
          aria-disabled={!isOnline || undefined}
          onClick={() => run(endOthers)}
        >
          {texts.endOthers}
        </LeavingButton>
      )}
    </>
  )
}

type DeviceProps = {
  readonly device: SignedInDevice
  readonly isOnline: boolean
  readonly onEnd: () => Promise<void>
}

function Device({ device, isOnline, onEnd }: DeviceProps) {
  const [isBusy, run] = usePending()
  const timeZone = useTimeZone()
  const name = deviceText(device)
  return (
    <ListItem focusKey="">
      <IconTile icon={glyphOf(device.system)} size={44} />
      <div>
        <h3>{name}</h3>
        {device.is_current ? (
          <Tag tone="ok" icon={Check}>
            {texts.thisDevice}
          </Tag>
        ) : (
          <Text>{texts.lastSeen(dateText(device.last_seen_at, timeZone))}</Text>
        )}
      </div>
      {!device.is_current && (
        <Button
          tone="ghost"
          size="small"
          aria-label={texts.endNamed(name)}
          busy={isBusy}
          aria-disabled={!isOnline || undefined}
          onClick={() => run(onEnd)}
        >
          {texts.end}
        </Button>
      )}
    </ListItem>
  )
}

function glyphOf(system: string | null): LucideIcon {
  if (system === null) return MonitorSmartphone
  if (system === 'iPad') return Tablet
  return ['iPhone', 'Android'].includes(system) ? Smartphone : Laptop
}
