/** The hero card with the person's goal: its motif, and a flag before its line (P4). */
import { Flag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { readPicture } from '#web/api/own-files.ts'
import { usePicture } from '#web/shared/photos/use-picture.ts'
import { Sentence } from '#web/ui/name.tsx'
import { swatchFor } from '#web/ui/swatch.ts'
import { theme } from '#web/ui/theme.ts'
import { goalTexts } from './goal-texts.ts'
import { Star } from './hero-card.tsx'
import type { PointsShownProps } from './points-card.tsx'
import { goalFor, PointsShown } from './points-card.tsx'

export type ChosenGoalProps = { readonly reward: Reward; readonly points: number }

export function ChosenGoal({ reward, points }: ChosenGoalProps) {
  return (
    <PointsShown
      points={points}
      goal={chosen(reward, points)}
      motif={<GoalMotif id={reward.id} image={reward.image_url} />}
    />
  )
}

function chosen(reward: Reward, points: number): NonNullable<PointsShownProps['goal']> {
  const shown = goalFor(reward, points)
  const { name, point_cost } = reward
  return {
    ...shown,
    text: (
      <span>
        <Mark aria-hidden="true" />
        {point_cost <= points ? (
          <Sentence name={name}>{goalTexts.reached(name)}</Sentence>
        ) : (
          shown.text
        )}
      </span>
    ),
  }
}

type GoalMotifProps = { readonly id: string; readonly image: string | null }

/** The goal on the hero card, in place of the star: its photo, or the motif of its knitted picture (P4). */
function GoalMotif({ id, image }: GoalMotifProps) {
  const src = usePicture(image)
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === '' || src === broken) return <Motif id={id} />
  return <Photo src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
}

/** Nothing until its stitches are loaded. */
function Motif({ id }: { readonly id: string }) {
  const [stitches, setStitches] = useState('')
  useEffect(() => {
    let isStale = false
    const take = (path: string) => void (isStale || setStitches(path))
    void motifOf(swatchFor(id)).then(take, () => undefined)
    return () => {
      isStale = true
    }
  }, [id])
  return (
    <Star viewBox="96 0 180 150" aria-hidden="true">
      <path d={stitches} />
    </Star>
  )
}

/** The stitches of a swatch's motif: its second path, after the border. */
async function motifOf(swatch: string): Promise<string> {
  const text = await readPicture(swatch)
  return [...text.matchAll(/<path stroke="[^"]*" d="([^"]*)"/g)][1]?.[1] ?? ''
}

const Mark = styled(Flag)`
  display: inline-block;
  ${theme.square('18px')}
  margin-inline-end: 10px;
  color: ${theme.text.onHero};
  vertical-align: -3px;
`

const Photo = styled.img`
  position: absolute;
  top: 16px;
  inset-inline-end: 18px;
  z-index: -1;
  ${theme.square('88px')}
  border-radius: ${theme.radius.inner};
  object-fit: cover;
  @container (min-width: 480px) {
    top: calc(50% - 60px);
    inset-inline-end: 56px;
    ${theme.square('120px')}
  }
`
