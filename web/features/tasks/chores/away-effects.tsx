/** What an absence does, worked out before it begins, and the very words that partners will read (C13, C19). */
import { CirclePause, CornerUpRight, Repeat2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { Absence } from '#domain/chores/foresee-away.ts'
import { effectOfAway } from '#domain/chores/foresee-away.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import { firstName } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { holderName } from './chore-words.ts'
import { awayTexts } from './texts.ts'
import type { ChoreLine } from './use-chores.ts'

/** As many as there is room for. */
const MOST_WAITING = 2

type AwayEffectsProps = {
  readonly lines: readonly ChoreLine[]
  readonly household: Household
  readonly at: string
  readonly absence: Absence
  /** One's own repeating tasks rest for everyone: they are nobody's turn. */
  readonly isHouse: boolean
}

export function AwayEffects({ lines, household, at, absence, isHouse }: AwayEffectsProps) {
  const isAsked = ({ chore }: ChoreLine) => !isHouse || chore.user_id !== household.me.id
  const series = lines.filter(isAsked).map((line) => line.series)
  const { turns, to, waiting } = effectOfAway(series, absence, at)
  const names = to.map((person) => holderName(person, household))
  return (
    <section aria-labelledby="away-effects">
      <Head id="away-effects">{awayTexts.whatItPauses}</Head>
      <Effects>
        {turns > 0 && (
          <li>
            <CornerUpRight aria-hidden="true" />
            <Sentence name={names}>{awayTexts.turnsGo(turns, awayTexts.and(names))}</Sentence>
          </li>
        )}
        {waiting.slice(0, MOST_WAITING).map(({ name, due_on }) => (
          <li key={name}>
            <CirclePause aria-hidden="true" />
            <Sentence name={name}>{awayTexts.waits(name, shortDay(due_on))}</Sentence>
          </li>
        ))}
        <li>
          <Repeat2 aria-hidden="true" />
          {awayTexts.runs}
        </li>
      </Effects>
    </section>
  )
}

type TheyReadProps = { readonly household: Household; readonly until: string | null }

export function TheyRead({ household, until }: TheyReadProps) {
  const { me, partners } = household
  if (partners.length === 0) return null
  const names = partners.map(firstName)
  const all = awayTexts.and(names)
  const own = firstName(me)
  return (
    <section aria-labelledby="they-read">
      <Head id="they-read">
        <Sentence name={names}>
          {names.length === 1 ? awayTexts.theyReadOne(all) : awayTexts.theyRead(all)}
        </Sentence>
      </Head>
      <Read>
        <PersonAvatar person={me} tone="me" size={36} />
        <Sentence name={own}>
          {until === null ? awayTexts.paused(own) : awayTexts.pausedUntil(own, shortDay(until))}
        </Sentence>
      </Read>
    </section>
  )
}

const Head = styled.h3`
  margin-bottom: 8px;
  font: ${theme.font.smallStrong};
`

const Effects = styled.ul`
  display: grid;
  gap: 6px;
  li {
    display: flex;
    gap: 10px;
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${theme.text.faint};
  }
`

const Read = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 14px;
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.partnerSoft};
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
`
