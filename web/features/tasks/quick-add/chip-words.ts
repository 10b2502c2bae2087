/** The words and the icon for each part that quick add understood (T28). */
import type { LucideIcon } from 'lucide-react'
import {
  CalendarDays,
  Clock,
  Gauge,
  House,
  Leaf,
  Lock,
  Play,
  Repeat,
  Timer,
  User,
  Users,
} from 'lucide-react'
import { DAY_MS } from '#domain/calendar.ts'
import { ruleFacts } from '#domain/chores/rule-facts.ts'
import { ruleText } from '#domain/chores/rule-text.ts'
import { toEpochDay } from '#domain/days.ts'
import { dateFormat, listText, monthNames, shortDay } from '#domain/language/format.ts'
import type { Part, PartKind, QuickContext, QuickTask } from '#domain/quick-add/quick-task.ts'
import { firstName } from '#domain/users/user.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { quickAddTexts as texts } from './texts.ts'

const partIcons: Readonly<Record<PartKind, LucideIcon>> = {
  rule: Repeat,
  months: Leaf,
  start: Play,
  day: CalendarDays,
  time: Clock,
  person: User,
  room: House,
  minutes: Timer,
  effort: Gauge,
  sharing: Users,
}

export function partIcon(part: Part): LucideIcon {
  return part.kind === 'sharing' && !part.isShared ? Lock : partIcons[part.kind]
}

/** "Every Tuesday and Friday", "Fri, Nov 27", "10 min". */
export function partWords(part: Part, task: QuickTask, context: QuickContext): string {
  switch (part.kind) {
    case 'rule':
      return task.rule === null ? '' : ruleText({ ...task.rule, months: 0 })
    case 'months':
      return monthWords(task)
    case 'start':
      return texts.from(dayWords(part.day, context))
    case 'day':
      return dayWords(part.day, context)
    case 'time':
      return hasDay(task) ? part.time : texts.today(part.time)
    case 'minutes':
      return taskLineTexts.minutesShort(part.minutes)
    case 'effort':
      return taskLineTexts.effortLevels[part.level]
    case 'sharing':
      return sharingWords(part)
    default:
      return nameOf(part, context)
  }
}

export function sharingWords({ isShared }: { readonly isShared: boolean }): string {
  return isShared ? texts.shared : texts.private
}

/** A time without a day means today. */
function hasDay({ parts }: QuickTask): boolean {
  return parts.some(({ kind }) => kind === 'day' || kind === 'rule')
}

function nameOf(part: Part & { readonly id: string }, context: QuickContext): string {
  const { me, partners, rooms } = context
  if (part.kind === 'person' && part.id === me.id) return texts.me
  if (part.kind === 'room') return rooms.find(({ id }) => id === part.id)?.name ?? ''
  const person = partners.find(({ id }) => id === part.id)
  if (person === undefined) return ''
  // The full name only if the first name is ambiguous.
  const first = firstName(person)
  const isOne = [me, ...partners].filter((other) => firstName(other) === first).length === 1
  return isOne ? first : person.name
}

/** With its year if that is not the current one. */
function dayWords(day: string, { today }: QuickContext): string {
  if (day.slice(0, 4) === today.slice(0, 4)) return shortDay(day)
  return dateFormat('date', 'UTC').format(toEpochDay(day) * DAY_MS)
}

function monthWords({ rule }: QuickTask): string {
  const facts = rule && ruleFacts(rule, null).months
  const names = (facts?.months ?? []).map((month) => monthNames('short')[month] ?? '')
  const [first = '', last = ''] = names
  return facts?.are === 'stretch' ? texts.onlyFrom(first, last) : texts.onlyIn(listText(names))
}
