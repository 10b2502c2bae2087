/** The profile, information about the app, the person's data, and signing out. */
import { FileDown, FileUp, Keyboard, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { WallCard } from '#web/features/device-accounts/wall/wall-card.tsx'
import { TableExports } from '#web/features/imports/table-exports.tsx'
import { importTexts } from '#web/features/imports/texts.ts'
import { BadgeSwitch } from '#web/features/push/badge-switch.tsx'
import { PushCard } from '#web/features/push/push-card.tsx'
import { StorageCard } from '#web/features/storage/storage-card.tsx'
import { AppInformation } from '#web/features/updates/app-information.tsx'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { HomeCard } from './home/home-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { ActionCard } from './layout.ts'
import { ProfileCard } from './profile-card.tsx'
import { CalendarCard } from './programs/calendar-card.tsx'
import { settingsTexts } from './texts.ts'
import { useExport } from './use-export.ts'

export function ProfileTab() {
  const household = useHousehold()
  if (!household) return <Skeleton $width="100%" $height="360px" $radius={theme.radius.card} />
  return (
    <Places>
      <ProfileCard me={household.me} timeZone={household.timeZone} />
      <Stack>
        <LanguageCard />
        <PushCard />
        <AppInformation />
        <StorageCard />
        <WallCard>
          <BadgeSwitch />
        </WallCard>
        <HomeCard />
        <KeyboardCard />
      </Stack>
      <Stack>
        {!household.me.is_made && <CalendarCard />}
        <BringCard />
        <YourData />
        <TablesCard household={household} />
      </Stack>
      {!household.me.is_made && <DangerZone me={household.me} />}
    </Places>
  )
}

const texts = settingsTexts.keyboard

/** Leads to the keyboard shortcuts, if there is likely to be a keyboard. */
function KeyboardCard() {
  const overlay = useOverlayAddress()
  return (
    <WithKeyboard aria-labelledby="keyboard">
      <div>
        <h2 id="keyboard">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <Button tone="outline" icon={Keyboard} onClick={() => overlay.open('keys', '1')}>
        {texts.show}
      </Button>
    </WithKeyboard>
  )
}

const DeleteAccountDialog = lazyComponent(
  () => import('./delete-account-dialog.tsx'),
  'DeleteAccountDialog',
)

const parameter = 'delete-account'

/** The danger zone of the settings: deleting the account. */
function DangerZone({ me }: { readonly me: User }) {
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

/** Leads to the screen that imports tasks from another program (IM1). */
function BringCard() {
  return (
    <ActionCard aria-labelledby="bring-tasks">
      <div>
        <h2 id="bring-tasks">{importTexts.title}</h2>
        <p>{importTexts.card.text}</p>
      </div>
      <ButtonLink tone="outline" icon={FileUp} to="/import">
        {importTexts.card.open}
      </ButtonLink>
    </ActionCard>
  )
}

/** The tasks as files for a spreadsheet. */
function TablesCard({ household }: { readonly household: Household }) {
  return (
    <ActionCard aria-labelledby="tables">
      <div>
        <h2 id="tables">{importTexts.exports.title}</h2>
        <p>{importTexts.exports.text}</p>
      </div>
      <TableExports household={household} />
    </ActionCard>
  )
}

const dataTexts = settingsTexts.data

/** The export of all data of the person. */
function YourData() {
  const isOnline = useOnline()
  const { isBusy, download } = useExport()
  return (
    <ActionCard aria-labelledby="your-data">
      <div>
        <h2 id="your-data">{dataTexts.title}</h2>
        <p>{dataTexts.text}</p>
      </div>
      <Button
        tone="outline"
        icon={FileDown}
        busy={isBusy}
        aria-disabled={!isOnline || undefined}
        onClick={download}
      >
        {dataTexts.download}
      </Button>
      <NeedsConnection />
    </ActionCard>
  )
}

/* The danger zone comes last; on wide screens the person's settings are on the left, the device's on the right. */
const Places = styled.div`
  ${theme.column(4)}
  align-items: start;
  ${theme.media.fromLandscape} {
    grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
    column-gap: ${theme.space(5)};
    > :nth-child(2) {
      grid-area: 1 / 2 / 4;
    }
  }
`

const WithKeyboard = styled(ActionCard)`
  display: none;
  ${theme.media.hover} {
    display: flex;
  }
`

const Whole = styled(ActionCard)`
  h2 {
    color: ${theme.text.danger};
  }
`
