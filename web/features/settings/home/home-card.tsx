/** Lets the person show points and open tasks on the household's MQTT broker, if the server has one (A47). */
import { useState } from 'react'
import type { ShownAtHome } from '#domain/home/home-api.ts'
import { homeApi } from '#domain/home/home-api.ts'
import { callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useChosen } from '#web/shared/connection/use-chosen.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { Card } from '#web/ui/card.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Text } from '#web/ui/text.tsx'
import { homeCardTexts as texts } from './texts.ts'

export function HomeCard() {
  const { id: account } = useAccount()
  const { value, isOnline } = useFetchedApi(homeApi.home)
  const [failure, setFailure] = useState<string | null>(null)
  const { chosen, save } = useChosen(async (wanted: ShownAtHome) => {
    setFailure(null)
    try {
      await callApi(homeApi.saveHome, wanted, account)
      return true
    } catch (error) {
      setFailure(messageOf(error))
      return false
    }
  })
  if (value?.has_broker !== true) return null
  const { shows, completes } = chosen ?? value
  return (
    <Card aria-labelledby="home">
      <SectionHead id="home" title={texts.title} />
      <Stack $gap={4}>
        <Text>{texts.text}</Text>
        <NeedsConnection />
        <Switch
          label={texts.shows}
          note={texts.showsNote}
          checked={shows}
          disabled={!isOnline}
          // Somebody who shows nothing leaves nothing to complete.
          onChange={({ target: { checked } }) =>
            void save({ shows: checked, completes: checked && completes })
          }
        />
        {shows && (
          <Switch
            label={texts.completes}
            note={texts.completesNote}
            checked={completes}
            disabled={!isOnline}
            onChange={({ target }) => void save({ shows, completes: target.checked })}
          />
        )}
        {failure !== null && <InfoLine tone="bad">{failure}</InfoLine>}
      </Stack>
    </Card>
  )
}
