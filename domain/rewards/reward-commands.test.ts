/** The commands on rewards: who may run them, when, and their effects. */
import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '#domain/command-error.ts'
import { parseInput } from '#domain/commands.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { createFamily, createHousehold } from '#domain/testing/household.ts'
import type { MadeRows } from '#domain/testing/make.ts'
import {
  idOf,
  makeAccount,
  makeChild,
  makePartnership,
  makeReward,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import type { Reward } from './reward.ts'

const id = idOf('reward')
const [maya, theo, nora] = [idOf('Maya'), idOf('Theo'), idOf('Nora')]

/** A family; the reward is Maya's. */
function householdWith(reward: Partial<Reward> = {}, rows: MadeRows = []) {
  return createFamily([['rewards', makeReward('Maya', { id, ...reward })], ...rows])
}

const awaiting = { awaiting_approval: true, approved_by: null }
const approved = { approved_by: theo }
const denied = { ...awaiting, denied_by: theo }
const redeemed = { ...approved, redeemed_at: monday }
const refunded = { ...redeemed, denied_by: theo }
const alone = { approved_by: maya }
const redeemedAlone = { ...alone, redeemed_at: monday }
const notFound = { code: 'not_found', message: 'Reward not found', details: null }

/** Programs use the code: the same message always has the same code. */
const codes: Readonly<Record<string, RefusalCode>> = {
  'Reward not found': 'not_found',
  'Redeemed rewards cannot be edited': 'already_redeemed',
  'Redeemed rewards cannot be deleted': 'already_redeemed',
  'A reward can only be edited by its owner': 'forbidden',
  'A reward can only be deleted by its owner': 'forbidden',
  'A reward can only be redeemed by its owner': 'forbidden',
  'A reward can only be offered again by its owner': 'forbidden',
  'Only redeemed rewards can be offered again': 'forbidden',
  'This reward awaits approval': 'not_approved',
  'Denied - Please update and resubmit': 'not_approved',
  'Only a partner of its owner can approve this reward': 'forbidden',
  'Only a partner of its owner can deny this reward': 'forbidden',
  'A reward approved by its own owner cannot be denied': 'forbidden',
  'Only redeemed rewards can be marked as given': 'forbidden',
  'Only the person who approved it can mark it as given': 'forbidden',
  'Already denied by Theo': 'already_decided',
  'Already denied by Somebody': 'already_decided',
  'Already approved by Theo': 'already_decided',
  'Already approved by Somebody': 'already_decided',
}

describe('who may do what, in which state', () => {
  const cases = [
    // Editing and deleting: the owner, until it is redeemed (RW10).
    ['Maya', 'updateReward', awaiting, null],
    ['Maya', 'updateReward', approved, null],
    ['Maya', 'updateReward', denied, null],
    ['Maya', 'updateReward', redeemed, 'Redeemed rewards cannot be edited'],
    ['Maya', 'updateReward', refunded, 'Redeemed rewards cannot be edited'],
    ['Theo', 'updateReward', awaiting, 'A reward can only be edited by its owner'],
    ['Otis', 'updateReward', awaiting, 'Reward not found'],
    ['Maya', 'deleteReward', awaiting, null],
    ['Maya', 'deleteReward', approved, null],
    ['Maya', 'deleteReward', denied, null],
    ['Maya', 'deleteReward', redeemed, 'Redeemed rewards cannot be deleted'],
    ['Theo', 'deleteReward', awaiting, 'A reward can only be deleted by its owner'],
    ['Nora', 'deleteReward', approved, 'Reward not found'],
    // Redeeming: the owner, once it is approved (RW2).
    ['Maya', 'redeemReward', approved, null],
    ['Maya', 'redeemReward', alone, null],
    ['Maya', 'redeemReward', awaiting, 'This reward awaits approval'],
    ['Maya', 'redeemReward', denied, 'Denied - Please update and resubmit'],
    ['Maya', 'redeemReward', redeemed, null],
    ['Maya', 'redeemReward', refunded, null],
    ['Theo', 'redeemReward', approved, 'A reward can only be redeemed by its owner'],
    ['Otis', 'redeemReward', approved, 'Reward not found'],
    // Approving and denying: an adult partner of the owner; the first decision counts (RW2, RW6, F7).
    ['Theo', 'approveReward', awaiting, null],
    ['Nora', 'approveReward', awaiting, null],
    ['Maya', 'approveReward', awaiting, 'Only a partner of its owner can approve this reward'],
    ['Ida', 'approveReward', awaiting, 'Only a partner of its owner can approve this reward'],
    ['Otis', 'approveReward', awaiting, 'Reward not found'],
    ['Theo', 'approveReward', approved, null],
    ['Theo', 'approveReward', denied, 'Already denied by Theo'],
    ['Nora', 'approveReward', denied, 'Already denied by Somebody'],
    ['Nora', 'approveReward', approved, 'Already approved by Somebody'],
    ['Theo', 'approveReward', alone, 'Reward not found'],
    ['Nora', 'approveReward', redeemed, 'Already approved by Somebody'],
    ['Theo', 'denyReward', awaiting, null],
    ['Maya', 'denyReward', awaiting, 'Only a partner of its owner can deny this reward'],
    ['Ida', 'denyReward', awaiting, 'Only a partner of its owner can deny this reward'],
    ['Theo', 'denyReward', approved, 'Already approved by Theo'],
    ['Theo', 'denyReward', denied, null],
    ['Theo', 'denyReward', redeemed, null],
    ['Theo', 'denyReward', refunded, null],
    ['Nora', 'denyReward', redeemed, 'Already approved by Somebody'],
    ['Nora', 'denyReward', refunded, 'Already denied by Somebody'],
    ['Theo', 'denyReward', redeemedAlone, 'A reward approved by its own owner cannot be denied'],
    // Marking as given: the person who approved it; if that was its owner, any approver (RW11, F7).
    ['Theo', 'giveReward', redeemed, null],
    ['Nora', 'giveReward', redeemed, 'Only the person who approved it can mark it as given'],
    ['Maya', 'giveReward', redeemed, 'Only the person who approved it can mark it as given'],
    ['Otis', 'giveReward', redeemed, 'Reward not found'],
    ['Theo', 'giveReward', redeemedAlone, null],
    ['Nora', 'giveReward', redeemedAlone, null],
    ['Ida', 'giveReward', redeemedAlone, 'Only the person who approved it can mark it as given'],
    ['Maya', 'giveReward', redeemedAlone, 'Only the person who approved it can mark it as given'],
    ['Theo', 'giveReward', approved, 'Only redeemed rewards can be marked as given'],
    ['Theo', 'giveReward', refunded, 'Only redeemed rewards can be marked as given'],
    ['Nora', 'giveReward', approved, 'Reward not found'],
    // Offering again: the owner of a redeemed one (RW8).
    ['Maya', 'offerRewardAgain', redeemed, null],
    ['Maya', 'offerRewardAgain', refunded, null],
    ['Maya', 'offerRewardAgain', approved, 'Only redeemed rewards can be offered again'],
    ['Theo', 'offerRewardAgain', redeemed, 'A reward can only be offered again by its owner'],
  ] as const

  test.each(cases)('%s %s of a reward %j: %s', (actor, command, reward, message) => {
    const input = { id, copy_id: idOf('copy') }
    const refusal = householdWith(reward).refusal([actor, command, input])
    expect(refusal?.message ?? null).toBe(message)
    expect(refusal?.code).toBe(message === null ? undefined : codes[message])
  })

  test.each([
    'updateReward',
    'deleteReward',
    'redeemReward',
    'approveReward',
    'denyReward',
    'giveReward',
    'offerRewardAgain',
  ] as const)('%s of a missing reward gets the same refusal as a stranger', (command) => {
    const input = { id: idOf('nothing'), copy_id: idOf('copy') }
    expect(householdWith().refusal(['Maya', command, input])).toEqual(notFound)
  })

  test('a former partner can no longer decide (F4)', () => {
    const household = householdWith(awaiting)
    household.run(['Maya', 'removePartner', { id: idOf('Maya+Theo') }])
    expect(household.refusal(['Theo', 'approveReward', { id }])).toEqual(notFound)
  })
})

describe('bounds (RW8)', () => {
  const letters = (n: number) => 'x'.repeat(n)
  const cases = [
    [{ name: '' }, 'Name is required'],
    [{ name: ' ' }, 'Name is required'],
    [{ name: letters(100) }, null],
    [{ name: letters(101) }, 'Name cannot exceed 100 characters'],
    [{ description: '' }, 'Description is required'],
    [{ description: letters(1000) }, null],
    [{ description: letters(1001) }, 'Description cannot exceed 1000 characters'],
    [{ point_cost: 0 }, 'Point cost must be at least 1'],
    [{ point_cost: 1 }, null],
    [{ point_cost: 9999 }, null],
    [{ point_cost: 10_000 }, 'Point cost cannot exceed 9999'],
    [{ point_cost: 1.5 }, 'Point cost must be a whole number'],
    [{ point_cost: '5' as unknown as number }, 'Point cost must be a whole number'],
    [{ image_url: null }, null],
    [{ image_url: '/api/blobs/abc' }, null],
    [{ image_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
  ] as const

  test.each(cases)('%j gives %s, when created and when edited', (fields, message) => {
    const household = householdWith()
    const filled = { id: idOf('new'), name: 'Cinema', description: 'Both', ...fields }
    const created = household.refusal(['Maya', 'createReward', filled])
    const edited = household.refusal(['Maya', 'updateReward', { id, ...fields }])
    expect([created?.message ?? null, edited?.message ?? null]).toEqual([message, message])
  })

  test('a new one costs 100 points by default', () => {
    const household = householdWith()
    household.run([
      'Maya',
      'createReward',
      { id: idOf('new'), name: 'Cinema', description: 'Both' },
    ])
    expect(household.get('rewards', idOf('new'))?.point_cost).toBe(100)
  })

  test('a taken id is refused, whoever owns it (rule R35)', () => {
    const taken = { id, name: 'Mine', description: 'now' }
    const copy = { id, copy_id: id }
    const refusals = [
      householdWith().refusal(['Otis', 'createReward', taken]),
      householdWith(redeemed).refusal(['Maya', 'offerRewardAgain', copy]),
    ]
    const conflict = { code: 'id_conflict', message: 'A reward with this id exists already' }
    expect(refusals).toMatchObject([conflict, conflict])
  })
})

describe('requesting approval', () => {
  const fresh = { id: idOf('new'), name: 'Cinema', description: 'Both' }
  const state = (household: ReturnType<typeof createHousehold>, wanted: string) => {
    const { awaiting_approval, approved_by, denied_by } = household.get('rewards', wanted) ?? {}
    return { awaiting_approval, approved_by, denied_by }
  }

  test('a new reward awaits approval if somebody can approve it (RW1)', () => {
    const household = householdWith()
    household.run(['Maya', 'createReward', fresh])
    expect(state(household, fresh.id)).toEqual({ ...awaiting, denied_by: null })
    expect(household.notifications()).toEqual([
      'Theo: reward_requested: Maya asked for Cinema',
      'Nora: reward_requested: Maya asked for Cinema',
    ])
  })

  test.each([
    ['Otis', []],
    ['Maya', ['Ida']],
  ] as const)('%s with only %j is never stuck: it is approved at once (RW1, F7)', (name, kids) => {
    const household = createHousehold({
      people: [name, ...kids],
      rows: kids.flatMap((kid) => makeChild(kid, name)),
    })
    household.run([name, 'createReward', fresh])
    expect(state(household, fresh.id)).toEqual({
      awaiting_approval: false,
      approved_by: idOf(name),
      denied_by: null,
    })
    expect(household.notifications()).toEqual([])
  })

  test.each([
    [approved, { name: 'Spa day' }, true],
    [approved, { description: 'Longer' }, true],
    [approved, { point_cost: 61 }, true],
    [approved, { point_cost: 59 }, true],
    [approved, { image_url: '/a.png' }, false],
    [approved, { name: 'A lie-in', point_cost: 60 }, false],
    [denied, { image_url: '/a.png' }, true],
    [denied, {}, true],
    [awaiting, { name: 'Spa day' }, true],
  ])('%j edited by %j needs a new approval: %s (RW3)', (before, change, asksAgain) => {
    const household = householdWith(before)
    household.run(['Maya', 'updateReward', { id, ...change }])
    expect(state(household, id)).toEqual(
      asksAgain
        ? { ...awaiting, denied_by: null }
        : { awaiting_approval: false, approved_by: theo, denied_by: null },
    )
  })

  test.each([
    ['a denied one sent again', denied, { name: 'Spa day' }, 'Maya asked for Spa day'],
    ['a denied one sent again as it is', denied, {}, 'Maya asked for A lie-in'],
    ['an approved one at another cost', approved, { point_cost: 61 }, 'Maya asked for A lie-in'],
    ['an approved one with another picture', approved, { image_url: '/a.png' }, null],
    ['one that still waits', awaiting, { name: 'Spa day' }, null],
  ])('approvers hear of %s exactly when it is sent for approval (RW15)', (...given) => {
    const [, before, change, content] = given
    const household = householdWith(before)
    const call = ['Maya', 'updateReward', { id, ...change }] as const
    household.run(call, { mutationId: 'one' })
    const asked = ['Theo', 'Nora'].map((name) => `${name}: reward_requested: ${content}`)
    expect(household.notifications()).toEqual(content === null ? [] : asked)
  })

  test('offering one again asks its approvers (RW8, RW15)', () => {
    const household = householdWith(redeemed)
    household.run(['Maya', 'offerRewardAgain', { id, copy_id: idOf('copy') }])
    const [told] = household.all('notifications')
    expect(told).toMatchObject({ related_id: idOf('copy'), related_type: 'reward', user_id: theo })
  })

  test('a replayed request tells nobody twice (RW15, rule R49)', () => {
    const ids = [1, 2].map(() => {
      const household = householdWith()
      household.run(['Maya', 'createReward', fresh], { mutationId: 'the same' })
      return household.all('notifications').map(({ id }) => id)
    })
    expect(ids[0]).toHaveLength(2)
    expect(ids[1]).toEqual(ids[0])
  })

  test('a denied one stays among the awaiting (RW2); the owner is told who denied it', () => {
    const household = householdWith(awaiting)
    household.run(['Theo', 'denyReward', { id }])
    expect(state(household, id)).toEqual({ ...awaiting, denied_by: theo })
    expect(household.notifications()).toEqual(['Maya: reward_denied: Theo denied A lie-in'])
  })

  test('the note of a denial is kept until the approval is requested again (RW2)', () => {
    const household = householdWith(awaiting)
    household.run(['Theo', 'denyReward', { id, note: ' Next week? ' }])
    expect(household.get('rewards', id)?.deny_note).toBe('Next week?')
    expect(household.notifications()).toEqual([
      'Maya: reward_denied: Theo denied A lie-in: “Next week?”',
    ])
    household.run(['Maya', 'updateReward', { id, point_cost: 50 }])
    expect(household.get('rewards', id)?.deny_note).toBe('')
    const longest = { id, note: 'x'.repeat(200) }
    expect(parseInput('denyReward', longest, 2)).toEqual(longest)
    const tooLong = { id, note: 'x'.repeat(201) }
    expect(() => parseInput('denyReward', tooLong, 2)).toThrow(
      expect.objectContaining({
        details: { reason: 'bound', bound: 'Note cannot exceed 200 characters', field: 'note' },
      }),
    )
  })

  test('an approved one is available, and its owner is notified once', () => {
    const household = householdWith(awaiting)
    household.run(['Theo', 'approveReward', { id }])
    expect(household.run(['Theo', 'approveReward', { id }])).toEqual([])
    expect(state(household, id)).toEqual({ ...approved, awaiting_approval: false, denied_by: null })
    expect(household.notifications()).toEqual(['Maya: reward_approved: Theo approved A lie-in'])
  })

  test('the second approver is told who was first (RW6)', () => {
    const household = householdWith(
      { awaiting_approval: false, approved_by: nora, redeemed_at: monday },
      [['partnerships', makePartnership('Theo', 'Nora')]],
    )
    expect(household.refusal(['Theo', 'approveReward', { id }])).toEqual({
      code: 'already_decided',
      message: 'Already approved by Nora',
      details: { name: 'Nora' },
    })
  })

  test('an approver who deleted their account is named as a former member (F5)', () => {
    const household = householdWith({ ...redeemed, approved_by: FORMER_MEMBER })
    expect(household.refusal(['Theo', 'denyReward', { id }])?.message).toBe(
      'Already approved by Former member',
    )
  })
})

describe('the cost that was seen (rule R48)', () => {
  test.each([
    ['Maya', 'redeemReward', approved, 59, true],
    ['Maya', 'redeemReward', approved, 60, false],
    ['Maya', 'redeemReward', approved, 61, false],
    ['Theo', 'approveReward', awaiting, 59, true],
    ['Theo', 'approveReward', awaiting, 61, true],
    ['Theo', 'approveReward', awaiting, 60, false],
    ['Theo', 'denyReward', awaiting, 59, true],
    ['Theo', 'denyReward', redeemed, 60, false],
  ] as const)('%s %s of %j seen at %i is refused: %s', (...given) => {
    const [actor, command, reward, cost, refused] = given
    const refusal = householdWith(reward).refusal([actor, command, { id, cost }])
    expect(refusal).toEqual(
      refused
        ? {
            code: 'price_changed',
            message: 'This reward costs 60 points now',
            details: { cost: 60 },
          }
        : null,
    )
  })
})

describe('points', () => {
  test('redeeming takes the cost once, fixes it and notifies the approvers (P1, P2)', () => {
    const household = householdWith(approved)
    household.run(['Maya', 'redeemReward', { id }])
    expect(household.run(['Maya', 'redeemReward', { id }])).toEqual([])
    expect(household.availableTo('Maya')).toBe(40)
    expect(household.all('entries').map(({ id: entry, amount }) => [entry, amount])).toEqual([
      [`reward:${id}:redeemed`, 60],
    ])
    expect(household.notifications().toSorted()).toEqual([
      'Nora: reward_redeemed: Maya redeemed A lie-in',
      'Theo: reward_redeemed: Maya redeemed A lie-in',
    ])
  })

  test.each([
    [60, null],
    [59, 'Insufficient points to redeem. Need 60 points, have 59 available.'],
    [-5, 'Insufficient points to redeem. Need 60 points, have -5 available.'],
  ])('with %i points redeeming 60 gives %s (P3)', (total_points, message) => {
    const household = householdWith(approved, [
      ['balances', { ...emptyBalance(maya), total_points }],
    ])
    const refusal = household.refusal(['Maya', 'redeemReward', { id }])
    expect(refusal?.message ?? null).toBe(message)
    expect(refusal?.code).toBe(message === null ? undefined : 'insufficient_points')
    expect(refusal?.details ?? null).toEqual(message && { need: 60, have: total_points })
  })

  test('one point that is missing is worded as one (P3)', () => {
    const household = householdWith({ ...approved, point_cost: 1 }, [
      ['balances', emptyBalance(maya)],
    ])
    expect(household.refusal(['Maya', 'redeemReward', { id }])?.message).toBe(
      'Insufficient points to redeem. Need 1 point, have 0 available.',
    )
  })

  test('a denial after redemption refunds the points exactly once, whatever is repeated (RW2)', () => {
    const household = householdWith(approved)
    household.run(['Maya', 'redeemReward', { id }])
    household.run(['Theo', 'denyReward', { id }])
    expect(household.run(['Theo', 'denyReward', { id }])).toEqual([])
    expect(household.availableTo('Maya')).toBe(100)
    expect(household.notifications()).toContain(
      'Maya: reward_denied: Theo denied A lie-in, so your points are back',
    )
    expect(household.refusal(['Maya', 'updateReward', { id, point_cost: 5 }])?.code).toBe(
      'already_redeemed',
    )
  })
})

test('a denial before redemption moves no points, because none were paid (RW2)', () => {
  const household = householdWith(awaiting)
  household.run(['Theo', 'denyReward', { id }])
  expect(household.all('entries')).toEqual([])
  expect(household.availableTo('Maya')).toBe(100)
})

test('the refund has the time of the denial, not of the redemption (T8)', () => {
  const at = '2026-03-02T10:00:00.000Z'
  const household = householdWith(approved)
  household.run(['Maya', 'redeemReward', { id }])
  household.run(['Theo', 'denyReward', { id }], { at })
  expect(household.get('entries', `reward:${id}:refunded`)?.created_at).toBe(at)
})

test('an edit after redemption is refused with the time of the redemption', () => {
  expect(householdWith(redeemed).refusal(['Maya', 'updateReward', { id }])?.details).toEqual({
    what: 'edited',
    at: monday,
  })
})

describe('returning what was redeemed (RW16)', () => {
  const soon = '2026-03-03T08:00:00.000Z'
  const entriesOf = (household: ReturnType<typeof createHousehold>) =>
    household.all('entries').map((entry) => [entry.id, entry.amount])

  test('gives the points back, once, and it can be redeemed again', () => {
    const household = householdWith(approved)
    for (const name of ['redeemReward', 'returnReward', 'returnReward', 'redeemReward'] as const)
      household.run(['Maya', name, { id }])
    expect(household.availableTo('Maya')).toBe(40)
    expect(household.get('rewards', id)).toMatchObject({ redemptions: 2 })
    expect(entriesOf(household)).toEqual([
      [`reward:${id}:redeemed`, 60],
      [`reward:${id}:returned:1`, -60],
      [`reward:${id}:redeemed:2`, 60],
    ])
  })

  test('takes back what the approver was told of it', () => {
    const household = householdWith(approved)
    household.run(['Maya', 'redeemReward', { id }])
    expect(household.all('notifications').length).toBeGreaterThan(0)
    household.run(['Maya', 'returnReward', { id }])
    expect(household.all('notifications')).toEqual([])
  })

  test('is for its owner, for a day, until it was given or denied', () => {
    const late = '2026-03-30T08:00:00.000Z'
    const refusalOf = (given: Partial<Reward>, who: 'Maya' | 'Theo' = 'Maya', at: string = soon) =>
      householdWith({ ...redeemed, ...given }).refusal([who, 'returnReward', { id }], { at })
    expect(refusalOf({})).toBeNull()
    expect(refusalOf({}, 'Theo')?.code).toBe('forbidden')
    expect(refusalOf({}, 'Maya', late)?.code).toBe('forbidden')
    expect(refusalOf({ given_at: monday })?.code).toBe('forbidden')
    expect(refusalOf({ denied_by: idOf('Theo') })?.code).toBe('forbidden')
    expect(householdWith(approved).refusal(['Maya', 'returnReward', { id }])?.code).toBe(
      'forbidden',
    )
  })
})

describe('marking as given (RW11)', () => {
  const later = '2026-03-05T18:00:00.000Z'
  const givenAt = (household: ReturnType<typeof createHousehold>) =>
    household.get('rewards', id)?.given_at

  test('keeps the time of the first mark until it is taken off again', () => {
    const household = householdWith(redeemed)
    household.run(['Theo', 'giveReward', { id }], { at: later })
    household.run(['Theo', 'giveReward', { id }], { at: '2026-03-06T18:00:00.000Z' })
    expect(givenAt(household)).toBe(later)
    household.run(['Theo', 'giveReward', { id, is_given: false }])
    expect(givenAt(household)).toBeNull()
    expect(household.run(['Theo', 'giveReward', { id, is_given: false }])).toEqual([])
  })

  test('moves no points and notifies nobody', () => {
    const household = householdWith(redeemed)
    const changes = household.run(['Theo', 'giveReward', { id }])
    expect(changes.map(({ table }) => table)).toEqual(['rewards'])
  })

  test('is never earlier than the redemption (T8)', () => {
    const household = householdWith({ ...redeemed, redeemed_at: later })
    household.run(['Theo', 'giveReward', { id }], { at: monday, now: '2026-03-06T08:00:00.000Z' })
    expect(givenAt(household)).toBe('2026-03-06T08:00:00.000Z')
  })

  test('ends with a denial, which gives the points back', () => {
    const household = householdWith({ ...redeemed, given_at: later })
    household.run(['Theo', 'denyReward', { id }])
    expect(givenAt(household)).toBeNull()
  })
})

test('offering again copies it, requests a new approval and leaves the old one unchanged (RW8)', () => {
  const household = householdWith({ ...refunded, image_url: '/a.png' })
  household.run(['Maya', 'offerRewardAgain', { id, copy_id: idOf('copy') }])
  expect(household.get('rewards', idOf('copy'))).toEqual(
    makeReward('Maya', { id: idOf('copy'), image_url: '/a.png', ...awaiting }),
  )
  expect(household.get('rewards', id)).toEqual(
    makeReward('Maya', { id, ...refunded, image_url: '/a.png' }),
  )
})

test('the free plan includes three new rewards a day, counting copies and deleted ones (S1, A17)', () => {
  const household = householdWith(redeemed, [['accounts', makeAccount('Maya', { plan: 'free' })]])
  const settings = { ...openSettings, planLimits: true }
  const create = (n: number) =>
    ['Maya', 'createReward', { id: idOf(`r${n}`), name: 'Cinema', description: 'Both' }] as const
  household.run(create(1), { settings })
  household.run(create(2), { settings })
  household.run(['Maya', 'offerRewardAgain', { id, copy_id: idOf('copy') }], { settings })
  household.run(['Maya', 'deleteReward', { id: idOf('r1') }], { settings })
  expect(household.refusal(create(3), { settings })).toEqual({
    code: 'limit_reached',
    message: 'The free plan includes 3 rewards a day',
    details: { limit: 3 },
  })
})
