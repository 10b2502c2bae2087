/** The layout of a task's card, independent of the task. Stacked when narrow, one row when wide. */
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { cardTones } from '#web/ui/card.tsx'
import { theme } from '#web/ui/theme.ts'

type Tone = 'plain' | 'basted' | 'flat'

export interface TaskCardProps {
  /** The photo of the completed task: at the top when stacked, on the left when wide. */
  readonly cover?: ReactNode
  readonly title: ReactNode
  readonly description: string
  /** Effort chip, minutes, sharing, date. */
  readonly meta?: ReactNode
  /** Under the meta line when stacked, last when wide. */
  readonly steps?: ReactNode
  /** Bottom left when stacked, part of the meta line when wide: unsynced mark, claim tag, whose turn it is. */
  readonly note?: ReactNode
  /** Bottom right when stacked, right when wide: earn button, Claim, the points of a claimed task, or two answers. */
  readonly action?: ReactNode
  /** Top right when stacked, far right when wide: the menu. */
  readonly menu?: ReactNode
  /** Top right: the points that a finished task earned. */
  readonly points?: ReactNode
  /** Bottom left when stacked, below the points when wide: the tag of a finished task. */
  readonly status?: ReactNode
  /** A paused card is flat: nothing about it is due. */
  readonly tone?: Tone
}

export function TaskCard({ cover, tone = 'plain', ...parts }: TaskCardProps) {
  return (
    <Card $tone={tone}>
      {cover === undefined ? (
        <Parts {...parts} />
      ) : (
        <Beside>
          <CoverSlot>{cover}</CoverSlot>
          <Rest>
            <Parts {...parts} />
          </Rest>
        </Beside>
      )}
    </Card>
  )
}

function Parts(props: Omit<TaskCardProps, 'cover' | 'tone'>) {
  const { title, description, meta, steps, note, status, action, points, menu } = props
  return (
    <Grid $menu={menu !== undefined}>
      <Title>{title}</Title>
      {description !== '' && <Description dir="auto">{description}</Description>}
      {meta !== undefined && <Meta $alone={note === undefined}>{meta}</Meta>}
      {steps !== undefined && <StepsSlot>{steps}</StepsSlot>}
      <Foot>
        {note !== undefined && (
          <Slot $area="note" $alone={meta === undefined}>
            {note}
          </Slot>
        )}
        {status !== undefined && <Slot $area="status">{status}</Slot>}
        {action !== undefined && <Slot $area="action">{action}</Slot>}
      </Foot>
      {points !== undefined && <PointsSlot $alone={status === undefined}>{points}</PointsSlot>}
      {menu !== undefined && <MenuSlot>{menu}</MenuSlot>}
    </Grid>
  )
}

/** From this width on, stacked cards become rows. */
const wide = '@container (min-width: 570px)'
/** Rows with little room beside the action. */
const tight = '@container (570px <= width < 640px)'

const tones = {
  plain: cardTones.plain,
  basted: cardTones.basted,
  flat: css`
    ${cardTones.flat}
    box-shadow: inset 0 0 0 1px ${theme.line.hair};
    h3 {
      color: ${theme.text.muted};
    }
  `,
}

const Card = styled.article<{ $tone: Tone }>`
  container-type: inline-size;
  min-width: 0;
  border-radius: ${theme.radius.card};
  ${({ $tone }) => tones[$tone]}
  ${theme.edge}
`

/* A photo as wide as a wide card would show only a strip of itself. */
const Beside = styled.div`
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }
`

const CoverSlot = styled.div`
  ${wide} {
    padding-bottom: 8px;
  }
`

/* Beside the photo, the remaining space decides. */
const Rest = styled.div`
  container-type: inline-size;
`

/** In the bottom line the status comes first and the action last. */
const stackedPlaces = {
  note: '',
  status: 'order: -1;',
  action: 'flex: 1 1 auto; justify-content: end;',
}

/* The parts have their own distances: an absent part takes no space, so the same layout serves every card. */
const Grid = styled.div<{ $menu: boolean }>`
  display: grid;
  grid-template:
    'title points menu' auto
    'text text menu' auto
    'meta meta meta' auto
    'steps steps steps' auto
    'foot foot foot' auto / minmax(0, 1fr) auto auto;
  align-items: center;
  padding: 16px;
  --beside: 12px;
  ${wide} {
    grid-template:
      'title title points action menu' auto
      'text text points action menu' auto
      'meta note status action menu' auto
      'steps steps steps steps steps' auto / minmax(0, max-content) minmax(
        min-content,
        1fr
      ) auto auto auto;
    padding: var(--p-task);
    padding-inline-end: ${({ $menu }) => ($menu ? '12px' : '20px')};
  }
  ${tight} {
    padding-inline-start: 16px;
    --beside: 8px;
  }
`

/* Title and text take the given width: their words must not shift the line below. */
const Title = styled.h3`
  grid-area: title;
  align-self: start;
  contain: inline-size;
  font-size: var(--f-card-title);
  ${wide} {
    align-self: center;
  }
`

const Description = styled.p`
  grid-area: text;
  contain: inline-size;
  margin-top: 3px;
  ${theme.note}
  font-size: var(--f-card-text);
  ${theme.clamp(3)}
  -webkit-line-clamp: var(--text-lines, 3);
  ${wide} {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Meta = styled.div<{ $alone: boolean }>`
  grid-area: meta;
  margin-top: 12px;
  ${wide} {
    ${({ $alone }) => $alone && 'grid-column-end: note-end;'}
    margin-top: 10px;
  }
`

/* The bottom line of a stacked card; on a wide card its parts have places of their own. */
const Foot = styled.div`
  grid-area: foot;
  ${theme.spread(2)}
  margin-top: 12px;
  &:empty {
    display: none;
  }
  ${wide} {
    display: contents;
  }
`

const StepsSlot = styled.div`
  grid-area: steps;
  margin-top: 12px;
`

const Slot = styled.div<{ $area: keyof typeof stackedPlaces; $alone?: boolean }>`
  ${theme.row(0)}
  min-width: 0;
  ${({ $area }) => stackedPlaces[$area]}
  ${wide} {
    grid-area: ${({ $area }) => $area};
    margin-block-start: ${({ $area }) => ($area === 'action' ? '0' : '10px')};
    margin-inline-start: var(--beside);
    justify-self: ${({ $area }) => ($area === 'note' ? 'start' : 'end')};
    white-space: nowrap;
    ${({ $alone }) => $alone === true && 'grid-column-start: meta-start; margin-inline-start: 0;'}
  }
`

/* As high as the first line of the title, which may have several. */
const PointsSlot = styled.div<{ $alone: boolean }>`
  ${theme.row(0)}
  grid-area: points;
  justify-self: end;
  align-self: start;
  margin-inline-start: var(--beside);
  font: ${theme.font.h3};
  font-size: var(--f-card-title);
  &::before {
    content: '\\200b';
  }
  ${wide} {
    ${({ $alone }) => $alone && 'grid-row-end: status-end;'}
    align-self: center;
  }
`

const MenuSlot = styled.div`
  grid-area: menu;
  align-self: start;
  margin-block: -8px -12px;
  margin-inline: var(--beside) -10px;
  ${wide} {
    align-self: center;
    margin: 0 0 0 calc(var(--beside) - 8px);
  }
`
