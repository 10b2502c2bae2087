/** Juno, for whom Maya made a profile with big buttons; Theo is a parent, too. What Juno does, wishes for and is offered. */
import { derivedId } from '#domain/derived-id.ts'
import type { Stage } from './stage.ts'

/** Days ago on which the profile was made. */
const JUNO_JOINS = 90

export function tellJuno(stage: Stage): void {
  makeProfile(stage)
  tellTasks(stage)
  tellRewards(stage)
}

function makeProfile(stage: Stage): void {
  stage.at(stage.day(JUNO_JOINS, 18), () => {
    const made = stage.act('Maya', 'makeChild', { name: 'Juno' })
    stage.meet('Juno', derivedId(made, 'child'))
    const { Juno, Theo } = stage.ids
    const asked = stage.act('Maya', 'askParent', { id: Juno, partner_id: Theo })
    const question = derivedId(asked, 'parent')
    stage.act('Theo', 'respondToInvitation', { id: question, status: 'accepted' })
  })
}

function tellTasks(stage: Stage): void {
  const put = (moment: number, task: (typeof tasks)[keyof typeof tasks]) => {
    const id = stage.dice.uuid()
    stage.at(moment, () =>
      stage.act('Maya', 'createTask', {
        ...task,
        id,
        is_shared: true,
        assigned_to: stage.ids.Juno,
      }),
    )
    return id
  }
  put(stage.hoursAgo(12), tasks.shelf)
  const crayons = put(stage.hoursAgo(11), tasks.crayons)
  stage.at(stage.hoursAgo(4), () => stage.act('Juno', 'completeTask', { id: crayons }))
}

function tellRewards(stage: Stage): void {
  const { dice, day } = stage
  const [lego, kite, screenTime] = [dice.uuid(), dice.uuid(), dice.uuid()]
  stage.at(day(30, 17), () => stage.act('Juno', 'createReward', { id: lego, ...wishes.lego }))
  stage.at(day(30, 20), () =>
    stage.act('Maya', 'approveReward', { id: lego, point_cost: LEGO_COST }),
  )
  stage.at(day(29, 8), () => stage.act('Juno', 'setGoal', { reward_id: lego }))
  stage.at(day(2, 17), () => stage.act('Juno', 'createReward', { id: kite, ...wishes.kite }))
  stage.at(day(20, 20), () =>
    stage.act('Theo', 'createReward', {
      id: screenTime,
      ...wishes.screenTime,
      for: stage.ids.Juno,
    }),
  )
  for (const daysAgo of [10, 6, 2])
    stage.at(day(daysAgo, 19), () =>
      stage.act('Juno', 'redeemReward', { id: screenTime, redemption_id: dice.uuid() }),
    )
}

const LEGO_COST = 200

const tasks = {
  shelf: {
    name: 'Tidy the toy shelf',
    description: 'Animals at the top.',
    time_minutes: 10,
    needs_photo: true,
  },
  crayons: {
    name: 'Sort the crayons',
    description: 'The broken ones go in the tin.',
    time_minutes: 10,
  },
} as const

/** A child wishes with a name alone; what it costs is said by a parent. */
const wishes = {
  lego: { name: 'A Lego fire engine' },
  kite: { name: 'A kite' },
  screenTime: {
    name: 'Half an hour of screen time',
    description: 'After supper.',
    point_cost: 30,
    is_standing: true,
    per_week: 2,
    cooldown_days: 2,
  },
} as const
