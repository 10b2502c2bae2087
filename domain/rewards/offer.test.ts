/** Rewards that a person offers to a partner: who may do that, who may change what, and what ends an offer (RW19). */
import { describe, expect, test } from 'vitest'
import { createFamily } from '#domain/testing/household.ts'
import { idOf, makeAccount, makePartnership } from '#domain/testing/make.ts'
import { offerTexts } from './offer-texts.ts'

const id = idOf('lie-in')
const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const lieIn = { id, name: 'A lie-in', description: 'Until ten', point_cost: 60 }
const offer = ['Theo', 'createReward', { ...lieIn, for: maya }] as const

/** Ida is Theo's child, too, and Maya is saving for the offer. */
function household() {
  return createFamily([
    ['partnerships', makePartnership('Theo', 'Ida', { role: 'child' })],
    ['accounts', makeAccount('Maya', { goal_id: id })],
  ])
}

function offered() {
  const made = household()
  made.run(offer)
  return made
}
type Household = ReturnType<typeof household>
const reward = (made: Household) => made.get('rewards', id)

test('it belongs to the person, is approved by its giver at once, and the person is told (RW19)', () => {
  const made = offered()
  expect(reward(made)).toMatchObject({
    user_id: maya,
    offered_by: theo,
    approved_by: theo,
    awaiting_approval: false,
  })
  expect(made.notifications()).toEqual(['Maya: reward_offered: Theo offers you a lie-in'])
  made.run(['Maya', 'redeemReward', { id }])
  expect(made.availableTo('Maya')).toBe(40)
})

test.each([
  ['A lie-in', 'Theo offers you a lie-in'],
  ['An hour of quiet', 'Theo offers you an hour of quiet'],
  ['The good cheese', 'Theo offers you the good cheese'],
  ['Lego', 'Theo offers you Lego'],
  ['Another cake', 'Theo offers you Another cake'],
])('%s reads as %s (RW19)', (name, text) => {
  expect(offerTexts.offers('Theo', name)).toBe(text)
})

test.each([
  ['Theo', maya, null],
  ['Maya', idOf('Ida'), null],
  ['Ida', maya, 'forbidden'],
  ['Theo', idOf('Nora'), 'not_partner'],
  ['Theo', idOf('stranger'), 'not_partner'],
] as const)('%s for %s: %s (RW19, F7)', (actor, person, code) => {
  const refusal = household().refusal([actor, 'createReward', { ...lieIn, for: person }])
  expect(refusal?.code ?? null).toBe(code)
})

test('for oneself it is an ordinary wish', () => {
  const made = household()
  made.run(['Maya', 'createReward', { ...lieIn, for: maya }])
  expect(reward(made)).toMatchObject({ offered_by: null, awaiting_approval: true })
})

describe('changing it (RW19)', () => {
  test.each([
    { point_cost: 10 },
    { point_cost: 90 },
    { is_standing: true },
    { is_standing: true, stock: 2 },
  ])('its owner cannot change %j', (changed) => {
    expect(offered().refusal(['Maya', 'updateReward', { id, ...changed }])).toEqual({
      code: 'forbidden',
      message: 'Only Theo changes cost and limits',
      details: { name: 'Theo' },
    })
  })

  test('its owner may change the text, which asks for approval again (RW3)', () => {
    const made = offered()
    made.run(['Maya', 'updateReward', { id, name: 'Two lie-ins' }])
    expect(reward(made)).toMatchObject({ awaiting_approval: true, offered_by: theo })
  })

  test('the giver changes everything, and asks nobody', () => {
    const made = offered()
    made.run(['Maya', 'updateReward', { id, name: 'Two lie-ins' }])
    made.run(['Theo', 'updateReward', { id, point_cost: 80, is_standing: true, stock: 5 }])
    expect(reward(made)).toMatchObject({
      awaiting_approval: false,
      approved_by: theo,
      point_cost: 80,
      stock: 5,
    })
  })

  test('nobody else changes or deletes it', () => {
    const made = offered()
    made.run(['Maya', 'redeemReward', { id }])
    for (const name of ['updateReward', 'deleteReward'] as const)
      expect(made.refusal(['Nora', name, { id }])?.code).toBe('forbidden')
  })

  test.each(['Maya', 'Theo'] as const)(
    '%s may delete it, and it is no goal any more (P4)',
    (who) => {
      const made = offered()
      made.run([who, 'deleteReward', { id }])
      expect(reward(made)).toBeUndefined()
      expect(made.get('accounts', maya)?.goal_id).toBeNull()
    },
  )

  test.each(['Maya', 'Theo'] as const)('%s cannot once it is redeemed (RW10)', (who) => {
    const made = offered()
    made.run(['Maya', 'redeemReward', { id }])
    expect(made.refusal([who, 'deleteReward', { id }])?.code).toBe('already_redeemed')
  })

  test('the giver may deny it after redemption, once (RW2)', () => {
    const made = offered()
    made.run(['Maya', 'redeemReward', { id }])
    made.run(['Theo', 'denyReward', { id }])
    expect(made.availableTo('Maya')).toBe(100)
  })
})

test('when the partnership ends it is an ordinary reward of its owner (RW19, F4)', () => {
  const made = offered()
  made.run(['Maya', 'removePartner', { id: idOf('Maya+Theo') }])
  expect(reward(made)).toMatchObject({ offered_by: null, approved_by: theo })
  expect(made.refusal(['Maya', 'updateReward', { id, point_cost: 10 }])).toBeNull()
})

test('a giver who deletes the account leaves the reward, and no words of theirs in notifications (F5)', () => {
  const made = offered()
  made.run(['Theo', 'deleteAccount', {}])
  expect(reward(made)).toMatchObject({ user_id: maya, offered_by: null })
  expect(made.notifications()).toContain('Maya: reward_offered: Former member offers you a reward')
})
