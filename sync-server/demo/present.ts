/** The current state of the demo, and the events of the last hours. */
import type { CommandInput } from '#domain/commands.ts'
import { tellJuno } from './children.ts'
import type { FirstName } from './family.ts'
import { family } from './family.ts'
import { tellLoans } from './present-loans.ts'
import { tellRewards } from './present-rewards.ts'
import { tellTasks } from './present-tasks.ts'
import { tellRepeating } from './repeating.ts'
import type { Stage } from './stage.ts'

/** Everybody has read the older notifications. */
const LAST_LOOK_HOURS = 26

export function tellPresent(stage: Stage): void {
  tellTasks(stage)
  tellJuno(stage)
  tellRepeating(stage)
  tellRewards(stage)
  tellLoans(stage)
  tellInvitations(stage)
  stage.at(stage.hoursAgo(LAST_LOOK_HOURS), () => {
    for (const who of ['Maya', 'Theo', 'Ida', 'Nora'] as const)
      stage.act(who, 'readAllNotifications', {})
  })
}

/** Rosa waits for Maya's answer, and the invitation to Sam's address is open. */
function tellInvitations(stage: Stage): void {
  const { dice } = stage
  const invite = (who: FirstName, invited: Pick<CommandInput<'invitePartner'>, 'email' | 'role'>) =>
    stage.act(who, 'invitePartner', { id: dice.uuid(), token: dice.token(), ...invited })
  stage.at(stage.day(4, 20), () => invite('Maya', { email: 'sam@ellis.example', role: 'child' }))
  stage.at(stage.hoursAgo(24), () => invite('Rosa', { email: family.Maya.email, role: 'partner' }))
}
