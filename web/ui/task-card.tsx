/** A task's card: knows no task, only where each part stands. Stacked when narrow, one row when wide. */
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { cardTones } from './card.tsx'
import { theme } from './theme.ts'

export interface TaskCardProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Effort chip, minutes, sharing, date. */
  readonly meta?: ReactNode
  /** Bottom left when stacked, part of the meta line when wide: unsynced mark, claim tag. */
  readonly note?: ReactNode
  /** Bottom right when stacked, right when wide: earn button, Claim, or the points of a claimed task. */
  readonly action?: ReactNode
  /** Top right when stacked, far right when wide: the menu. */
  readonly menu?: ReactNode
  /** A finished task: points top right; its status tag goes below them when wide, bottom left when stacked. */
  readonly points?: ReactNode
  readonly status?: ReactNode
  readonly tone?: 'plain' | 'basted'
  readonly id?: string
}

export function TaskCard(props: TaskCardProps) {
  const { title, description, meta, note, action, menu, points, status, tone = 'plain', id } = props
  const finished = points !== undefined
  return (
    <Card $tone={tone} id={id}>
      <Grid $finished={finished} $menu={menu !== undefined}>
        <Body>
          <Title>{title}</Title>
          {description !== undefined && description !== '' && (
            <Description>{description}</Description>
          )}
        </Body>
        {meta !== undefined && <Slot $area="meta">{meta}</Slot>}
        {note !== undefined && <Slot $area="note">{note}</Slot>}
        {action !== undefined && <Slot $area="action">{action}</Slot>}
        {status !== undefined && <Slot $area="status">{status}</Slot>}
        {points !== undefined && <Slot $area="points">{points}</Slot>}
        {menu !== undefined && <MenuSlot>{menu}</MenuSlot>}
      </Grid>
    </Card>
  )
}

/** Where stacked cards become rows. */
const wide = '@container (min-width: 520px)'

const Card = styled.article<{ $tone: 'plain' | 'basted' }>`
  container-type: inline-size;
  min-width: 0;
  border-radius: ${theme.radius.card};
  ${({ $tone }) => cardTones[$tone]}
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const activeAreas = css<{ $menu: boolean }>`
  grid-template: 'body menu' auto 'meta meta' auto 'foot foot' auto / minmax(0, 1fr) auto;
  ${wide} {
    grid-template: 'body body action menu' auto 'meta note action menu' auto / fit-content(
        70%
      ) minmax(0, 1fr) auto auto;
    padding-right: ${({ $menu }) => ($menu ? '12px' : '28px')};
  }
`

const finishedAreas = css`
  grid-template: 'body points' auto 'meta meta' auto 'foot foot' auto / minmax(0, 1fr) auto;
  ${wide} {
    grid-template: 'body body points' auto 'meta note status' auto / fit-content(70%) minmax(
        0,
        1fr
      ) auto;
    padding-right: 36px;
  }
`

const Grid = styled.div<{ $finished: boolean; $menu: boolean }>`
  display: grid;
  gap: 10px 12px;
  padding: 16px;
  ${wide} {
    align-items: center;
    gap: 10px 12px;
    padding: var(--p-task);
  }
  ${({ $finished }) => ($finished ? finishedAreas : activeAreas)}
`

const Body = styled.div`
  grid-area: body;
  display: grid;
  gap: 3px;
  min-width: 0;
`

const Title = styled.h3`
  font: ${theme.font.h3};
  font-size: var(--f-card-title);
`

const Description = styled.p`
  color: ${theme.text.muted};
  font: ${theme.font.small};
  font-size: var(--f-card-text);
  ${wide} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/* When stacked, the bottom line is one cell: notes hold to its left, the action to its right. */
const Slot = styled.div<{ $area: 'meta' | 'note' | 'action' | 'status' | 'points' }>`
  grid-area: ${({ $area }) => ($area === 'meta' || $area === 'points' ? $area : 'foot')};
  justify-self: ${({ $area }) => ($area === 'action' || $area === 'points' ? 'end' : 'start')};
  align-self: center;
  min-width: 0;
  ${wide} {
    grid-area: ${({ $area }) => $area};
    justify-self: ${({ $area }) => ($area === 'status' || $area === 'points' ? 'end' : 'start')};
  }
`

const MenuSlot = styled.div`
  grid-area: menu;
  margin: -8px -10px 0 0;
  ${wide} {
    margin: 0 0 0 -8px;
  }
`
