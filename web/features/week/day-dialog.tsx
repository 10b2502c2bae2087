/** All entries of one day, for a cell that has more than it shows. */
import { shortDay } from '#domain/language/format.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DayJobsProps } from './day-jobs.tsx'
import { DayJobs } from './day-jobs.tsx'

export type DayDialogProps = DayJobsProps & {
  readonly day: string
  readonly open: boolean
  readonly onClose: () => void
}

export function DayDialog({ day, open, onClose, ...jobs }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={shortDay(day)}>
      <DayJobs {...jobs} />
    </Dialog>
  )
}
