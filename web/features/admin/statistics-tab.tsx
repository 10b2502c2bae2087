/** The statistics of this server (A18). */
import type { LucideIcon } from 'lucide-react'
import { CloudOff, Gift, HandCoins, HeartHandshake, ListChecks, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { adminApi } from '#domain/admin/admin-api.ts'
import type { CallResponse } from '#domain/api.ts'
import { numberText } from '#domain/language/numbers.ts'
import { MAX_IMAGE_BYTES } from '#domain/pictures/picture.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { Card } from '#web/ui/card.tsx'
import type { IconTileTone } from '#web/ui/icon-tile.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { Loaded } from './loaded.tsx'
import { adminTexts } from './texts.ts'

const texts = adminTexts.stats
const STITCHES = 40

export function StatisticsTab() {
  return (
    <Loaded fetched={useFetchedApi(adminApi.stats)} failed={texts.failed}>
      {(counts) => (
        <>
          <Cards counts={counts} />
          <PictureRoom counts={counts} />
          <Note>
            <CloudOff aria-hidden="true" />
            {adminTexts.online}
          </Note>
        </>
      )}
    </Loaded>
  )
}

type Statistics = CallResponse<typeof adminApi.stats>

function Cards({ counts }: { readonly counts: Statistics }) {
  return (
    <Grid>
      <Count title={texts.users} icon={Users} tone="partner">
        <Figure value={counts.userCount} note={texts.usersNote} />
      </Count>
      <Count title={texts.partnerships} icon={HeartHandshake} tone="partner">
        <Figure value={counts.partnershipCount} note={texts.partnershipsNote} />
      </Count>
      <Count title={texts.loans} icon={HandCoins} tone="points">
        <Figure value={counts.loanCount} note={texts.loansNote} />
      </Count>
      <Count title={texts.tasks} icon={ListChecks} tone="task" isWide>
        <Figure value={counts.taskCount} note={texts.created} />
        <Figure value={counts.completedTaskCount} note={texts.completed} />
        <Share
          part={counts.completedTaskCount}
          of={counts.taskCount}
          color={theme.text.success}
          words={texts.completedShare}
        />
      </Count>
      <Count title={texts.rewards} icon={Gift} tone="reward" isWide>
        <Figure value={counts.rewardCount} note={texts.created} />
        <Figure value={counts.redeemedRewardCount} note={texts.redeemed} />
        <Share
          part={counts.redeemedRewardCount}
          of={counts.rewardCount}
          color={theme.text.reward}
          words={texts.redeemedShare}
        />
      </Count>
    </Grid>
  )
}

/** It counts as full if the largest picture would not fit. */
function PictureRoom({
  counts: { pictureBytes, maxPictureBytes },
}: {
  readonly counts: Statistics
}) {
  const isFull = pictureBytes + MAX_IMAGE_BYTES > maxPictureBytes
  const most = megabytes(maxPictureBytes)
  return (
    <InfoLine tone={isFull ? 'warn' : 'plain'}>
      {isFull ? texts.picturesFull(most) : texts.pictures(megabytes(pictureBytes), most)}
    </InfoLine>
  )
}

function megabytes(bytes: number): string {
  return numberText(Math.round(bytes / 1_000_000))
}

type CountProps = {
  readonly title: string
  readonly icon: LucideIcon
  readonly tone: IconTileTone
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Count({ title, icon, tone, isWide = false, children }: CountProps) {
  const id = useId()
  return (
    <CountCard aria-labelledby={id} $wide={isWide}>
      <Head>
        <IconTile icon={icon} tone={tone} size={36} />
        <h2 id={id}>{title}</h2>
      </Head>
      <Figures>{children}</Figures>
    </CountCard>
  )
}

function Figure({ value, note }: { readonly value: number; readonly note: string }) {
  return (
    <p>
      <b>{numberText(value)}</b> <span>{note}</span>
    </p>
  )
}

type ShareProps = {
  readonly part: number
  readonly of: number
  readonly color: string
  readonly words: (part: string, all: string) => string
}

function Share({ part, of, color, words }: ShareProps) {
  if (of === 0) return null
  return (
    <div>
      <Stitches lit={(part / of) * STITCHES} of={STITCHES} color={color} />
      <p>{words(numberText(part), numberText(of))}</p>
    </div>
  )
}

const Grid = styled.div`
  ${theme.column(4)}
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const CountCard = styled(Card)<{ $wide: boolean }>`
  ${theme.media.fromTablet} {
    grid-column: span ${({ $wide }) => ($wide ? 3 : 2)};
  }
`

const Head = styled.div`
  ${theme.row(3)}
  h2 {
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
  }
`

const Figures = styled.div`
  ${theme.flow('8px 36px')}
  margin-top: ${theme.space(4)};
  b {
    display: block;
    color: ${theme.text.main};
    ${theme.figures(theme.font.points)}
    font-size: 2.75rem;
    letter-spacing: -0.01em;
  }
  p {
    ${theme.note}
  }
  > div {
    flex: 1 0 100%;
    min-width: 0;
  }
`

const Stitches = styled(StitchRow)`
  width: 100%;
  height: auto;
  margin: ${theme.space(2)} 0;
`

const Note = styled.p`
  display: flex;
  gap: ${theme.space(2)};
  ${theme.note}
  ${theme.icon('18px')}
`
