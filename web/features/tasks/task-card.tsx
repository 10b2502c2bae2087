/** The layout of a task's card, independent of the task. Stacked when narrow, one row when wide. */
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { cardTones } from '#web/ui/card.tsx'
import { theme } from '#web/ui/theme.ts'

type Tone = 'plain' | 'basted' | 'rest'

export interface TaskCardProps {
  /** Above everything: the photo of what was done. */
  readonly cover?: ReactNode
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Effort chip, minutes, sharing, date. */
  readonly meta?: ReactNode
  /** Under the meta line when stacked, last when wide. */
  readonly steps?: ReactNode
  /** Bottom left when stacked, part of the meta line when wide: unsynced mark, claim tag, whose turn it is. */
  readonly note?: ReactNode
  /** Bottom right when stacked, right when wide: earn button, Claim, or the points of a claimed task. */
  readonly action?: ReactNode
  /** Top right when stacked, far right when wide: the menu. */
  readonly menu?: ReactNode
  /** A finished task: points top right; its status tag goes below them when wide, bottom left when stacked. */
  readonly points?: ReactNode
  readonly status?: ReactNode
  /** A card at rest is flat: it is settled that nothing is due. */
  readonly tone?: Tone
  readonly id?: string
}

export function TaskCard(props: TaskCardProps) {
  const { title, description, meta, note, action, menu, points, status, tone = 'plain', id } = props
  const { steps, cover } = props
  const finished = points !== undefined
  return (
    <Card $tone={tone} id={id}>
      {cover}
      <Grid $finished={finished} $menu={menu !== undefined} $steps={steps !== undefined}>
        <Title>{title}</Title>
        {description !== undefined && description !== '' && (
          <Description dir="auto">{description}</Description>
        )}
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
        {points !== undefined && <PointsSlot>{points}</PointsSlot>}
        {menu !== undefined && <MenuSlot>{menu}</MenuSlot>}
      </Grid>
    </Card>
  )
}

/** Where stacked cards become rows. */
const wide = '@container (min-width: 570px)'
/** Rows with little room beside the action. */
const tight = '@container (570px <= width < 640px)'

const tones = {
  plain: cardTones.plain,
  basted: cardTones.basted,
  rest: css`
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
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

/** In the bottom line the status leads and the action closes. */
const stackedPlaces = {
  note: '',
  status: 'order: -1;',
  action: 'flex: 1 1 auto; justify-content: end;',
}

const activeAreas = css<{ $menu: boolean; $steps: boolean }>`
  grid-template: ${({ $steps }) => `'title menu' auto 'text menu' auto 'meta meta' auto ${$steps ? `'steps steps' auto ` : ''}'foot foot' auto / minmax(0, 1fr) auto`};
  ${wide} {
    grid-template:
      'title title action menu' auto
      'text text action menu' auto
      'meta note action menu' auto ${({ $steps }) => $steps && `'steps steps steps steps' auto`} / minmax(
        0,
        max-content
      ) minmax(min-content, 1fr) auto auto;
    padding-right: ${({ $menu }) => ($menu ? '12px' : '16px')};
  }
`

const finishedAreas = css<{ $menu: boolean }>`
  grid-template: ${({ $menu }) =>
    $menu
      ? `'title points menu' auto 'text text text' auto 'meta meta meta' auto 'foot foot foot' auto / minmax(0, 1fr) auto auto`
      : `'title points' auto 'text text' auto 'meta meta' auto 'foot foot' auto / minmax(0, 1fr) auto`};
  ${wide} {
    grid-template:
      'title title points menu' auto
      'text text points menu' auto
      'meta note status menu' auto / minmax(0, max-content) minmax(min-content, 1fr) auto auto;
    padding-right: ${({ $menu }) => ($menu ? '12px' : '24px')};
  }
`

const Grid = styled.div<{ $finished: boolean; $menu: boolean; $steps: boolean }>`
  display: grid;
  align-items: center;
  gap: 3px 12px;
  padding: 16px;
  ${wide} {
    padding: var(--p-task);
  }
  ${tight} {
    column-gap: 8px;
    padding-left: 16px;
  }
  ${({ $finished }) => ($finished ? finishedAreas : activeAreas)}
`

/* Title and text take the width they are given: their words must not push the line below about. */
const Title = styled.h3`
  grid-area: title;
  contain: inline-size;
  font: ${theme.font.h3};
  font-size: var(--f-card-title);
`

const Description = styled.p`
  grid-area: text;
  contain: inline-size;
  color: ${theme.text.muted};
  font: ${theme.font.small};
  font-size: var(--f-card-text);
  ${theme.clamp(3)}
  ${wide} {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Meta = styled.div<{ $alone: boolean }>`
  grid-area: meta;
  margin-top: 9px;
  ${wide} {
    ${({ $alone }) => $alone && 'grid-column-end: note-end;'}
    margin-top: 7px;
  }
`

/* The bottom line of a stacked card; its parts find their own places in a wide one. */
const Foot = styled.div`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: 9px;
  &:empty {
    display: none;
  }
  ${wide} {
    display: contents;
  }
`

const StepsSlot = styled.div`
  grid-area: steps;
  margin-top: 9px;
`

const Slot = styled.div<{ $area: 'note' | 'action' | 'status'; $alone?: boolean }>`
  display: flex;
  align-items: center;
  min-width: 0;
  ${({ $area }) => stackedPlaces[$area]}
  ${wide} {
    grid-area: ${({ $area }) => $area};
    ${({ $alone }) => $alone === true && 'grid-column-start: meta-start;'}
    margin: ${({ $area }) => ($area === 'action' ? '0' : '7px 0 0')};
    justify-self: ${({ $area }) => ($area === 'note' ? 'start' : 'end')};
    white-space: nowrap;
  }
`

const PointsSlot = styled.div`
  grid-area: points;
  justify-self: end;
  align-self: start;
  ${wide} {
    align-self: center;
  }
`

const MenuSlot = styled.div`
  grid-area: menu;
  align-self: start;
  margin: -8px -10px -12px 0;
  ${wide} {
    align-self: center;
    margin: 0 0 0 -8px;
  }
`
