/** A task of a file in words: when it is due and how it repeats, whom it is for, and what should be checked (IM1). */
import { ruleText } from '#domain/chores/rule-text.ts'
import { linesOf } from '#domain/tasks/steps.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { Check, Draft } from './reading/draft.ts'
import { importTexts as texts } from './texts.ts'

/** "Every Tuesday at 19:00, from Tue, Nov 24", "Due Sat, Dec 5" or "No date". */
export function whenText({ item, chore }: Draft): string {
  const { due_on, due_time, paused_from } = item
  if (chore === null) return due_on === null ? texts.noDate : texts.due(due_on, due_time)
  const rule = ruleText(chore, due_time)
  if (paused_from !== null) return `${rule} · ${texts.paused}`
  return chore.slot === null ? rule : `${rule} · ${texts.from(chore.slot)}`
}

/** Only what is shared can be for others; several people take turns at a repeating task. */
export function whomText({ item, chore }: Draft, { me, people }: Household): string {
  const named = item.people.map((id) => (id === me.id ? me.name : people.get(id)?.name))
  const names = named.flatMap((name) => name ?? [])
  const [one] = names
  if (one === undefined || (chore === null && names.length > 1))
    return item.is_shared ? texts.anyone : texts.me
  if (names.length > 1) return texts.turns(names)
  return item.people[0] === me.id ? texts.me : texts.person(one)
}

export function stepsText({ item }: Draft): string | null {
  const count = linesOf(item.checklist).length
  return count === 0 ? null : texts.steps(count)
}

export function checkText({ is, found }: Check): string {
  return texts.checks[is](found ?? null)
}
