/** A monthly check-in as a file, made on the device. It includes the partner's answers once both have answered. */
import type { User } from '#domain/users/user.ts'
import { reportTexts } from '#web/features/reports/texts.ts'
import { numberText } from '#web/shared/points/number-text.ts'
import type { Answers } from './answer-form.tsx'
import { questions } from './answer-form.tsx'
import { monthName } from './month-name.ts'
import { checkInTexts } from './texts.ts'
import type { MonthlyCheckIn } from './use-monthly-check-in.ts'

export function checkInText(checkIn: MonthlyCheckIn, partner: User): string {
  const { tasks, minutes, points } = checkIn.household
  const lines = [
    checkInTexts.title,
    checkInTexts.subtitle(monthName(checkIn.month), partner.name),
    checkInTexts.household(numberText(tasks), reportTexts.duration(minutes), numberText(points)),
  ]
  for (const question of questions) {
    lines.push('', checkInTexts.questions[question])
    for (const { name, answers } of sidesOf(checkIn, partner))
      lines.push(`${name}: ${answers[question] || checkInTexts.noAnswer}`)
  }
  return `${lines.join('\n')}\n`
}

export function checkInJson(checkIn: MonthlyCheckIn, partner: User): string {
  const { month, household } = checkIn
  const sides = sidesOf(checkIn, partner)
  return `${JSON.stringify({ month, partner: partner.name, household, answers: sides }, null, 2)}\n`
}

type Side = { readonly name: string; readonly answers: Answers }

function sidesOf({ own, theirs }: MonthlyCheckIn, partner: User): readonly Side[] {
  if (!own) return []
  const mine = { name: checkInTexts.you, answers: answersOf(own) }
  return theirs ? [mine, { name: partner.name, answers: answersOf(theirs) }] : [mine]
}

function answersOf({ went_well, was_heavy, to_change }: Answers): Answers {
  return { went_well, was_heavy, to_change }
}
