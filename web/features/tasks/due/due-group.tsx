/** One group of the active tasks: its head stays in sight while its tasks pass by (T14). */
import { AlarmClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DueGroup as Group } from '#domain/chores/open-tasks.ts'
import { theme } from '#web/ui/theme.ts'
import { dueTexts } from './texts.ts'

export type DueGroupProps = {
  readonly group: Group
  readonly count: number
  readonly children: ReactNode
}

export function DueGroup({ group, count, children }: DueGroupProps) {
  const id = `due-${group}`
  return (
    <section aria-labelledby={id}>
      <Head id={id} $isLate={group === 'overdue'}>
        {group === 'overdue' && <AlarmClock aria-hidden="true" />}
        {dueTexts.groups[group]} <span>{count}</span>
      </Head>
      {children}
    </section>
  )
}

/* As wide as the page, so that cards pass behind it with their shadows. */
const Head = styled.h2<{ $isLate: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.raised};
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 36px;
  margin: 0 -8px ${theme.space(3)};
  padding: 0 8px;
  background: ${theme.surface.page};
  color: ${({ $isLate }) => ($isLate ? theme.text.warning : theme.text.main)};
  font: ${theme.font.h3};
  > svg {
    width: 18px;
    height: 18px;
  }
  > span {
    color: ${({ $isLate }) => ($isLate ? 'inherit' : theme.text.faint)};
    font: ${theme.font.caption};
    font-variant-numeric: tabular-nums;
  }
`
