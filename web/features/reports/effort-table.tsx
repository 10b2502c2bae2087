/** The week's work by effort. */
import { styled } from 'styled-components'
import type { WeeklyReport } from '#domain/reports/weekly-report.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import { stitchesOf } from '#web/shared/task-line/task-meta.tsx'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { Card } from '#web/ui/card.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { Points } from '#web/ui/points.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { theme } from '#web/ui/theme.ts'
import { reportTexts } from './texts.ts'

export function EffortTable({ byEffort }: Pick<WeeklyReport, 'byEffort'>) {
  return (
    <Card aria-labelledby="by-effort">
      <SectionHead id="by-effort" title={reportTexts.byEffort} />
      <Lines>
        {effortLevels.map((level) => (
          <li key={level}>
            <EffortChip stitches={stitchesOf(level)} label={taskLineTexts.effortLevels[level]} />
            <span>{reportTexts.taskCount(byEffort[level].tasks)}</span>
            <Points value={byEffort[level].points} signed token={false} />
          </li>
        ))}
      </Lines>
    </Card>
  )
}

const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 72px;
    align-items: center;
    justify-items: start;
    gap: 12px;
    min-height: 54px;
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
  li > :last-child {
    justify-self: end;
  }
  li + li {
    border-top: 1px solid ${theme.line.hair};
  }
`
