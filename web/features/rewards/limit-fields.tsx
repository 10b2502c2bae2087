/** Whether a reward can be redeemed repeatedly, its limits, and what they amount to (RW17, RW18). */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { localDay } from '#domain/calendar.ts'
import { shortDay } from '#domain/language/format.ts'
import { limitTexts } from '#domain/rewards/limit-texts.ts'
import { reachedOn } from '#domain/rewards/reward-limits.ts'
import type { Limits } from '#domain/rewards/reward.ts'
import { limitBounds } from '#domain/rewards/reward.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { rewardFormTexts } from './form-texts.ts'
import { LimitStepper } from './limit-stepper.tsx'

export type LimitFieldsProps = {
  readonly limits: Limits
  readonly onChange: (changed: Partial<Limits>) => void
  /** Below, while it can be redeemed repeatedly: who has to approve wider limits. */
  readonly notice: ReactNode
}

export function LimitFields({ limits, onChange, notice }: LimitFieldsProps) {
  return (
    <Stack $gap={3}>
      <Switch
        label={rewardFormTexts.again}
        note={rewardFormTexts.stays}
        checked={limits.is_standing}
        onChange={(event) => onChange({ is_standing: event.target.checked })}
      />
      {limits.is_standing && (
        <>
          <Panel>
            {names.map((name) => (
              <LimitStepper
                key={name}
                {...rewardFormTexts.limits[name]}
                value={limits[name]}
                max={limitBounds[name].max}
                onChange={(value) => onChange({ [name]: value })}
              />
            ))}
          </Panel>
          <Summary limits={limits} />
          {notice}
        </>
      )}
    </Stack>
  )
}

const names = ['stock', 'per_week', 'cooldown_days'] as const

function Summary({ limits }: { readonly limits: Limits }) {
  const timeZone = useTimeZone()
  const today = localDay(useNow().toISOString(), timeZone)
  const reached = reachedOn(limits, [today], today)
  return (
    <Said role="status">
      <b>{rewardFormTexts.inWords(wordsOf(limits))}</b>
      {reached && reached.is !== 'stock' && (
        <p>
          {rewardFormTexts.redeemedToday}{' '}
          <Chip>{rewardFormTexts.againFrom(shortDay(reached.from))}</Chip>
        </p>
      )}
    </Said>
  )
}

function wordsOf({ stock, per_week, cooldown_days }: Limits): readonly string[] {
  return [
    ...(per_week === null ? [] : [limitTexts.timesAWeek(per_week)]),
    ...(cooldown_days === null ? [] : [rewardFormTexts.apart(cooldown_days)]),
    ...(stock === null ? [] : [rewardFormTexts.inAll(stock)]),
  ]
}

const Panel = styled.div`
  padding: 6px 16px;
  ${theme.nested}
`

const Said = styled.div`
  ${theme.grid(2)}
  padding: 12px 16px;
  ${theme.nested}
  b {
    font: ${theme.font.label};
  }
  p {
    ${theme.wrap(2)}
    ${theme.note}
  }
`

const Chip = styled.span`
  padding: 4px 10px;
  border: 1.5px dashed ${theme.line.strong};
  border-radius: ${theme.radius.pill};
  color: ${theme.text.main};
`
