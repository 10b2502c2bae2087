/** Juno, a child with a profile made by Maya and big buttons; Theo is a parent, too. Her tasks, wishes and offers. */
import { derivedId } from '#domain/derived-id.ts'
import type { FirstName } from './family.ts'
import type { Stage } from './stage.ts'
import type { Wish } from './wishes.ts'

/** How many days ago the profile was made. */
const JUNO_JOINS = 90

export function addJuno(stage: Stage): void {
  makeProfile(stage)
  addTasks(stage)
  addRewards(stage)
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

function addTasks(stage: Stage): void {
  const put = (moment: number, task: (typeof tasks)[keyof typeof tasks]) => {
    const id = stage.random.uuid()
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

function addRewards(stage: Stage): void {
  const { random, day } = stage
  const wish = (moment: number, reward: { readonly name: string }) => {
    const id = random.uuid()
    stage.at(moment, () => stage.act('Juno', 'createReward', { id, ...reward }))
    return id
  }
  const offer = (by: FirstName, moment: number, offered: Wish) => {
    const id = random.uuid()
    stage.at(moment, () => stage.act(by, 'createReward', { ...offered, id, for: stage.ids.Juno }))
    return id
  }
  const lego = wish(day(30, 17), { name: 'A Lego fire engine' })
  stage.at(day(30, 20), () =>
    stage.act('Maya', 'approveReward', { id: lego, point_cost: LEGO_COST }),
  )
  stage.at(day(29, 8), () => stage.act('Juno', 'setGoal', { reward_id: lego }))
  // A child wishes with a name alone; a parent says what it costs.
  wish(day(2, 17), { name: 'A kite' })
  offer('Maya', day(14, 20), offers.film)
  offer('Maya', day(14, 20.1), offers.book)
  const screenTime = offer('Theo', day(20, 20), offers.screenTime)
  for (const daysAgo of [10, 6, 2])
    stage.at(day(daysAgo, 19), () =>
      stage.act('Juno', 'redeemReward', { id: screenTime, redemption_id: random.uuid() }),
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

const offers = {
  film: { name: 'Film night', description: 'Popcorn included.', point_cost: 60 },
  book: { name: 'A new book', description: 'From the shop by the bridge.', point_cost: 150 },
  screenTime: {
    name: 'Half an hour of screen time',
    description: 'After supper.',
    point_cost: 30,
    is_standing: true,
    per_week: 2,
    cooldown_days: 2,
  },
} as const
