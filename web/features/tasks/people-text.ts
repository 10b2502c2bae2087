/** The person who did a task and with whom: "Theo with you and Juno" (T22). */
import { itemsOf } from '#domain/column.ts'
import { listText } from '#domain/language/format.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { tasksScreenTexts as texts } from './screen-texts.ts'

export function peopleText(task: Task, household: Household): string {
  const performer = otherName(household, performerOf(task)) ?? texts.you
  const helpers = itemsOf(task.helpers).map((id) => otherName(household, id) ?? texts.youToo)
  return helpers.length === 0 ? performer : texts.doneWith(performer, listText(helpers))
}
