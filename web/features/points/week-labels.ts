/** The labels of the weeks in the chart: the day they began, and a name for the current one. */
import { historyTexts } from './texts.ts'

export function weekLabels(starts: readonly string[], timeZone: string): readonly string[] {
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
  return starts.map((from, index) =>
    index === starts.length - 1 ? historyTexts.chart.thisWeek : format.format(new Date(from)),
  )
}
