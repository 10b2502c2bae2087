/** A person whose name, tasks and rewards are as long as allowed, to test the layout. */
import { PASSWORD } from '#server/demo/family.ts'

export const longMember = {
  username: 'wilhelmina_alexandra',
  name: 'Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley',
  email: 'wilhelmina-alexandra.featherstonehaugh@cholmondeley-household.example',
}

const name =
  'Take everything out of the cupboard under the stairs, sort it by Donaudampfschifffahrtsgesellschaft'
const description =
  `${name}, and put back only what somebody has used since the year before last. `.repeat(4)

type Send = (path: string, data: object) => Promise<void>

export async function moveInLong(send: Send): Promise<void> {
  await send('/api/auth/register', { ...longMember, password: PASSWORD, plan: 'ultimate' })
  const task = { name, description, time_minutes: 1440, effort_level: 'extreme', is_shared: true }
  await send('/api/tasks', task)
  await send('/api/tasks', { ...task, name: 'Dust', description: '', time_minutes: 1 })
  await send('/api/rewards', { name, description, point_cost: 9999 })
  await send('/api/partnerships', { email: `a.${longMember.email}`, role: 'partner' })
}
