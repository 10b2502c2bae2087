/** Where the parts of the dashboard stand at each width. */
import { styled } from 'styled-components'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'

/* The count of tasks, and on phones the points, which reach beyond their line, where something comes before them. */
export const Subtitle = styled.span`
  ${theme.flow('10px 12px')}
  justify-content: space-between;
`

export const Figures = styled.div`
  ${theme.column(3)}
  > :only-child {
    grid-column: 1 / -1;
  }
  ${theme.media.fromTablet} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: 16px;
  }
  ${theme.media.fromLandscape} {
    grid-area: figures;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  ${theme.media.fromDesktop} {
    grid-template-columns: minmax(0, 1.06fr) minmax(0, 1fr);
    gap: 16px;
  }
`

/* Side by side, on upright tablets one under the other beside the points. */
export const Numbers = styled.div`
  ${theme.grid(4)}
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`

export const PhoneNumbers = styled.div`
  ${theme.fit('8.5rem', 3)}
  > [data-balance] {
    grid-column: 1 / -1;
  }
`

export const NarrowActions = styled.div`
  ${theme.fit('9.5rem', 3)}
  ${theme.media.fromLandscape} {
    display: none;
  }
`

const area = (name: string) => `
  min-width: 0;
  &:empty { display: none; }
  ${theme.media.fromLandscape} { grid-area: ${name}; }
`

/* Here the cards of tasks are short: their whole text is one tap away. */
export const TasksArea = styled.div`
  ${theme.column('inherit')}
  align-content: start;
  --text-lines: 1;
  ${area('tasks')}
`

export const RewardsArea = styled.div`
  ${area('rewards')}
`

export const PartnerArea = styled.div`
  ${area('partner')}
`

/*
 * The rewards follow the tasks, however long the partners' column is; on wide screens they have the whole width, unless
 * that column is longer than the tasks because it has several partners. An area is shown in its place once those before it
 * have come, so that it does not move.
 */
export const Areas = styled.div`
  ${theme.column('inherit')}
  > ${Figures}:has(${Skeleton}) ~ *,
  > ${TasksArea}:has(${Skeleton}) ~ * {
    visibility: hidden;
  }
  ${theme.media.fromLandscape} {
    grid-template:
      'tasks figures' auto
      'tasks partner' auto
      'rewards partner' 1fr / minmax(0, 2fr) minmax(0, 1fr);
  }
  ${theme.media.fromDesktop} {
    grid-template:
      'figures figures' auto
      'tasks partner' auto
      'rewards rewards' auto / minmax(0, 1.72fr) minmax(0, 1fr);
    &[data-many='true'] {
      grid-template-areas: 'figures figures' 'tasks partner' 'rewards partner';
      grid-template-rows: auto auto 1fr;
    }
  }
`

/* The parts after it are shown in their places once it is known what comes before them. */
export const TopArea = styled.div`
  display: contents;
  &:has(${Skeleton}) ~ * {
    visibility: hidden;
  }
`
