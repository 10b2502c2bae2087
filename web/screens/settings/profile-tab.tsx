/** The profile, the app itself, one's data, and the way out. */
import { useHousehold } from '#web/parts/people/use-household.ts'
import { AppInformation } from '#web/parts/updates/app-information.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { DangerZone } from './danger-zone.tsx'
import { Columns } from './layout.ts'
import { ProfileCard } from './profile-card.tsx'
import { YourData } from './your-data.tsx'

export function ProfileTab() {
  const household = useHousehold()
  if (!household) return <Skeleton $width="100%" $height="360px" $radius={theme.radius.card} />
  return (
    <Columns $widths="wideLeft">
      <Stack>
        <ProfileCard me={household.me} timeZone={household.timeZone} />
        <DangerZone me={household.me} />
      </Stack>
      <Stack>
        <AppInformation />
        <YourData />
      </Stack>
    </Columns>
  )
}
