/** In the settings: turns push notifications on and off, tests them, and chooses what is pushed. */
import { BellRing, Check } from 'lucide-react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { PushChoices } from './push-choices.tsx'
import { pushTexts as texts } from './texts.ts'
import type { PushControl } from './use-push.ts'
import { usePush } from './use-push.ts'

export function PushCard() {
  const push = usePush()
  const { device, preferences, isOnline, isFailed, reload } = push
  const isComing = isOnline && !isFailed && preferences === null
  return (
    <Card aria-labelledby="push">
      <SectionHead id="push" title={texts.title} />
      <Stack $gap={3}>
        {device !== null && <Device push={push} />}
        {isComing && (
          <div role="status" aria-label={texts.loading}>
            <Skeleton $width="100%" $height="72px" $radius={theme.radius.inner} />
          </div>
        )}
        {preferences !== null && <PushChoices push={push} preferences={preferences} />}
        {isOnline && isFailed && (
          <>
            <InfoLine tone="bad">{texts.unreadable}</InfoLine>
            <LeavingButton within="section" next="h2" tone="outline" onClick={reload}>
              {texts.again}
            </LeavingButton>
          </>
        )}
        <NeedsConnection />
      </Stack>
    </Card>
  )
}

function Device({ push }: { readonly push: PushControl }) {
  const { device } = push
  switch (device) {
    case 'on':
    case 'off':
      return <OnOrOff push={push} isOn={device === 'on'} />
    case null:
      return null
    case 'denied':
      return <InfoLine tone="warn">{texts.state.denied}</InfoLine>
    case 'unsupported':
    case 'installFirst':
      return <InfoLine>{texts.state[device]}</InfoLine>
  }
}

type OnOrOffProps = { readonly push: PushControl; readonly isOn: boolean }

/** One button turns it on and off, so that the focus stays there. */
function OnOrOff({ push, isOn }: OnOrOffProps) {
  const { isOnline, isBusy, turnOn, turnOff, test } = push
  const isStopped = !isOnline || undefined
  return (
    <>
      {isOn ? (
        <Tag tone="ok" icon={Check}>
          {texts.state.on}
        </Tag>
      ) : (
        <Text>{texts.state.off}</Text>
      )}
      <Row $align="stretch" $gap={2} $wrap>
        {isOn && (
          <Button tone="outline" busy={isBusy} aria-disabled={isStopped} onClick={test}>
            {texts.test}
          </Button>
        )}
        <LeavingButton
          within="section"
          next="h2"
          tone={isOn ? 'ghost' : 'outline'}
          block={!isOn}
          icon={isOn ? undefined : BellRing}
          busy={isBusy && !isOn}
          aria-disabled={isStopped}
          onClick={isOn ? turnOff : turnOn}
        >
          {isOn ? texts.turnOff : texts.turnOn}
        </LeavingButton>
      </Row>
    </>
  )
}
