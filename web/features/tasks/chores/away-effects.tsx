/** The predicted effects of an absence or a pause, and the exact words that partners will read (C13, C19). */
import { CirclePause, CornerUpRight, Repeat2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { Absence } from '#domain/chores/predict-absence.ts'
import { predictAbsence } from '#domain/chores/predict-absence.ts'
import { listText, shortDay } from '#domain/language/format.ts'
import { firstName } from '#domain/users/user.ts'
import { AwayNote } from '#web/shared/pauses/away-note.tsx'
import { awayWords, pausedWords } from '#web/shared/pauses/away-words.ts'
import { pauseTexts } from '#web/shared/pauses/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { holderName } from './chore-words.ts'
import { awayTexts } from './texts.ts'
import type { ChoreLine } from './use-chores.ts'

/** As many as fit. */
const MAX_WAITING = 2

type AwayEffectsProps = {
  readonly lines: readonly ChoreLine[]
  readonly household: Household
  readonly at: string
  /** The absence of a person; null if only the repeating tasks are paused. */
  readonly absence: Absence | null
  /** The person's repeating tasks are paused for everyone: they are nobody's turn. */
  readonly isPaused: boolean
}

export function AwayEffects({ lines, household, at, absence, isPaused }: AwayEffectsProps) {
  const isOwn = ({ chore }: ChoreLine) => chore.user_id === household.me.id
  const own = isPaused ? lines.filter((line) => isOwn(line) && line.state === 'running') : []
  const asked = isPaused ? lines.filter((line) => !isOwn(line)) : lines
  return (
    <section aria-labelledby="away-effects">
      <Head id="away-effects">{awayTexts.whatItPauses}</Head>
      <Effects>
        {own.length > 0 && (
          <li>
            <CirclePause aria-hidden="true" />
            {awayTexts.paused(own.length)}
          </li>
        )}
        {absence && <OfAbsence {...{ household, at, absence }} lines={asked} />}
        <li>
          <Repeat2 aria-hidden="true" />
          {awayTexts.runs}
        </li>
      </Effects>
    </section>
  )
}

type OfAbsenceProps = Pick<AwayEffectsProps, 'lines' | 'household' | 'at'> & {
  readonly absence: Absence
}

function OfAbsence({ lines, household, at, absence }: OfAbsenceProps) {
  const series = lines.map((line) => line.series)
  const { turns, to, isWhole, waiting } = predictAbsence(series, absence, at)
  const names = to.map((person) => holderName(person, household))
  const turnsGo = isWhole ? awayTexts.turnsGo : awayTexts.turnsGoFirst
  return (
    <>
      {turns > 0 && (
        <li>
          <CornerUpRight aria-hidden="true" />
          <Sentence name={names}>{turnsGo(turns, listText(names))}</Sentence>
        </li>
      )}
      {waiting.slice(0, MAX_WAITING).map(({ name, due_on }) => (
        <li key={name}>
          <CirclePause aria-hidden="true" />
          <Sentence name={name}>{awayTexts.waits(name, shortDay(due_on))}</Sentence>
        </li>
      ))}
    </>
  )
}

type PartnersPreviewProps = {
  readonly household: Household
  readonly until: string | null
  readonly isAway: boolean
  readonly isPaused: boolean
}

export function PartnersPreview({ household, until, isAway, isPaused }: PartnersPreviewProps) {
  const { me, partners } = household
  if (partners.length === 0) return null
  const names = partners.map(firstName)
  const own = firstName(me)
  const effect = isPaused ? pausedWords(own, until) : pauseTexts.turnsPass(own)
  const said = isAway ? { words: awayWords(own, until), more: effect } : { words: effect }
  return (
    <section aria-labelledby="shown-to-partners">
      <Head id="shown-to-partners">
        <Sentence name={names}>{awayTexts.shownTo(names)}</Sentence>
      </Head>
      <AwayNote person={me} household={household} {...said} />
    </section>
  )
}

const Head = styled.h3`
  margin-bottom: 8px;
  font: ${theme.font.smallStrong};
`

const Effects = styled.ul`
  ${theme.grid(1.5)}
  li {
    display: flex;
    gap: 10px;
    ${theme.note}
  }
  svg {
    ${theme.square('18px')}
    color: ${theme.text.faint};
  }
`
