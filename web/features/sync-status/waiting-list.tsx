/** The changes that are not sent yet, newest first, and the time of the last sync. */
import { styled } from 'styled-components'
import { CardList, PlacedItem } from '#web/shared/lists/list-item.tsx'
import { KnownList } from '#web/shared/lists/long-list.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { UnsyncedMark } from '#web/ui/unsynced-mark.tsx'
import { didText, iconOf, nameOf, pointsOf } from './changes.ts'
import type { SheetContent } from './read-sheet.ts'
import { texts } from './texts.ts'
import { agoText } from './when.ts'

export interface WaitingListProps {
  readonly content: Pick<SheetContent, 'waiting' | 'current'>
  readonly lastSyncedAt: string | null
  readonly now: Date
  readonly timeZone: string
}

export function WaitingList({ content, lastSyncedAt, now, timeZone }: WaitingListProps) {
  const { waiting, current } = content
  const ago = (at: string) => agoText(at, now, timeZone)
  const last = lastSyncedAt === null ? texts.neverSynced : texts.lastSynced(ago(lastSyncedAt))
  return (
    <section>
      <Head>
        {waiting.length > 0 && <h3>{texts.waiting}</h3>}
        <span>{last}</span>
      </Head>
      {waiting.length > 0 && (
        <KnownList rows={waiting.toReversed()} layout={List}>
          {(item) => (
            <PlacedItem>
              <IconTile {...iconOf(item.name)} />
              <Words>
                <b>
                  <Sentence name={nameOf(item, current)}>{didText(item, current)}</Sentence>
                </b>
                <span>{texts.waitingDetail(ago(item.at), pointsOf(item, current))}</span>
              </Words>
              <UnsyncedMark title={texts.notSynced} />
            </PlacedItem>
          )}
        </KnownList>
      )}
    </section>
  )
}

const Head = styled.div`
  ${theme.flow('0 12px')}
  justify-content: space-between;
  ${theme.note}
  > h3 {
    font: inherit;
  }
`

const List = styled(CardList)`
  --gap: 0px;
  --row-guess: 66px;
  > * {
    ${theme.row(3)}
    padding: 12px 0;
  }
  ${theme.hairline('> * + *, & + & > :first-child')}
`

const Words = styled.div`
  ${theme.rest}
  b,
  span {
    display: block;
  }
  b {
    font: ${theme.font.smallStrong};
  }
  span {
    ${theme.note}
  }
`
