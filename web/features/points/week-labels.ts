/** What the weeks of the chart are called: the day they began, and the present one by its name. */
import { historyTexts } from './texts.ts'

export function weekLabels(starts: readonly string[], timeZone: string): readonly string[] {
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
  return starts.map((from, index) =>
    index === starts.length - 1 ? historyTexts.chart.thisWeek : format.format(new Date(from)),
  )
}
