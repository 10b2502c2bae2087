/** A card of the big buttons: picture, name, speaker and one button. Stacked on a phone, one line on a tablet (K7). */
import { Check } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { RewardCover } from '#web/features/rewards/reward-cover.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'

export type KidCardProps = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly speaker: ReactNode
  /** Behind the name: what it costs. */
  readonly amount?: ReactNode
  readonly action: ReactNode
  readonly steps?: ReactNode
  /** Completed just now, and not final while it can be undone. */
  readonly isDone?: boolean
  readonly tone?: 'plain' | 'hero'
}

export function KidCard(props: KidCardProps) {
  const { id, name, image, speaker, amount, action, steps, isDone = false, tone = 'plain' } = props
  const onClickCapture = useDoubleTapGuard(isDone)
  return (
    <Card data-tone={isDone ? 'done' : tone}>
      <Line>
        <Title>
          <h2>
            <Name>{name}</Name>
          </h2>
          {amount}
        </Title>
        <Cover>
          <RewardCover id={id} image={image} />
          {isDone && (
            <Tick>
              <Check aria-hidden="true" />
            </Tick>
          )}
        </Cover>
        {!isDone && <SpeakerPlace>{speaker}</SpeakerPlace>}
        {action !== undefined && (
          <ActionPlace onClickCapture={onClickCapture}>{action}</ActionPlace>
        )}
      </Line>
      {steps}
    </Card>
  )
}

const IGNORE_TAPS_MS = 1000

/** The second tap of a child’s double tap on Undo must not do it again: the button in its place waits for a second. */
function useDoubleTapGuard(isDone: boolean) {
  const undoneAt = useRef(-Infinity)
  useLayoutEffect(() => {
    if (!isDone) return
    return () => void (undoneAt.current = performance.now())
  }, [isDone])
  return (event: MouseEvent) => {
    if (performance.now() - undoneAt.current < IGNORE_TAPS_MS) event.stopPropagation()
  }
}

/** One card per row. */
export const KidCards = styled.ul`
  ${theme.column(3.5)}
`

const oneLine = '@media (min-width: 40em)'

const Card = styled.article`
  ${theme.card}
  overflow: hidden;
  &[data-tone='done'] {
    outline: 2px dashed ${theme.line.strong};
    outline-offset: -2px;
    background: none;
    box-shadow: none;
  }
  &[data-tone='hero'] {
    ${theme.hero}
  }
`

const Line = styled.div`
  display: grid;
  grid-template:
    'cover' 160px
    'title' auto
    'action' auto / minmax(0, 1fr);
  ${oneLine} {
    grid-template: 'cover title speaker action' auto / 160px minmax(0, 1fr) auto minmax(0, auto);
    align-items: center;
    gap: 0 24px;
    padding: 16px;
  }
`

const Title = styled.div`
  ${theme.spread('4px 16px')}
  grid-area: title;
  padding: 12px 20px;
  h2 {
    overflow-wrap: anywhere;
    hyphens: auto;
    font: ${theme.font.h1};
  }
  ${oneLine} {
    padding: 0;
  }
`

const Cover = styled.div`
  position: relative;
  grid-area: cover;
  height: 160px;
  overflow: hidden;
  /* The dashed edge shows on all sides, and the card keeps its size. */
  ${Card}[data-tone='done'] & {
    height: 152px;
    margin: 8px 8px 0;
    border-radius: ${theme.radius.inner};
  }
  ${oneLine} {
    border-radius: ${theme.radius.inner};
    ${Card}[data-tone='done'] & {
      height: 160px;
      margin: 0;
    }
  }
`

const Tick = styled.span`
  position: absolute;
  inset: 50% auto auto 50%;
  ${theme.disc('112px')}
  border: 8px solid ${theme.surface.card};
  background: ${theme.surface.successSoft};
  color: ${theme.text.success};
  transform: translate(-50%, -50%);
  > svg {
    ${theme.square('64px')}
    stroke-width: 3;
  }
`

/* On top of the picture, on a phone, it has a background of its own. */
const SpeakerPlace = styled.div`
  display: grid;
  z-index: 1;
  grid-area: cover;
  place-self: center end;
  margin-inline-end: 6px;
  @media (max-width: 39.99em) {
    > button > span {
      background: ${theme.surface.card};
    }
    > button[data-speaking] > span {
      background: ${theme.surface.action};
    }
  }
  ${oneLine} {
    grid-area: speaker;
    margin: 0;
  }
`

const ActionPlace = styled.div`
  grid-area: action;
  padding: 0 12px 12px;
  ${oneLine} {
    width: min(340px, 40vw);
    padding: 0;
  }
`
