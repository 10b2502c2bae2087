/** A talk as a file that is made on the device. A partner's answers are in it once both have answered. */
import type { User } from '#domain/users/user.ts'
import { reportTexts } from '#web/features/reports/texts.ts'
import { numberText } from '#web/shared/points/number-text.ts'
import type { Answers } from './answer-form.tsx'
import { questions } from './answer-form.tsx'
import { monthText } from './month-text.ts'
import { checkInTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

export function talkText(talk: Talk, partner: User): string {
  const { tasks, minutes, points } = talk.household
  const lines = [
    checkInTexts.title,
    checkInTexts.subtitle(monthText(talk.month), partner.name),
    checkInTexts.household(numberText(tasks), reportTexts.duration(minutes), numberText(points)),
  ]
  for (const question of questions) {
    lines.push('', checkInTexts.questions[question])
    for (const { name, answers } of sidesOf(talk, partner))
      lines.push(`${name}: ${answers[question] || checkInTexts.noAnswer}`)
  }
  return `${lines.join('\n')}\n`
}

export function talkJson(talk: Talk, partner: User): string {
  const { month, household } = talk
  const sides = sidesOf(talk, partner)
  return `${JSON.stringify({ month, partner: partner.name, household, answers: sides }, null, 2)}\n`
}

type Side = { readonly name: string; readonly answers: Answers }

function sidesOf({ own, theirs }: Talk, partner: User): readonly Side[] {
  if (!own) return []
  const mine = { name: checkInTexts.you, answers: answersOf(own) }
  return theirs ? [mine, { name: partner.name, answers: answersOf(theirs) }] : [mine]
}

function answersOf({ went_well, was_heavy, to_change }: Answers): Answers {
  return { went_well, was_heavy, to_change }
}
