/** The household for tests of quick add, and a one-line summary of what was understood. */
import { ruleText } from '#domain/chores/rule-text.ts'
import { english, inLanguage } from '#domain/language/texts.ts'
import type { QuickContext } from '#domain/quick-add/quick-task.ts'
import { readLine } from '#domain/quick-add/read-line.ts'
import type { Span } from '#domain/quick-add/tokens.ts'

/** A Thursday. */
export const bloomHouse: QuickContext = {
  today: '2026-11-26',
  isChild: false,
  me: { id: 'Maya', name: 'Maya Bloom' },
  partners: [
    { id: 'Theo', name: 'Theo Miller' },
    { id: 'Juno', name: 'Juno' },
    { id: 'Zoë', name: 'Zoë' },
    { id: 'Sam F', name: 'Sam Fox' },
    { id: 'Sam H', name: 'Sam Hill' },
  ],
  rooms: [
    { id: 'kitchen', name: 'Kitchen' },
    { id: 'living', name: 'Living room' },
  ],
}

/** "Bins · Every Tuesday at 19:00 · from 2026-11-26 · Theo · 10 min": everything else is as in an empty form. */
export function said(line: string, ignored: readonly Span[] = []): string {
  const task = readLine(line, bloomHouse, ignored)
  const { name, rule, due_on, due_time, people, room, time_minutes, effort_level } = task
  const starts = rule?.starts_on === bloomHouse.today ? null : rule?.starts_on
  const sharing = task.is_shared ? 'shared' : 'private'
  const facts = [
    rule && inLanguage(english, () => ruleText(rule, due_time)),
    starts && `from ${starts}`,
    due_on && [due_on, due_time].join(' ').trim(),
    ...people,
    time_minutes && `${time_minutes} min`,
    effort_level,
    room && `#${room}`,
    task.parts.some(({ kind }) => kind === 'sharing') ? sharing : null,
  ]
  return [name, ...facts.filter(Boolean)].join(' · ')
}
