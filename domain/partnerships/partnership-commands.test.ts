/** The commands on partnerships: who may run them, when, and their effects on both households. */
import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '#domain/command-error.ts'
import type { Refusal } from '#domain/testing/household.ts'
import { createHousehold } from '#domain/testing/household.ts'
import type { MadeRows } from '#domain/testing/make.ts'
import {
  idOf,
  makeLoan,
  makePartnership,
  makeReward,
  makeTask,
  makeUser,
  monday,
} from '#domain/testing/make.ts'
import type { Partnership } from './partnership.ts'

const id = idOf('Maya+Theo')
const token = 't'.repeat(43)
const invitation = { status: 'pending', token } as const
const awaiting = { awaiting_approval: true, approved_by: null }

/** Maya's invitation to Theo, in the given state; Nora and Otis have no part in it. */
function householdWith(given: Partial<Partnership> = {}, rows: MadeRows = []) {
  return createHousehold({
    people: ['Maya', 'Theo', 'Nora', 'Otis'],
    rows: [['partnerships', makePartnership('Maya', 'Theo', { id, ...given })], ...rows],
  })
}

/** Theo is Maya's child. */
function householdWithChild(...rows: MadeRows) {
  return householdWith({ role: 'child' }, [
    ['users', makeUser('Theo', { is_child: true })],
    ...rows,
  ])
}

/** Programs use the code: the same message always has the same code. */
const codes: Readonly<Record<string, RefusalCode>> = {
  'Partnership not found': 'not_found',
  'This invitation is no longer open': 'not_found',
  'You cannot invite yourself': 'invalid_args',
  'This is your own invitation': 'invalid_args',
  'You are partners already': 'already_invited',
  'You have invited this address already': 'already_invited',
  'This invitation is for somebody else': 'forbidden',
  'Only the invited person can answer an invitation': 'forbidden',
  'Only the inviter can cancel an invitation': 'forbidden',
  'This invitation was accepted already': 'already_decided',
  'This invitation was rejected already': 'already_decided',
}

const said = (refusal: Refusal | null) => refusal && [refusal.message, refusal.code]
const meant = (message: string | null) => message && [message, codes[message]]

const alone = () => createHousehold({ people: ['Maya', 'Theo', 'Nora'] })
const inviting = (email: string) => ({ id: idOf('new'), token, email, role: 'partner' }) as const

describe('inviting (F3)', () => {
  test('a known address is linked at once, and its owner is notified', () => {
    const household = alone()
    household.run(['Maya', 'invitePartner', inviting('Theo@Example.org')])
    expect(household.get('partnerships', idOf('new'))).toEqual(
      makePartnership('Maya', 'Theo', {
        id: idOf('new'),
        email: 'Theo@Example.org',
        ...invitation,
      }),
    )
    expect(household.notifications()).toEqual(['Theo: partnership_invitation: Maya invited you'])
  })

  test('an unknown address is stored, and nobody is notified', () => {
    const household = alone()
    household.run(['Maya', 'invitePartner', inviting('later@example.org')])
    expect(household.get('partnerships', idOf('new'))).toMatchObject({
      invitee_id: null,
      status: 'pending',
    })
    expect(household.notifications()).toEqual([])
  })

  const refusals = [
    ['Maya', 'MAYA@example.org', {}, 'You cannot invite yourself'],
    ['Maya', 'theo@example.org', {}, 'You are partners already'],
    ['Theo', 'maya@example.org', {}, 'You are partners already'],
    ['Maya', 'THEO@example.org', invitation, 'You have invited this address already'],
    ['Maya', 'theo@example.org', { status: 'rejected' }, null],
    ['Maya', 'nora@example.org', invitation, null],
  ] as const
  test.each(refusals)(
    '%s invites %s, where Maya and Theo are %j: %s',
    (actor, email, given, message) => {
      expect(said(householdWith(given).refusal([actor, 'invitePartner', inviting(email)]))).toEqual(
        meant(message),
      )
    },
  )

  test('a child cannot invite (F2)', () => {
    const household = householdWith({}, [['users', makeUser('Theo', { is_child: true })]])
    expect(household.refusal(['Theo', 'invitePartner', inviting('nora@example.org')])).toEqual({
      code: 'forbidden',
      message: 'A child cannot invite others',
      details: null,
    })
  })

  test('two people have at most one partnership, whichever invitation is accepted', () => {
    const second = makePartnership('Maya', 'Theo', { id: idOf('second'), ...invitation })
    const household = householdWith({}, [['partnerships', second]])
    const accept = { id: second.id, status: 'accepted' } as const
    expect(() => household.run(['Theo', 'respondToInvitation', accept])).toThrow(
      'already_invited: partners',
    )
  })

  test('two invitations that cross become one accepted partnership', () => {
    const household = householdWith(invitation)
    household.run(['Theo', 'invitePartner', inviting('maya@example.org')])
    expect(household.all('partnerships')).toEqual([makePartnership('Maya', 'Theo', { id })])
    expect(household.notifications()).toEqual([
      'Maya: partnership_accepted: Theo accepted your invitation',
    ])
  })

  test('inviting somebody who invited one as a child makes nobody a child (F2)', () => {
    const household = householdWith({ ...invitation, role: 'child' })
    household.run(['Theo', 'invitePartner', inviting('maya@example.org')])
    expect(household.get('users', idOf('Theo'))?.is_child).toBe(false)
    expect(household.all('partnerships').map(({ status }) => status)).toEqual([
      'pending',
      'pending',
    ])
    household.run(['Maya', 'respondToInvitation', { id: idOf('new'), status: 'accepted' }])
    expect(household.all('partnerships')).toMatchObject([{ role: 'partner', status: 'accepted' }])
  })

  test('only an open invitation from the same person crosses: one from others, or a refused one, does not', () => {
    const rows = [
      makePartnership('Nora', 'Theo', invitation),
      makePartnership('Otis', 'Maya', invitation),
      makePartnership('Maya', 'Otis', invitation),
    ].map((each) => ['partnerships', each] as const)
    const household = householdWith({ status: 'rejected' }, rows)
    household.run(['Theo', 'invitePartner', inviting('maya@example.org')])
    expect(household.get('partnerships', idOf('new'))).toMatchObject({
      inviter_id: idOf('Theo'),
      invitee_id: idOf('Maya'),
      status: 'pending',
    })
    expect(household.notifications()).toEqual(['Maya: partnership_invitation: Theo invited you'])
  })

  test('an address that another person invited can still be invited', () => {
    const household = householdWith({}, [
      [
        'partnerships',
        makePartnership('Nora', 'Maya', { ...invitation, email: 'otis@example.org' }),
      ],
    ])
    expect(household.refusal(['Maya', 'invitePartner', inviting('otis@example.org')])).toBeNull()
  })

  test('a role other than partner and child is refused (F2)', () => {
    const call = { ...inviting('nora@example.org'), role: 'friend' as never }
    expect(alone().refusal(['Maya', 'invitePartner', call])?.message).toBe('Please select a role')
  })

  test('a taken id is refused (rule R35)', () => {
    const call = ['Nora', 'invitePartner', { ...inviting('otis@example.org'), id }] as const
    expect(householdWith().refusal(call)).toEqual({
      code: 'id_conflict',
      message: 'An invitation with this id exists already',
      details: null,
    })
  })

  test.each([
    ['nobody', 'Please enter a valid email address'],
    [`${'x'.repeat(250)}@example.org`, 'Please enter a valid email address'],
  ])('%s is not an address', (email, message) => {
    expect(alone().refusal(['Maya', 'invitePartner', inviting(email)])?.message).toBe(message)
  })
})

describe('accepting a link (F3, A17)', () => {
  const open = { ...invitation, invitee_id: null, email: 'later@example.org' }
  const cases = [
    ['whoever has it', 'Otis', open, null],
    ['the inviter', 'Maya', open, 'This is your own invitation'],
    ['the invitee, again', 'Theo', invitation, null],
    ['somebody else', 'Otis', invitation, 'This invitation is for somebody else'],
    [
      'after it was refused',
      'Theo',
      { ...invitation, status: 'rejected' },
      'This invitation is no longer open',
    ],
  ] as const
  test.each(cases)('by %s: %s with %j gives %s', (_, actor, given, message) => {
    expect(said(householdWith(given).refusal([actor, 'linkInvitation', { token }]))).toEqual(
      meant(message),
    )
  })

  test('an unknown token is not found, and a truncated one is refused as incomplete', () => {
    const household = householdWith(open)
    expect(household.refusal(['Otis', 'linkInvitation', { token: 'u'.repeat(43) }])?.code).toBe(
      'not_found',
    )
    expect(household.refusal(['Otis', 'linkInvitation', { token: 'short' }])?.message).toBe(
      'This invitation link is not complete',
    )
  })

  test('a link is refused if the two are partners already', () => {
    const household = householdWith(open, [['partnerships', makePartnership('Maya', 'Otis')]])
    expect(household.refusal(['Otis', 'linkInvitation', { token }])?.message).toBe(
      'You are partners already',
    )
  })
})

describe('answering', () => {
  const cases = [
    ['Theo', invitation, 'accepted', null],
    ['Theo', invitation, 'rejected', null],
    ['Maya', invitation, 'accepted', 'Only the invited person can answer an invitation'],
    ['Otis', invitation, 'accepted', 'Partnership not found'],
    ['Theo', {}, 'accepted', null],
    ['Theo', {}, 'rejected', 'This invitation was accepted already'],
    ['Theo', { status: 'rejected' }, 'accepted', 'This invitation was rejected already'],
    ['Theo', { status: 'rejected' }, 'rejected', null],
  ] as const
  test.each(cases)('%s answers %j with %s: %s', (actor, given, status, message) => {
    const call = [actor, 'respondToInvitation', { id, status }] as const
    expect(said(householdWith(given).refusal(call))).toEqual(meant(message))
  })

  test('accepting ends the link, notifies the inviter, and happens once', () => {
    const household = householdWith(invitation)
    household.run(['Theo', 'respondToInvitation', { id, status: 'accepted' }])
    expect(household.get('partnerships', id)).toEqual(makePartnership('Maya', 'Theo', { id }))
    expect(household.run(['Theo', 'respondToInvitation', { id, status: 'accepted' }])).toEqual([])
    expect(household.notifications()).toEqual([
      'Maya: partnership_accepted: Theo accepted your invitation',
    ])
  })

  test('refusing is stored, and notifies nobody', () => {
    const household = householdWith(invitation)
    household.run(['Theo', 'respondToInvitation', { id, status: 'rejected' }])
    expect(household.get('partnerships', id)?.status).toBe('rejected')
    expect(household.notifications()).toEqual([])
  })

  test('a person who accepts as a child is a child from then on (F2, F7)', () => {
    const household = householdWith({ ...invitation, role: 'child' })
    household.run(['Theo', 'respondToInvitation', { id, status: 'accepted' }])
    expect(household.get('users', idOf('Theo'))?.is_child).toBe(true)
    expect(household.get('users', idOf('Maya'))?.is_child).toBe(false)
  })

  test('a late answer is told the earlier answer', () => {
    const call = ['Theo', 'respondToInvitation', { id, status: 'rejected' }] as const
    expect(householdWith().refusal(call)?.details).toEqual({ status: 'accepted' })
  })

  test('other invitations of the two do not change: those to others, and the refused one', () => {
    const others = [
      makePartnership('Theo', 'Nora', invitation),
      makePartnership('Otis', 'Theo', invitation),
      makePartnership('Theo', 'Maya', { status: 'rejected' }),
    ]
    const rows = others.map((each) => ['partnerships', each] as const)
    const household = householdWith(invitation, rows)
    household.run(['Theo', 'respondToInvitation', { id, status: 'accepted' }])
    expect(household.all('partnerships')).toEqual([
      makePartnership('Maya', 'Theo', { id }),
      ...others,
    ])
  })

  test('accepting one of two crossing invitations deletes the other (F3)', () => {
    const crossing = makePartnership('Theo', 'Maya', { ...invitation, token: 'u'.repeat(43) })
    const household = householdWith(invitation, [['partnerships', crossing]])
    household.run(['Theo', 'respondToInvitation', { id, status: 'accepted' }])
    expect(household.all('partnerships')).toHaveLength(1)
  })

  test('an invitation that was sent to the address before it had an account is deleted, too (F3)', () => {
    const early = makePartnership('Theo', 'Maya', {
      ...invitation,
      id: idOf('early'),
      invitee_id: null,
      email: 'MAYA@example.org',
    })
    const household = householdWith(invitation, [['partnerships', early]])
    household.run(['Theo', 'respondToInvitation', { id, status: 'accepted' }])
    expect(household.all('partnerships')).toEqual([makePartnership('Maya', 'Theo', { id })])
  })
})

describe('cancelling', () => {
  const cases = [
    ['Maya', invitation, null],
    ['Theo', invitation, 'Only the inviter can cancel an invitation'],
    ['Otis', invitation, 'Partnership not found'],
    ['Maya', {}, 'This invitation was accepted already'],
    ['Maya', { status: 'rejected' }, 'This invitation was rejected already'],
  ] as const
  test.each(cases)('%s cancels %j: %s', (actor, given, message) => {
    const household = householdWith(given)
    expect(said(household.refusal([actor, 'cancelInvitation', { id }]))).toEqual(meant(message))
  })

  test('a cancelled invitation is deleted', () => {
    const household = householdWith(invitation)
    household.run(['Maya', 'cancelInvitation', { id }])
    expect(household.all('partnerships')).toEqual([])
  })
})

describe('ending a partnership (F4, F7, RW4)', () => {
  const task = (name: string, given: Parameters<typeof makeTask>[1] & { readonly by: string }) => {
    const { by, ...rest } = given
    return ['tasks', makeTask(by, { id: idOf(name), ...rest })] as const
  }
  const done = { completed_at: monday, completions: 1 }

  test('either side may end it; the other side is notified, the actor is not', () => {
    for (const [actor, other] of [
      ['Maya', 'Theo'],
      ['Theo', 'Maya'],
    ] as const) {
      const household = householdWith()
      household.run([actor, 'removePartner', { id }])
      expect(household.all('partnerships')).toEqual([])
      expect(household.notifications()).toEqual([
        `${other}: partnership_removed: ${actor} ended your partnership`,
      ])
    }
  })

  test.each([
    ['refused', { status: 'rejected' }],
    ['never taken up', { ...invitation, invitee_id: null }],
  ] as const)(
    'an invitation that was %s can be put away so, too, and tells nobody',
    (_how, given) => {
      const household = householdWith(given)
      household.run(['Maya', 'removePartner', { id }])
      expect(household.all('partnerships')).toEqual([])
      expect(household.notifications()).toEqual([])
    },
  )

  test('a person who refused to be a child is none, and can put the invitation away (F2, F7)', () => {
    const household = householdWith({ role: 'child', status: 'rejected' })
    household.run(['Theo', 'removePartner', { id }])
    expect(household.all('partnerships')).toEqual([])
  })

  test('putting away a refused invitation leaves a later partnership of the two as it is', () => {
    const claimed = task('claimed', { by: 'Maya', is_shared: true, claimed_by: idOf('Theo') })
    const refused = makePartnership('Maya', 'Theo', { id: idOf('refused'), status: 'rejected' })
    const household = householdWith({}, [['partnerships', refused], claimed])
    household.run(['Maya', 'removePartner', { id: refused.id }])
    expect(household.get('partnerships', id)?.status).toBe('accepted')
    expect(household.get('tasks', idOf('claimed'))?.claimed_by).toBe(idOf('Theo'))
  })

  test('a stranger cannot, and does not learn that it exists', () => {
    expect(householdWith().refusal(['Otis', 'removePartner', { id }])?.message).toBe(
      'Partnership not found',
    )
  })

  test('a child cannot, unless it is an adult elsewhere (F2, A17)', () => {
    const refused = {
      code: 'forbidden',
      message: 'A child cannot end a partnership',
      details: null,
    }
    const end = ['Theo', 'removePartner', { id }] as const
    expect(householdWithChild().refusal(end)).toEqual(refused)
    const asked = ['partnerships', makePartnership('Theo', 'Nora', invitation)] as const
    expect(householdWithChild(asked).refusal(end)).toEqual(refused)
    const adult = ['partnerships', makePartnership('Theo', 'Nora')] as const
    expect(householdWithChild(adult).refusal(end)).toBeNull()
  })

  test('unfinished claims between the two are released, claims of others stay', () => {
    const household = householdWith({}, [
      ['partnerships', makePartnership('Maya', 'Nora')],
      task('his claim', { by: 'Maya', claimed_by: idOf('Theo'), claimed_at: monday }),
      task('her claim', { by: 'Theo', claimed_by: idOf('Maya'), claimed_at: monday }),
      task('other claim', { by: 'Maya', claimed_by: idOf('Nora'), claimed_at: monday }),
    ])
    household.run(['Maya', 'removePartner', { id }])
    const claimers = household.all('tasks').map(({ claimed_by }) => claimed_by)
    expect(claimers).toEqual([null, null, idOf('Nora')])
  })

  test('earned points stay, and so does the performer', () => {
    const household = householdWith({}, [
      task('claim', { by: 'Maya', claimed_by: idOf('Theo'), claimed_at: monday }),
    ])
    household.run(['Theo', 'completeTask', { id: idOf('claim') }])
    household.run(['Maya', 'removePartner', { id }])
    expect(household.pointsOf('Theo')).toBe(80)
    expect(household.get('tasks', idOf('claim'))?.claimed_by).toBe(idOf('Theo'))
  })

  test('tasks that nobody can approve any more are approved; with another approver left they wait', () => {
    const rows = [task('done', { by: 'Maya', ...done }), task('open', { by: 'Maya' })]
    const household = householdWith({}, rows)
    household.run(['Theo', 'removePartner', { id }])
    expect(household.get('tasks', idOf('done'))?.approved_by).toBe(idOf('Maya'))
    expect(household.get('tasks', idOf('open'))?.approved_by).toBeNull()
    const others = householdWith({}, [...rows, ['partnerships', makePartnership('Maya', 'Nora')]])
    others.run(['Theo', 'removePartner', { id }])
    expect(others.get('tasks', idOf('done'))?.approved_by).toBeNull()
  })

  test('the tasks of a child keep waiting when its only parent leaves', () => {
    const household = householdWithChild(task('his', { by: 'Theo', ...done }))
    household.run(['Maya', 'removePartner', { id }])
    expect(household.get('tasks', idOf('his'))?.approved_by).toBeNull()
  })

  test('awaiting rewards become available, a denied one stays denied, loan requests close, debts stay (RW4, F4)', () => {
    const denied = { ...awaiting, denied_by: idOf('Theo') }
    const lent = { approved_by: idOf('Theo'), approved_at: monday, due_date: monday }
    const rows = [
      ['rewards', makeReward('Maya', { id: idOf('wish'), ...awaiting })],
      ['rewards', makeReward('Maya', { id: idOf('no'), ...denied })],
      ['loans', makeLoan('Maya', { id: idOf('asked') })],
      ['loans', makeLoan('Maya', { id: idOf('owed'), ...lent })],
    ] as const
    const household = householdWith({}, rows)
    household.run(['Theo', 'removePartner', { id }])
    expect(household.get('rewards', idOf('wish'))).toEqual(
      makeReward('Maya', { id: idOf('wish'), approved_by: idOf('Maya') }),
    )
    expect(household.get('rewards', idOf('no'))).toMatchObject(denied)
    expect(household.all('loans').map((loan) => loan.id)).toEqual([idOf('owed')])
    const others = householdWith({}, [...rows, ['partnerships', makePartnership('Maya', 'Nora')]])
    others.run(['Theo', 'removePartner', { id }])
    expect(others.get('rewards', idOf('wish'))?.awaiting_approval).toBe(true)
    expect(others.all('loans')).toHaveLength(2)
  })

  test('the rewards of a child keep waiting, its loan request closes (RW4, F4)', () => {
    const household = householdWithChild(
      ['rewards', makeReward('Theo', awaiting)],
      ['loans', makeLoan('Theo')],
    )
    household.run(['Maya', 'removePartner', { id }])
    expect(household.all('rewards')[0]).toMatchObject(awaiting)
    expect(household.all('loans')).toEqual([])
  })

  test('an open invitation as a child does not make a person a child (F7)', () => {
    const open = makePartnership('Nora', 'Theo', { role: 'child', status: 'pending' })
    const household = householdWithChild(['partnerships', open])
    household.run(['Maya', 'removePartner', { id }])
    expect(household.get('users', idOf('Theo'))?.is_child).toBe(false)
  })

  test('a child whose last such partnership ends is no longer a child; a child elsewhere stays one (F7)', () => {
    const household = householdWithChild()
    household.run(['Maya', 'removePartner', { id }])
    expect(household.get('users', idOf('Theo'))?.is_child).toBe(false)
    const other = makePartnership('Nora', 'Theo', { role: 'child' })
    const twice = householdWithChild(['partnerships', other])
    twice.run(['Maya', 'removePartner', { id }])
    expect(twice.get('users', idOf('Theo'))?.is_child).toBe(true)
  })
})

describe('accepting as a child (F7)', () => {
  const waiting = (name: string) =>
    [
      ['tasks', makeTask(name, { id: idOf(`did ${name}`), completed_at: monday, completions: 1 })],
      ['rewards', makeReward(name, { id: idOf(`wish ${name}`), ...awaiting })],
    ] as const

  /** Maya's partner Theo accepts to be the child of Otis. */
  function householdAfter(...rows: MadeRows) {
    const asked = makePartnership('Otis', 'Theo', { role: 'child', status: 'pending' })
    const household = householdWith({}, [...rows, ['partnerships', asked]])
    household.run(['Theo', 'respondToInvitation', { id: asked.id, status: 'accepted' }])
    return household
  }

  test('tasks that only the new child could have approved are approved, so that nobody is stuck', () => {
    const household = householdAfter(...waiting('Maya'), ...waiting('Theo'))
    expect(household.get('users', idOf('Theo'))?.is_child).toBe(true)
    expect(household.get('tasks', idOf('did Maya'))?.approved_by).toBe(idOf('Maya'))
    expect(household.get('rewards', idOf('wish Maya'))?.awaiting_approval).toBe(false)
    expect(household.get('tasks', idOf('did Theo'))?.approved_by).toBeNull()
  })

  test('the tasks and rewards of another child among the partners keep waiting (RW4, F4)', () => {
    const child = ['users', makeUser('Maya', { is_child: true })] as const
    const household = householdAfter(child, ...waiting('Maya'))
    expect(household.get('tasks', idOf('did Maya'))?.approved_by).toBeNull()
    expect(household.get('rewards', idOf('wish Maya'))?.awaiting_approval).toBe(true)
  })

  test('the invitations that the new child sent are not open any more, those to them are (F2)', () => {
    const sent = makePartnership('Theo', 'Ida', { status: 'pending' })
    const got = makePartnership('Ida', 'Theo', { status: 'pending' })
    const household = householdAfter(['partnerships', sent], ['partnerships', got])
    expect(household.get('partnerships', sent.id)).toBeUndefined()
    expect(household.get('partnerships', got.id)).toEqual(got)
  })

  test('accepting as a child a second time changes nothing for others', () => {
    const child = ['users', makeUser('Theo', { is_child: true })] as const
    const household = householdAfter(child, ...waiting('Maya'))
    expect(household.get('tasks', idOf('did Maya'))?.approved_by).toBeNull()
  })

  test('what another approver may still decide keeps waiting', () => {
    const approver = ['partnerships', makePartnership('Maya', 'Nora')] as const
    const household = householdAfter(...waiting('Maya'), approver)
    expect(household.get('tasks', idOf('did Maya'))?.approved_by).toBeNull()
  })
})
