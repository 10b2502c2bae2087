import { DevicesCard } from './devices-card.tsx'
import { Columns } from './layout.ts'
import { PasswordCard } from './password-card.tsx'
/** The password, and the devices that are signed in with it. */
import { useDevices } from './use-devices.ts'

export function SecurityTab() {
  const devices = useDevices()
  return (
    <Columns $widths="even">
      <PasswordCard onChanged={devices.reload} />
      <DevicesCard devices={devices} />
    </Columns>
  )
}
