/** The positions of the dashboard's parts at each width. */
import { styled } from 'styled-components'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'

/* The number of tasks; on phones with something before them also the points, which extend beyond their line. */
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

/* Side by side; on upright tablets below each other, beside the points. */
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

/* Cards of tasks are short here: their full text is one tap away. */
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
 * The rewards follow the tasks, however long the partners' column is. On wide screens they have the full width, unless
 * several partners make that column longer than the tasks. An area is shown once those before it are there, so that it
 * does not move.
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

/* Later parts are shown in their places once it is known which parts come before them. */
export const TopArea = styled.div`
  display: contents;
  &:has(${Skeleton}) ~ * {
    visibility: hidden;
  }
`
