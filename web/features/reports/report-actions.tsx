/** Prints a report or saves it as a file. */
import { Download, Printer } from 'lucide-react'
import { styled } from 'styled-components'
import type { WeeklyReport, Work } from '#domain/reports/weekly-report.ts'
import { csvFile, textCell } from '#web/shared/files/csv.ts'
import { saveCsv } from '#web/shared/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { reportTexts } from './texts.ts'

export function ReportActions({ report }: { readonly report: WeeklyReport }) {
  return (
    <Both data-screen-only>
      <Button tone="outline" icon={Printer} onClick={() => window.print()}>
        {reportTexts.print}
      </Button>
      <Button
        tone="outline"
        icon={Download}
        onClick={() => saveCsv(reportTexts.fileName(report.week), () => reportCsv(report))}
      >
        {reportTexts.csv}
      </Button>
    </Both>
  )
}

/** A report as a CSV file: a line for each day, then the week. */
function reportCsv({ days, own, before }: WeeklyReport): string {
  const { columns, total, before: beforeName } = reportTexts
  return csvFile([
    [columns.day, columns.tasks, columns.minutes, columns.points],
    ...days.map(({ day, ...work }) => [day, ...cellsOf(work)]),
    [textCell(total), ...cellsOf(own)],
    [textCell(beforeName), ...cellsOf(before)],
  ])
}

function cellsOf({ tasks, minutes, points }: Work): readonly string[] {
  return [tasks, minutes, points].map(String)
}

const Both = styled.div`
  ${theme.fit('8.5rem', 2)}
`
