/** The demo's rewards in every state; the last ones leave everybody with the points that the screenshots show. */
import type { FirstName } from './family.ts'
import { approverOf } from './family.ts'
import { LAST_DAY } from './past-months.ts'
import type { Stage } from './stage.ts'
import type { Wish } from './wishes.ts'

/** The points that everybody can spend today. */
const today = { Maya: 340, Theo: 215, Ida: 95 } as const
/** The points that the last days still change: chores, a loan, and the Sunday papers. */
const stillToCome = { Maya: 20 + 60 + 75, Theo: 25 - 120 + 60, Ida: 10 + 2 * 5 } as const

export function addRewards(stage: Stage): void {
  const { day, hoursAgo } = stage
  const wish = wisher(stage)
  const biscuit = wish('Maya', day(9, 18), thirdBiscuit)
  biscuit.approved(day(9, 18.5))
  biscuit.redeemed(day(9, 19))
  biscuit.denied(day(9, 20), 'It was my biscuit.')
  const cake = wish('Maya', day(7, 10), bakery)
  cake.approved(day(7, 12))
  cake.redeemed(day(6, 15))
  const papers = wish('Theo', day(4, 9), sundayPapers)
  papers.approved(day(4, 20))
  papers.redeemed(hoursAgo(27.5))
  cake.given(day(5, 10))

  offered.forEach((each, index) =>
    wish('Maya', day(6, 17) + index * 60_000, each).approved(day(6, 21) + index * 60_000),
  )
  wish('Maya', day(5, 18), breakfast).approved(hoursAgo(22))
  wish('Maya', day(3, 18), movieNight).approved(hoursAgo(30))
  wish('Maya', day(4, 22), trainers).denied(day(3, 21), 'The sales are in January. Next month?')
  wish('Maya', day(2, 21), lieIn)
  const records = wish('Theo', day(5, 21), shelf)
  records.approved(day(4, 21))
  records.savedFor(day(4, 22))
  wish('Ida', day(3, 16), pancakes).approved(day(3, 20))
  wish('Ida', hoursAgo(3), arcade).savedFor(hoursAgo(2))
  addLimited(stage)
  stage.at(day(4, 19), () =>
    stage.act('Theo', 'createReward', { id: stage.random.uuid(), ...sofa, for: stage.ids.Maya }),
  )
  for (const who of ['Maya', 'Theo', 'Ida'] as const) settle(stage, who)
}

/** A reward that Maya redeems again and again, within limits. */
function addLimited(stage: Stage): void {
  const takeaway = wisher(stage)('Maya', stage.day(9, 17), myTakeaway)
  takeaway.approved(stage.day(9, 20.5))
  for (const daysAgo of [8, 5]) takeaway.redeemed(stage.day(daysAgo, 18))
}

/** Creates a reward, and returns the actions that may follow. */
function wisher(stage: Stage) {
  return (who: FirstName, moment: number, wanted: Wish) => {
    const id = stage.random.uuid()
    stage.at(moment, () => stage.act(who, 'createReward', { id, ...wanted }))
    return {
      approved: (at: number) =>
        stage.at(at, () => stage.act(approverOf(who), 'approveReward', { id })),
      denied: (at: number, note: string) =>
        stage.at(at, () => stage.act(approverOf(who), 'denyReward', { id, note })),
      given: (at: number) =>
        stage.at(at, () => stage.act(approverOf(who), 'giveReward', { id, is_given: true })),
      redeemed: (at: number) =>
        stage.at(at, () =>
          stage.act(who, 'redeemReward', { id, redemption_id: stage.random.uuid() }),
        ),
      savedFor: (at: number) => stage.at(at, () => stage.act(who, 'setGoal', { reward_id: id })),
    }
  }
}

/** One more reward, which costs exactly a person's surplus. */
function settle(stage: Stage, who: 'Maya' | 'Theo' | 'Ida'): void {
  const id = stage.random.uuid()
  stage.at(stage.day(LAST_DAY, 23), () => {
    const point_cost = stage.points(who) - (today[who] - stillToCome[who])
    if (point_cost < 1) return
    stage.act(who, 'createReward', { id, ...treats[who], point_cost })
    stage.act(approverOf(who), 'approveReward', { id })
    stage.act(who, 'redeemReward', { id })
  })
}

const treats = {
  Maya: { name: 'New secateurs', description: 'The ones with the red handles.' },
  Theo: { name: 'Record fair', description: 'One crate. A small crate.' },
  Ida: { name: 'A friend to stay', description: 'Breakfast too.' },
} as const

const movieNight = wishOf('Movie night, my pick', 'No vetoes. Subtitles allowed.', 120)
const breakfast = wishOf('Breakfast in bed', 'Eggs, the good bread, and no rushing.', 150)
const offered = [
  wishOf('New cat bed for Pixel', 'She has been very patient.', 340),
  wishOf('Flowers, for no reason', 'From the market, not the petrol station.', 60),
  wishOf('Bath with the door locked', 'One hour. Nobody knocks.', 90),
  wishOf('A weekend off dishes', 'Saturday and Sunday, pans included.', 400),
]
const trainers = wishOf('New trainers', 'The green ones we saw in town.', 900)
const lieIn = wishOf('A lie-in until ten', 'Phone on silent, curtains shut.', 200)
const sofa = wishOf('A Sunday on the sofa', 'I take everybody to the lake, the dog too.', 300)
const myTakeaway = {
  ...wishOf('The takeaway is my call', 'Nobody says pizza.', 50),
  is_standing: true,
  stock: 5,
  per_week: 2,
}
const thirdBiscuit = wishOf('Third biscuit rights', 'Before dinner, no questions.', 40)
const bakery = wishOf('Cake from the good bakery', 'A whole one.', 80)
const sundayPapers = wishOf('Sunday papers', 'All the sections, in order.', 120)
const shelf = wishOf('A shelf for the records', 'Oak. I will put it up myself.', 260)
const pancakes = wishOf('Pancakes for supper', 'With the lemon and the sugar.', 80)
const arcade = wishOf('An afternoon at the arcade', 'Just the two of us, twenty coins each.', 250)

function wishOf(name: string, description: string, point_cost: number): Wish {
  return { name, description, point_cost }
}
