/** The labels of the weeks in the chart: the day they began, and a name for the current one. */
import { monthDayText } from '#web/shared/time/time-text.ts'
import { historyTexts } from './texts.ts'

export function weekLabels(starts: readonly string[], timeZone: string): readonly string[] {
  return starts.map((from, index) =>
    index === starts.length - 1 ? historyTexts.chart.thisWeek : monthDayText(from, timeZone),
  )
}
