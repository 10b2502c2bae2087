/** The profile, information about the app, the person's data, and signing out. */
import { styled } from 'styled-components'
import { WallCard } from '#web/features/accounts-here/wall/wall-card.tsx'
import { PushCard } from '#web/features/push/push-card.tsx'
import { StorageCard } from '#web/features/storage/storage-card.tsx'
import { AppInformation } from '#web/features/updates/app-information.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { DangerZone } from './danger-zone.tsx'
import { KeyboardCard } from './keyboard-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { YourData } from './your-data.tsx'

export function ProfileTab() {
  const household = useHousehold()
  if (!household) return <Skeleton $width="100%" $height="360px" $radius={theme.radius.card} />
  return (
    <Places>
      <ProfileCard me={household.me} timeZone={household.timeZone} />
      <Stack>
        <PushCard />
        <AppInformation />
        <StorageCard />
        <WallCard />
        <KeyboardCard />
      </Stack>
      <YourData />
      {!household.me.is_made && <DangerZone me={household.me} />}
    </Places>
  )
}

/* The danger comes last; on wide screens one's own is at the left, the device at the right. */
const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(4)};
  ${theme.media.fromLandscape} {
    grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
    column-gap: ${theme.space(5)};
    > :nth-child(2) {
      grid-area: 1 / 2 / 4;
    }
  }
`
