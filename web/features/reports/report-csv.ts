/** A report as a CSV file: a line for each day, then the week. */
import type { WeeklyReport, Work } from '#domain/reports/weekly-report.ts'
import { csvFile, textCell } from '#web/shared/files/csv.ts'
import { reportTexts } from './texts.ts'

export function reportCsv({ days, own, before }: WeeklyReport): string {
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
