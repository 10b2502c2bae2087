/** One of a thing is worded as one in every language. */
import { expect, test } from 'vitest'
import { inLanguage } from '#domain/language/texts.ts'
import { houseTexts } from '#web/features/house/texts.ts'
import { kidTexts } from '#web/features/kid/texts.ts'
import { rewardCardTexts } from '#web/features/rewards/texts.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { togetherTexts } from '#web/features/tasks/together/texts.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import * as german from './de.ts'
import * as spanish from './es.ts'
import * as french from './fr.ts'
import * as dutch from './nl.ts'

/** Of an hour and a minute, a point, and a step. */
const oneOfEach = () => [
  houseTexts.workSpoken(61),
  kidTexts.pointsNow(1),
  kidTexts.redeemNamed('Lego', 1),
  rewardCardTexts.meterValue(0, 1),
  togetherTexts.chooseWho(1),
  kidTexts.stepsLeft(0, 1),
  taskCardTexts.stepsFirst(0, 1),
  taskLineTexts.stepsDoneAloud(0, 1),
]

test.each([
  ['en', {}, /\b(hours|minutes|points|steps)\b/],
  ['de', german, /\b(Stunden|Minuten|Punkten|Punkte|Schritten)\b/],
  ['es', spanish, /\b(horas|minutos|puntos|pasos)\b/],
  ['fr', french, /\b(heures|minutes|points)\b|étapes/],
  ['nl', dutch, /\b(minuten|punten|stappen)\b/],
])('%s', (tag, texts, several) => {
  for (const text of inLanguage({ tag, texts }, oneOfEach)) expect(text).not.toMatch(several)
})
