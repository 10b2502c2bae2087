/** The demo's open tasks in every state, and the last completed ones. */
import { HOUR_MS } from '#domain/calendar.ts'
import type { EffortLevel } from '#domain/tasks/task.ts'
import type { FirstName } from './family.ts'
import { approverOf } from './family.ts'
import { LAST_DAY } from './past-months.ts'
import { roomIdOf } from './rooms.ts'
import type { Stage } from './stage.ts'

type Known = {
  readonly name: string
  readonly description: string
  readonly time_minutes: number
  readonly effort_level: EffortLevel
  readonly is_shared: boolean
  readonly checklist?: string
}

export function addTasks(stage: Stage): void {
  const { put, claim, tick, done } = workers(stage)
  const { day, hoursAgo } = stage

  claim('Theo', day(2, 12), put('Maya', day(2, 9), car))
  claim('Maya', day(2, 13), put('Theo', day(2, 11), plants))
  put('Theo', hoursAgo(28), tap)
  put('Maya', hoursAgo(9), oven)
  put('Ida', hoursAgo(8), castle)
  put('Maya', hoursAgo(7), kettle)
  tick('Maya', hoursAgo(5), { id: put('Maya', hoursAgo(6), laundry), text: 'Shirts' })

  done('Theo', day(2, 16), schoolRun).approved()
  done('Ida', day(2, 17), table).approved()
  done('Maya', day(2, 18), recycling).approved()
  const together = put('Theo', day(LAST_DAY, 14), leaves)
  stage.at(day(LAST_DAY, 15), () => {
    const { Maya, Ida } = stage.ids
    stage.act('Theo', 'completeTask', { id: together, with: [Maya, Ida] })
  })
  done('Maya', hoursAgo(27), biscuit)
  done('Theo', hoursAgo(2), windows)
}

function workers(stage: Stage) {
  const put = (who: FirstName, moment: number, task: Known) => {
    const id = stage.random.uuid()
    stage.at(moment, () =>
      stage.act(who, 'createTask', { id, room_id: roomIdOf(who, task.name), ...task }),
    )
    return id
  }
  const claim = (who: FirstName, moment: number, id: string) =>
    stage.at(moment, () => stage.act(who, 'claimTask', { id }))
  const tick = (who: FirstName, moment: number, step: { id: string; text: string }) =>
    stage.at(moment, () => stage.act(who, 'tickStep', { ...step, on: true }))
  /** Created an hour before; approved an hour later, or not yet. */
  const done = (who: FirstName, moment: number, task: Known) => {
    const id = put(who, moment - HOUR_MS, task)
    stage.at(moment, () => stage.act(who, 'completeTask', { id }))
    return {
      approved: () =>
        stage.at(moment + HOUR_MS, () => stage.act(approverOf(who), 'approveTask', { id })),
    }
  }
  return { put, claim, tick, done }
}

const oven = alone('Deep-clean the oven', 'Racks in the bath, door glass inside and out.', {
  time_minutes: 60,
  effort_level: 'extreme',
})
const kettle = alone('Descale the kettle', 'One sachet, one litre, twenty quiet minutes.', {
  time_minutes: 15,
  effort_level: 'easy',
})
const laundry = shared(
  'Fold the laundry mountain',
  'Darks first. Towels live in the hall cupboard.',
  { time_minutes: 40, effort_level: 'difficult', checklist: 'Shirts\nTowels\nSocks, in pairs' },
)
const car = shared('Wash the car', 'Inside too. There are crumbs in the child seat.', {
  time_minutes: 45,
  effort_level: 'difficult',
})
const tap = shared('Fix the dripping tap', 'Kitchen sink. The washer is in the blue tin.', {
  time_minutes: 45,
  effort_level: 'difficult',
})
const plants = shared('Water the balcony jungle', 'The fern sulks. Give it two cups.', {
  time_minutes: 10,
  effort_level: 'easy',
})
const castle = alone('Build the castle back up', 'It fell. Nobody saw how.', {
  time_minutes: 30,
  effort_level: 'difficult',
})
const schoolRun = shared('School run', 'Gym bag is on the hook.', {
  time_minutes: 25,
  effort_level: 'easy',
})
const table = shared('Set the table', 'Four forks. The cat does not need one.', {
  time_minutes: 10,
  effort_level: 'easy',
})
const recycling = shared('Sort the recycling', 'Glass out by eight.', {
  time_minutes: 20,
  effort_level: 'easy',
})
const leaves = shared('Rake the leaves', 'Everybody gets a rake. One pile, then jump.', {
  time_minutes: 40,
  effort_level: 'difficult',
})
const biscuit = shared('Wash Biscuit', 'Warm water, dog shampoo, several towels.', {
  time_minutes: 25,
  effort_level: 'extreme',
})
const windows = shared('Wash the windows', 'Kitchen and landing.', {
  time_minutes: 30,
  effort_level: 'difficult',
})

type Work = Pick<Known, 'time_minutes' | 'effort_level' | 'checklist'>

function shared(name: string, description: string, work: Work): Known {
  return { name, description, ...work, is_shared: true }
}

function alone(name: string, description: string, work: Work): Known {
  return { name, description, ...work, is_shared: false }
}
