/** In the settings: the PIN on this device, when the device asks who is here, and adding a person. */
import { useLiveQuery } from 'dexie-react-hooks'
import { KeyRound, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '#web/data/account.ts'
import type { IdleMinutes } from '#web/data/device-database.ts'
import {
  deviceDatabase,
  idleChoices,
  setActiveAccount,
  readIdleMinutes,
  saveIdleMinutes,
} from '#web/data/device-database.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import type { PinDialogAction } from './pin-dialog.tsx'
import { canHashPins } from './pin-hash.ts'
import { pinTexts } from './texts.ts'

const PinDialog = lazyComponent(() => import('./pin-dialog.tsx'), 'PinDialog')

const texts = pinTexts.card

export function PeopleCard() {
  const { id } = useAccount()
  const hasPin = useLiveQuery(async () => (await deviceDatabase.pins.get(id)) !== undefined, [id])
  const [action, setAction] = useState<PinDialogAction | null>(null)
  return (
    <Card aria-labelledby="people-on-device">
      <SectionHead id="people-on-device" title={texts.title} />
      <Stack $gap={4}>
        {canHashPins() ? (
          <>
            <Text>{hasPin ? texts.isSet : texts.isNotSet}</Text>
            <InfoLine>{texts.honest}</InfoLine>
            {hasPin !== undefined && <PinButtons hasPin={hasPin} onPress={setAction} />}
          </>
        ) : (
          <InfoLine tone="warn">{texts.notOffered}</InfoLine>
        )}
        <IdleChoice />
        <Button tone="outline" block icon={UserPlus} onClick={() => setActiveAccount(null)}>
          {texts.add}
        </Button>
      </Stack>
      {action !== null && (
        <Suspense fallback={null}>
          <PinDialog action={action} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </Card>
  )
}

type PinButtonsProps = {
  readonly hasPin: boolean
  readonly onPress: (action: PinDialogAction) => void
}

function PinButtons({ hasPin, onPress }: PinButtonsProps) {
  return (
    <Buttons>
      <Button tone="soft" icon={KeyRound} onClick={() => onPress(hasPin ? 'change' : 'set')}>
        {hasPin ? texts.change : texts.set}
      </Button>
      {hasPin && (
        <Button tone="dangerSoft" onClick={() => onPress('remove')}>
          {texts.remove}
        </Button>
      )}
    </Buttons>
  )
}

function IdleChoice() {
  const minutes = useLiveQuery(readIdleMinutes) ?? 0
  return (
    <Select
      label={texts.idle}
      hint={texts.idleHint}
      value={minutes}
      onChange={(event) => void saveIdleMinutes(Number(event.target.value) as IdleMinutes)}
    >
      {idleChoices.map((choice) => (
        <option key={choice} value={choice}>
          {texts.idleChoices[choice]}
        </option>
      ))}
    </Select>
  )
}

const Buttons = styled.div`
  ${theme.flow(3)}
  > button {
    flex: 1 1 160px;
  }
`
