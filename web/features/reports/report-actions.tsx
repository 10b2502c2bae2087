/** Prints a report or saves it as a file. */
import { Download, Printer } from 'lucide-react'
import { styled } from 'styled-components'
import type { WeeklyReport } from '#domain/reports/weekly-report.ts'
import { saveFile } from '#web/shared/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { reportCsv } from './report-csv.ts'
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
        onClick={() =>
          saveFile(reportCsv(report), { name: reportTexts.fileName(report.week), type: 'text/csv' })
        }
      >
        {reportTexts.csv}
      </Button>
    </Both>
  )
}

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 8px;
`
