/** The password, the signed-in devices, and the other people of this device. */
import { PeopleCard } from '#web/features/accounts-here/pin/people-card.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { Stack } from '#web/ui/stack.tsx'
import { DevicesCard } from './devices-card.tsx'
import { Columns } from './layout.ts'
import { PasswordCard } from './password-card.tsx'
import { useDevices } from './use-devices.ts'

export function SecurityTab() {
  const devices = useDevices()
  const household = useHousehold()
  return (
    <Columns $widths="even">
      {household?.me.is_made !== true && <PasswordCard onChanged={devices.reload} />}
      <Stack>
        <DevicesCard devices={devices} />
        <PeopleCard />
      </Stack>
    </Columns>
  )
}
