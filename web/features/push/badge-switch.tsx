/** In the device's settings: whether the app's icon shows how much waits today; if the browser can show that (A3). */
import { useLiveQuery } from 'dexie-react-hooks'
import { Switch } from '#web/ui/switch.tsx'
import { hasBadge, isBadgeOn, saveBadgeChoice } from './app-badge.ts'
import { pushTexts } from './texts.ts'

const texts = pushTexts.badge

export function BadgeSwitch() {
  const isOn = useLiveQuery(isBadgeOn)
  if (!hasBadge() || isOn === undefined) return null
  return (
    <Switch
      label={texts.label}
      note={texts.note}
      checked={isOn}
      onChange={({ target }) => void saveBadgeChoice(target.checked)}
    />
  )
}
