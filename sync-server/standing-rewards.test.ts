/** Standing rewards through both doors: the answer is the redemption, and one that is sent twice is paid once (RW17). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Answer } from '#server/testing/make-app.ts'
import { makeCouple } from '#server/testing/make-app.ts'

const rewardIn = ({ body }: Answer) => body['reward'] as Reward

/** Maya has 60 points, and a bath for 10, which Theo approved. */
async function household(limits: Partial<Reward>) {
  const { app, maya, theo } = await makeCouple()
  const [task, id] = [v7(), v7()]
  await maya.rest('createTask', { id: task, name: 'Beds', time_minutes: 60 })
  await maya.rest('completeTask', { id: task })
  const bath = { id, name: 'Bath', description: 'One hour', point_cost: 10, is_standing: true }
  await maya.rest('createReward', { ...bath, ...limits })
  await theo.rest('approveReward', { id })
  const spent = () => app.core.store.get('balances', maya.id)?.redeemed_points
  return { app, maya, theo, id, spent }
}

test('redeeming answers the redeemed row, under the id that was sent or one of the server (RW17, A16)', async () => {
  const { maya, id, spent } = await household({ stock: 3 })
  const redemption_id = v7()
  const sent = rewardIn(await maya.rest('redeemReward', { id, redemption_id }))
  expect(sent).toMatchObject({ id: redemption_id, source_id: id, point_cost: 10 })
  const made = rewardIn(await maya.rest('redeemReward', { id }))
  expect(made).toMatchObject({ source_id: id })
  expect([id, redemption_id]).not.toContain(made.id)
  expect(spent()).toBe(20)
})

test('the same redemption sent twice is answered as the first was, and paid once (RW17)', async () => {
  const { maya, theo, id, spent } = await household({ stock: 1 })
  const redemption_id = v7()
  const first = await maya.rest('redeemReward', { id, redemption_id })
  const again = await maya.rest('redeemReward', { id, redemption_id })
  expect([again.status, rewardIn(again)]).toEqual([first.status, rewardIn(first)])
  expect(await maya.push('redeemReward', { id, redemption_id }, { version: 2 })).toMatchObject({
    status: 'applied',
  })
  expect(spent()).toBe(10)
  // The id of anything else is taken.
  const other = await theo.make('createReward', { name: 'Tea', description: 'Hot', point_cost: 5 })
  const taken = await maya.rest('redeemReward', { id, redemption_id: other })
  expect([taken.status, taken.body['code']]).toEqual([409, 'id_conflict'])
})

test('a reward that is redeemed once answers itself', async () => {
  const { maya, id } = await household({ is_standing: false })
  expect(rewardIn(await maya.rest('redeemReward', { id, redemption_id: v7() }))).toMatchObject({
    id,
    source_id: null,
  })
})

test('the id of a returned redemption stays used, and its place is free (RW17)', async () => {
  const { maya, id, spent } = await household({ stock: 1 })
  const redemption_id = v7()
  await maya.rest('redeemReward', { id, redemption_id })
  const returned = await maya.rest('returnReward', { id: redemption_id })
  expect(rewardIn(returned)).toMatchObject({ id, stock: 1 })
  expect(spent()).toBe(0)
  const again = await maya.rest('redeemReward', { id, redemption_id })
  expect(again.body['code']).toBe('id_conflict')
  expect((await maya.rest('redeemReward', { id })).status).toBe(200)
})
