/** The current state of the demo, and the events of the last hours. */
import type { CommandInput } from '#domain/commands.ts'
import { addJuno } from './children.ts'
import type { FirstName } from './family.ts'
import { approverOf, family } from './family.ts'
import { addRewards } from './present-rewards.ts'
import { addTasks } from './present-tasks.ts'
import { addRepeating } from './repeating.ts'
import { addRooms } from './rooms.ts'
import type { Stage } from './stage.ts'

type LoanRequest = { readonly amount: number; readonly title: string; readonly description: string }

function addLoans(stage: Stage): void {
  const { day, hoursAgo } = stage
  const ask = (who: FirstName, moment: number, request: LoanRequest) => {
    const id = stage.random.uuid()
    stage.at(moment, () => stage.act(who, 'requestLoan', { id, ...request }))
    return {
      approved: (at: number) =>
        stage.at(at, () => stage.act(approverOf(who), 'approveLoan', { id })),
      denied: (at: number) => stage.at(at, () => stage.act(approverOf(who), 'denyLoan', { id })),
      repaid: (at: number) => stage.at(at, () => stage.act(who, 'repayLoan', { id })),
    }
  }

  const pizza = ask('Maya', day(98, 18), { amount: 50, ...texts.pizza })
  pizza.approved(day(98, 18.2))
  pizza.repaid(day(94, 20))
  ask('Maya', day(66, 9), { amount: 300, ...texts.drums }).denied(day(66, 20))
  const boots = ask('Theo', day(52, 12), { amount: 120, ...texts.boots })
  boots.approved(day(52, 19))
  boots.repaid(day(47, 20.5))

  // Requested before the first of them was overdue: after that nothing more can be borrowed.
  ask('Maya', day(11, 9), { amount: 40, ...texts.headphones }).approved(day(11, 20))
  ask('Maya', day(5, 9), { amount: 60, ...texts.cinema }).approved(day(2, 20))
  ask('Maya', day(5, 11), { amount: 100, ...texts.concert })
  ask('Theo', hoursAgo(5), { amount: 100, ...texts.stylus })
}

const texts = {
  pizza: { title: 'Pizza on a Tuesday', description: 'No regrets.' },
  drums: { title: 'A drum kit', description: 'A quiet one, they say.' },
  boots: { title: 'Football boots', description: 'The old pair gave up at half time.' },
  headphones: { title: 'New headphones', description: 'The old pair met the washing machine.' },
  cinema: { title: 'Cinema with Ida', description: 'Short by a whisker.' },
  concert: { title: 'Concert tickets', description: 'Two seats, balcony.' },
  stylus: {
    title: 'Early birthday present',
    description: 'For the record player. Back by Friday.',
  },
} as const

/** Everybody has read the older notifications. */
const LAST_LOOK_HOURS = 26

export function addPresent(stage: Stage): void {
  addRooms(stage)
  addTasks(stage)
  addJuno(stage)
  addRepeating(stage)
  addRewards(stage)
  addLoans(stage)
  addInvitations(stage)
  stage.at(stage.hoursAgo(LAST_LOOK_HOURS), () => {
    for (const who of ['Maya', 'Theo', 'Ida', 'Nora'] as const)
      stage.act(who, 'readAllNotifications', {})
  })
}

/** Rosa waits for Maya's answer, and the invitation to Sam's address is open. */
function addInvitations(stage: Stage): void {
  const { random } = stage
  const invite = (who: FirstName, invited: Pick<CommandInput<'invitePartner'>, 'email' | 'role'>) =>
    stage.act(who, 'invitePartner', { id: random.uuid(), token: random.token(), ...invited })
  stage.at(stage.day(4, 20), () => invite('Maya', { email: 'sam@ellis.example', role: 'child' }))
  stage.at(stage.hoursAgo(24), () => invite('Rosa', { email: family.Maya.email, role: 'partner' }))
}
