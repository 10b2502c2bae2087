/** The year before: the partnerships, and the chores and rewards of every day since. */
import type { Chore } from './chores.ts'
import { chores } from './chores.ts'
import type { FirstName } from './family.ts'
import { approverOf, family, firstNames } from './family.ts'
import type { Stage } from './stage.ts'
import { wishes } from './wishes.ts'

/** The history begins this many days ago. */
export const BEGINNING = 370
/** The last days are written out in present.ts. */
export const LAST_DAY = 3
const NORA_JOINS = 121

/** The savings of each person: they spend only points above that. */
const savings = { Maya: 380, Theo: 260, Ida: 120, Nora: 60, Rosa: 0 } as const
/** The share of tasks that is reopened as "not done". */
const NOT_DONE = 0.05

export function addPastMonths(stage: Stage): void {
  findTogether(stage)
  for (const chore of chores) repeatChore(stage, chore)
  for (const who of ['Maya', 'Theo', 'Ida', 'Nora'] as const) treat(stage, who)
  for (const who of firstNames) keepNotificationsTidy(stage, who)
}

function findTogether(stage: Stage): void {
  const join = (inviter: FirstName, invitee: FirstName, daysAgo: number) => {
    const { email } = family[invitee]
    const role = invitee === 'Ida' ? 'child' : 'partner'
    const id = stage.random.uuid()
    stage.at(stage.day(daysAgo, 19), () =>
      stage.act(inviter, 'invitePartner', { id, token: stage.random.token(), email, role }),
    )
    stage.at(stage.day(daysAgo, 19.5), () =>
      stage.act(invitee, 'respondToInvitation', { id, status: 'accepted' }),
    )
  }
  join('Maya', 'Theo', BEGINNING - 1)
  join('Maya', 'Ida', BEGINNING - 2)
  join('Theo', 'Ida', BEGINNING - 3)
  join('Maya', 'Nora', NORA_JOINS)
}

function repeatChore(stage: Stage, chore: Chore): void {
  const { random } = stage
  const withNora = chore.owner === 'Nora' || chore.by === 'Nora'
  let daysAgo = (withNora ? NORA_JOINS : BEGINNING - 4) - random.between(1, chore.everyDays)
  while (daysAgo >= LAST_DAY) {
    doChore(stage, chore, daysAgo)
    daysAgo -= Math.max(1, Math.round(chore.everyDays * (0.7 + random.fraction() * 0.6)))
  }
}

/** Created in the morning, completed in the afternoon, approved in the evening; sometimes it was not quite done. */
function doChore(stage: Stage, chore: Chore, daysAgo: number): void {
  const { random } = stage
  const id = random.uuid()
  const performer = chore.by ?? chore.owner
  const done = 15 + random.fraction() * 3.5
  const { name, description, time_minutes, effort_level, owner, isPrivate } = chore
  const at = (hour: number, step: () => void) => stage.at(stage.day(daysAgo, hour), step)
  at(7 + random.fraction() * 3, () =>
    stage.act(owner, 'createTask', {
      id,
      name,
      description,
      time_minutes,
      effort_level,
      is_shared: isPrivate !== true,
    }),
  )
  if (performer !== owner)
    at(11 + random.fraction() * 3, () => stage.act(performer, 'claimTask', { id }))
  at(done, () => stage.act(performer, 'completeTask', { id }))
  if (random.chance(NOT_DONE)) {
    at(done + 0.6, () => stage.act(approverOf(performer), 'reopenTask', { id }))
    at(done + 1.4, () => stage.act(performer, 'completeTask', { id }))
  }
  at(20 + random.fraction() * 2, () => stage.act(approverOf(performer), 'approveTask', { id }))
}

/** Rewards one after the other, each redeemed on the first evening with enough points for it, and given two days later. */
function treat(stage: Stage, who: FirstName): void {
  const wanted = wishes[who] ?? []
  const start = who === 'Nora' ? NORA_JOINS - 3 : BEGINNING - 10
  let made = 0
  let owed: string | null = null
  let waiting: { readonly id: string; readonly cost: number } | null = null
  for (let daysAgo = start; daysAgo >= LAST_DAY + 2; daysAgo -= 2) {
    stage.at(stage.day(daysAgo, 22.2), () => {
      if (owed !== null) stage.act(approverOf(who), 'giveReward', { id: owed, is_given: true })
      owed = null
      const wish = wanted[made % wanted.length]
      if (wish === undefined) return
      if (waiting === null) {
        made += 1
        waiting = { id: stage.random.uuid(), cost: wish.point_cost }
        stage.act(who, 'createReward', { id: waiting.id, ...wish })
        stage.act(approverOf(who), 'approveReward', { id: waiting.id })
      } else if (stage.points(who) - waiting.cost >= savings[who]) {
        stage.act(who, 'redeemReward', { id: waiting.id })
        owed = waiting.id
        waiting = null
      }
    })
  }
  stage.at(stage.day(LAST_DAY + 1, 22), () => {
    if (waiting !== null) stage.act(who, 'deleteReward', { id: waiting.id })
  })
}

/** Notifications are read once a week, and deleted every fourth time. */
function keepNotificationsTidy(stage: Stage, who: FirstName): void {
  for (let weeksAgo = Math.floor(BEGINNING / 7); weeksAgo > 0; weeksAgo--)
    stage.at(stage.day(weeksAgo * 7, 22.5), () =>
      stage.act(who, weeksAgo % 4 === 2 ? 'clearNotifications' : 'readAllNotifications', {}),
    )
}
