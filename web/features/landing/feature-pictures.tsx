/** The four features as small pictures, made of the app's own components; decoration beside text that says the same. */
import { styled } from 'styled-components'
import type { EffortLevel } from '#domain/tasks/task.ts'
import { effortMultiplier, pointsFor } from '#domain/tasks/task.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import type { ButtonLook } from '#web/ui/button-style.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { EffortStitches } from '#web/ui/effort-chip.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { PointsToken } from '#web/ui/points.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { theme } from '#web/ui/theme.ts'
import { texts } from './texts.ts'

const { tasks, partner } = texts.features
const levels: readonly EffortLevel[] = ['easy', 'difficult', 'extreme']

export function TasksPicture() {
  return (
    <List>
      {levels.map((level) => (
        <Line key={level}>
          <span>{tasks[level]}</span>
          <EffortChip
            stitches={effortMultiplier[level] as EffortStitches}
            label={taskLineTexts.effortLevels[level]}
          />
        </Line>
      ))}
    </List>
  )
}

const sample = { time_minutes: 40, effort_level: 'difficult' } as const

export function PointsPicture() {
  const factor = effortMultiplier[sample.effort_level]
  return (
    <Sum>
      <span>{taskLineTexts.minutesShort(sample.time_minutes)}</span>
      <i>×</i>
      <StitchRow lit={factor} of={factor} color={theme.stitch.rose} />
      <i>=</i>
      <Total>
        <PointsToken size="1em" />
        {pointsFor(sample)}
      </Total>
    </Sum>
  )
}

export function RewardsPicture() {
  return (
    <Trio>
      {(['bath', 'mug', 'tulip'] as const).map((name) => (
        <img key={name} src={swatches[name]} alt="" width={150} height={125} loading="lazy" />
      ))}
    </Trio>
  )
}

export function PartnerPicture() {
  return (
    <Request>
      <RequestedBy>
        <Avatar name={partner.name} />
        <div>
          <b>{partner.asks}</b>
          <span>{partner.wish}</span>
        </div>
      </RequestedBy>
      <Answers>
        <Pill $tone="dangerSoft" $size="small" $block>
          {partner.deny}
        </Pill>
        <Pill $tone="primary" $size="small" $block>
          {partner.approve}
        </Pill>
      </Answers>
    </Request>
  )
}

const List = styled.div`
  ${theme.column(2)}
  width: min(360px, 100%);
`

const Line = styled.div`
  ${theme.row(2)}
  justify-content: space-between;
  padding: 10px 10px 10px 16px;
  border-radius: ${theme.radius.control};
  ${theme.raised}
  font: 600 1rem/1.2 ${theme.font.display};
`

const Sum = styled.div`
  ${theme.wrap('4px 16px')}
  justify-content: center;
  color: ${theme.text.onHero};
  font: 650 2rem/1 ${theme.font.display};
  > i {
    color: ${theme.text.onHeroMuted};
    font-style: normal;
  }
  > svg {
    width: auto;
    height: 1em;
  }
  ${theme.media.upToTablet} {
    gap: 4px 10px;
    font-size: clamp(1rem, 5.6vw, 1.5rem);
  }
`

const Total = styled.span`
  ${theme.inline(2)}
  color: ${theme.surface.points};
  font-size: 1.375em;
`

const Trio = styled.div`
  display: flex;
  justify-content: center;
  width: 100%;
  > img {
    filter: ${theme.stitch.dim};
    width: min(150px, 38%);
    height: auto;
    aspect-ratio: 6 / 5;
    margin: 0 -8px;
    border-radius: 26px;
    object-fit: cover;
    box-shadow: ${theme.shadow.popover};
  }
  > :first-child {
    rotate: -7deg;
  }
  > :nth-child(2) {
    z-index: ${theme.layer.raised};
    translate: 0 -8px;
  }
  > :last-child {
    rotate: 7deg;
  }
`

const Request = styled.div`
  ${theme.grid(4)}
  width: min(320px, 100%);
  padding: 18px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.popover};
`

const RequestedBy = styled.div`
  ${theme.row(3)}
  font: ${theme.font.small};
  b {
    display: block;
    font: ${theme.font.smallStrong};
  }
  span {
    color: ${theme.text.muted};
  }
`

const Answers = styled.div`
  ${theme.grid(2)}
  grid-template-columns: 1fr 1fr;
`

/** Looks like a button, but is none. */
const Pill = styled.span<ButtonLook>`
  ${buttonStyle}
  cursor: default;
  pointer-events: none;
`
