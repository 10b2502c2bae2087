/** A single thing is worded in the singular, and thousands are grouped, in every language. */
import { expect, test } from 'vitest'
import { inLanguage } from '#domain/language/texts.ts'
import { refusalTexts } from '#domain/refusal-texts.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import { adminTexts } from '#web/features/admin/texts.ts'
import { dashboardTexts } from '#web/features/dashboard/texts.ts'
import { houseTexts } from '#web/features/house/texts.ts'
import { kidTexts } from '#web/features/kid/texts.ts'
import { loanTexts } from '#web/features/loans/texts.ts'
import { notificationsTexts } from '#web/features/notifications/texts.ts'
import { rewardsScreenTexts } from '#web/features/rewards/screen-texts.ts'
import { rewardCardTexts } from '#web/features/rewards/texts.ts'
import { settingsTexts } from '#web/features/settings/texts.ts'
import { texts as syncStatusTexts } from '#web/features/sync-status/texts.ts'
import { choreHistoryTexts } from '#web/features/tasks/chores/history/texts.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { togetherTexts } from '#web/features/tasks/together/texts.ts'
import { pointsTexts } from '#web/shared/points/texts.ts'
import { searchTexts } from '#web/shared/search/texts.ts'
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
  refusalTexts.price_changed.cost({ cost: 1 }),
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

test('a French balance below zero is plural', () => {
  const read = () => [kidTexts.pointsNow(-120), rewardsScreenTexts.pointsAvailable(-120)]
  expect(inLanguage({ tag: 'fr', texts: french }, read)).toEqual([
    '\u2212120 points',
    'points disponibles',
  ])
})

/** Spanish groups from five digits on. */
const many = 12_345

const manyOfEach = () => [
  adminTexts.member.cost(many),
  choreHistoryTexts.times(many),
  dashboardTexts.belowZero(many),
  dashboardTexts.partnerCompleted(many),
  dashboardTexts.toGo(many, 'Lego').sentence,
  houseTexts.work(many * 60),
  houseTexts.work(many * 60 + 5),
  houseTexts.workSpoken(many * 60),
  kidTexts.pointsNow(many),
  kidTexts.redeemNamed('Lego', many),
  loanTexts.needMore(many),
  notificationsTexts.confirmClear(many),
  notificationsTexts.toasts.arrived(many),
  notificationsTexts.unreadCount(many),
  pointsTexts.belowZero(many),
  refusalTexts.price_changed.cost({ cost: many }),
  rewardCardTexts.worth(many),
  ...effortLevels.map((effort) => rewardCardTexts.worthIn(effort, many)),
  rewardCardTexts.redeemFor('Lego', many),
  rewardCardTexts.meterValue(many, many),
  rewardCardTexts.refunds('Lego', 'Maya', many),
  rewardCardTexts.spent(many),
  rewardCardTexts.toasts.pointsBack(many),
  rewardCardTexts.toasts.refunded(many),
  rewardsScreenTexts.costs(many),
  searchTexts.found(many, 'Bins'),
  settingsTexts.danger.counts(many, many),
  settingsTexts.danger.openLoanPoints(2, many),
  syncStatusTexts.waitingDetail('', many),
  syncStatusTexts.meanings.pointsWentTo(many, 'Theo'),
  syncStatusTexts.meanings.pointsNotAdded(many),
  syncStatusTexts.meanings.balanceBack(many),
  syncStatusTexts.meanings.pointsStay(many),
  syncStatusTexts.meanings.needsMore(many, many),
  syncStatusTexts.meanings.hasEnough(many, many),
  syncStatusTexts.remedies.redeemFor(many),
  syncStatusTexts.remedies.approveFor(many),
  syncStatusTexts.remedies.denyFor(many),
  syncStatusTexts.remedies.borrow(many),
  taskCardTexts.completeAndEarn('Bins', many),
  taskCardTexts.toasts.earned(many),
  taskCardTexts.toasts.earnedBy('Theo', many),
  togetherTexts.chooseWho(many),
  togetherTexts.sharedOut(many, 'Theo', 1),
  togetherTexts.forYou(many),
  togetherTexts.childDidPoints('Juno', many),
]

test.each([
  ['en', {}],
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['nl', dutch],
])('%s groups thousands (A32)', (tag, texts) => {
  for (const text of inLanguage({ tag, texts }, manyOfEach)) expect(text).not.toMatch(/\d{4}/)
})
