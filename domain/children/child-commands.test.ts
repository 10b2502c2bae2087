/** Children without e-mail: who may make, change, ask in, pass on, grow up and delete them. */
import { describe, expect, test } from 'vitest'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { isParentOf } from '#domain/partnerships/parents.ts'
import { membershipOf } from '#domain/partnerships/partners.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { createHousehold } from '#domain/testing/household.ts'
import {
  idOf,
  makeMadeChild,
  makePartnership,
  makeTask,
  makeUser,
  monday,
} from '#domain/testing/make.ts'

const [maya, theo, nora, juno] = [idOf('Maya'), idOf('Theo'), idOf('Nora'), idOf('Juno')]
const tuesday = '2026-03-03T09:00:00.000Z'

/** Maya made Juno; Theo is her partner, Nora is Theo's, Ida is Theo's child. */
function household() {
  return createHousehold({
    people: ['Maya', 'Theo', 'Nora', 'Ida', 'Juno'],
    partners: ['Maya+Theo', 'Theo+Nora'],
    rows: [
      ...makeMadeChild('Juno', 'Maya'),
      ['partnerships', makePartnership('Theo', 'Ida', { role: 'child' })],
    ],
  })
}

/** Theo is Juno's parent, too. */
function withTwoParents() {
  const home = household()
  home.run(['Maya', 'askParent', { id: juno, partner_id: theo }], { at: tuesday })
  home.run(['Theo', 'respondToInvitation', { id: questionIn(home), status: 'accepted' }])
  return home
}

function questionIn(home: ReturnType<typeof household>): string {
  const asked = home.all('partnerships').find(({ inviter_id, invitee_id }) => {
    return inviter_id === theo && invitee_id === juno
  })
  return asked?.id ?? ''
}

const madeIn = (home: ReturnType<typeof household>) =>
  home.all('users').filter(({ is_made, id }) => is_made && id !== juno)

describe('adding a child', () => {
  test('makes an account without e-mail and username, and the maker its parent (K1)', () => {
    const home = household()
    home.run(['Maya', 'makeChild', { name: 'Sam', photo_url: '/api/blobs/ab' }])
    const [sam] = madeIn(home)
    const made = { username: '', email: '', is_child: true, is_made: true }
    expect(sam).toMatchObject({ name: 'Sam', photo_url: '/api/blobs/ab', ...made })
    const id = sam?.id ?? ''
    const keys = { username_key: `made:${id}`, email_key: `made:${id}` }
    expect(home.get('accounts', id)).toMatchObject({
      ...keys,
      made_by: maya,
      kid_mode: true,
      role: 'user',
      plan: 'pro',
      time_zone: 'Europe/Berlin',
    })
    expect(home.get('balances', id)).toEqual(emptyBalance(id))
    const lines = home.all('partnerships').filter(({ invitee_id }) => invitee_id === id)
    expect(lines).toMatchObject([
      { inviter_id: maya, role: 'child', status: 'accepted', token: null, asked_by: null },
    ])
  })

  test('is for adults, and for ten children at most (K1)', () => {
    const home = household()
    home.put('users', makeUser('Ida', { is_child: true }))
    for (const child of ['Ida', 'Juno'])
      expect(home.refusal([child, 'makeChild', { name: 'Sam' }])?.code).toBe('forbidden')
    for (let count = 1; count < 10; count++) home.run(['Maya', 'makeChild', { name: 'Sam' }])
    expect(home.refusal(['Maya', 'makeChild', { name: 'Sam' }])?.message).toBe(
      'You can add up to 10 children',
    )
  })

  test('a child has the plan of its maker, also when that changes (K1)', () => {
    const home = household()
    home.run(['Maya', 'changePlan', { plan: 'ultimate' }])
    expect(home.get('accounts', juno)?.plan).toBe('ultimate')
  })
})

describe('parents (K2)', () => {
  test('are the adults in whose partnership the person is the child', () => {
    const home = household()
    const isParent = (parent: string, child: string, rows = home.all('partnerships')) =>
      isParentOf(
        membershipOf(
          {
            select: (_table, where) =>
              rows.filter((row) =>
                Object.entries(where).every(([key, value]) => Reflect.get(row, key) === value),
              ) as never,
          },
          parent,
        ),
        { parent, child },
      )
    expect(isParent(maya, juno)).toBe(true)
    expect(isParent(juno, maya)).toBe(false)
    expect(isParent(maya, theo)).toBe(false)
    expect(isParent(theo, juno)).toBe(false)
    const mayaIsAChild = makePartnership('Nora', 'Maya', { role: 'child' })
    expect(isParent(maya, juno, [...home.all('partnerships'), mayaIsAChild])).toBe(false)
    const asked: Partnership = makePartnership('Nora', 'Juno', { role: 'child', status: 'pending' })
    expect(isParent(nora, juno, [...home.all('partnerships'), asked])).toBe(false)
  })

  test('change name, picture, big buttons and language, and nothing else of it', () => {
    const home = withTwoParents()
    const before = home.get('accounts', juno)
    const given = { name: 'June', photo_url: '/x.png' }
    home.run(['Theo', 'updateChild', { id: juno, ...given, kid_mode: false, language: 'de' }])
    expect(home.get('users', juno)).toMatchObject({ ...given, email: '', is_child: true })
    expect(home.get('accounts', juno)).toEqual({ ...before, kid_mode: false, language: 'de' })
  })

  const calls: readonly (readonly [CommandName, object])[] = [
    ['updateChild', { name: 'June' }],
    ['deleteChild', {}],
    ['growUp', { username: 'juno', email: 'juno@example.org' }],
    ['askParent', { partner_id: nora }],
    ['unaskParent', { partner_id: nora }],
    ['endParent', { partner_id: nora }],
  ]
  test.each(calls)('nobody else may %s, nor learn whether there is such a child', (name, given) => {
    const home = household()
    const call = (actor: string, id: string) =>
      home.refusal([actor, name, { id, ...given } as CommandInput<CommandName>])
    const missing = call('Theo', idOf('nobody'))
    expect(missing?.code).toBe('not_found')
    for (const actor of ['Theo', 'Nora', 'Juno']) expect(call(actor, juno)).toEqual(missing)
    // Ida has her own e-mail address: her parent may do none of this.
    expect(call('Theo', idOf('Ida'))).toEqual(missing)
  })
})

describe('the second parent (K4)', () => {
  test('is asked by who made the child, and answers', () => {
    const home = withTwoParents()
    expect(home.get('partnerships', questionIn(home))).toMatchObject({
      status: 'accepted',
      role: 'child',
      asked_by: null,
    })
    expect(home.notifications()).toEqual([
      'Theo: parent_invitation: Maya asks you to be a parent of Juno',
      'Maya: partnership_accepted: Theo accepted your invitation',
    ])
    home.run(['Theo', 'updateChild', { id: juno, name: 'June' }])
  })

  test('can decline, and be asked again', () => {
    const home = household()
    home.run(['Maya', 'askParent', { id: juno, partner_id: theo }])
    const again = home.refusal(['Maya', 'askParent', { id: juno, partner_id: theo }])
    expect(again?.code).toBe('already_invited')
    home.run(['Theo', 'respondToInvitation', { id: questionIn(home), status: 'rejected' }])
    home.run(['Maya', 'askParent', { id: juno, partner_id: theo }])
  })

  test('is an adult partner of the maker, and nobody but they answers', () => {
    const home = household()
    const ask = (actor: string, partner: string) =>
      home.refusal([actor, 'askParent', { id: juno, partner_id: idOf(partner) }])?.code
    expect(ask('Maya', 'Nora')).toBe('not_partner')
    expect(ask('Maya', 'Juno')).toBe('forbidden')
    home.run(['Maya', 'askParent', { id: juno, partner_id: theo }])
    const answer = (actor: string) =>
      home.refusal([
        actor,
        'respondToInvitation',
        { id: questionIn(home), status: 'accepted' as const },
      ])?.code
    expect(answer('Juno')).toBe('forbidden')
    expect(answer('Maya')).toBe('not_found')
  })

  test('the question goes when it is taken back, and when the two part', () => {
    for (const [name, input] of [
      ['unaskParent', { id: juno, partner_id: theo }],
      ['removePartner', { id: idOf('Maya+Theo') }],
    ] as const) {
      const home = household()
      home.run(['Maya', 'askParent', { id: juno, partner_id: theo }])
      home.run(['Maya', name, input as never])
      expect(questionIn(home)).toBe('')
    }
  })

  test('a question that was accepted meanwhile is not taken back: nothing ends (K4)', () => {
    const home = withTwoParents()
    const before = home.all('partnerships')
    const late = { id: juno, partner_id: theo, status: 'pending' } as const
    expect(home.refusal(['Maya', 'unaskParent', late])).toMatchObject({
      code: 'already_decided',
      message: 'This invitation was accepted already',
      details: { status: 'accepted' },
    })
    expect(home.all('partnerships')).toEqual(before)
  })

  test('a question that nobody asks any more is not found', () => {
    const late = { id: juno, partner_id: theo, status: 'pending' } as const
    const missing = household().refusal(['Maya', 'unaskParent', late])
    expect([missing?.code, missing?.message]).toEqual([
      'not_found',
      'This person is not asked any more',
    ])
  })

  test('a stranger’s link does not make one: a made child follows none', () => {
    const home = household()
    const token = 't'.repeat(43)
    home.put(
      'partnerships',
      makePartnership('Nora', 'later', { invitee_id: null, status: 'pending', token }),
    )
    expect(home.refusal(['Juno', 'linkInvitation', { token }])?.code).toBe('forbidden')
    expect(
      home.refusal(['Juno', 'invitePartner', { id: idOf('p'), token, email: 'x@example.org' }])
        ?.code,
    ).toBe('forbidden')
  })
})

describe('who made it ends another parent’s line (K10)', () => {
  const end = { id: juno, partner_id: theo }

  test('that person is told, and the profile stays with whoever made it', () => {
    const home = withTwoParents()
    home.run(['Maya', 'endParent', end])
    expect(questionIn(home)).toBe('')
    expect(home.notifications()).toContain(
      'Theo: partnership_removed: Maya removed you as a parent of Juno',
    )
    expect(home.get('accounts', juno)?.made_by).toBe(maya)
    expect(home.get('users', juno)?.is_child).toBe(true)
    expect(home.refusal(['Theo', 'updateChild', { id: juno, name: 'June' }])?.code).toBe(
      'not_found',
    )
    home.run(['Maya', 'askParent', end])
  })

  test('so does the call that takes a question back, unless it says that it means a question', () => {
    const home = withTwoParents()
    home.run(['Maya', 'unaskParent', end])
    expect(home.notifications()).toContain(
      'Theo: partnership_removed: Maya removed you as a parent of Juno',
    )
    expect(home.refusal(['Maya', 'unaskParent', end])?.message).toBe(
      'This person is no parent of Juno',
    )
  })

  test('another parent ends nobody’s, and nobody is ended who is only asked', () => {
    const home = withTwoParents()
    const others = home.refusal(['Theo', 'endParent', { id: juno, partner_id: maya }])
    expect(others?.code).toBe('forbidden')
    const own = home.refusal(['Maya', 'endParent', { id: juno, partner_id: maya }])
    expect([own?.code, own?.message]).toEqual([
      'forbidden',
      'Whoever made a profile stays a parent',
    ])
    home.run(['Maya', 'endParent', end])
    const missing = { code: 'not_found', message: 'This person is no parent of Juno' }
    expect(home.refusal(['Maya', 'endParent', end])).toMatchObject(missing)
    home.run(['Maya', 'askParent', end])
    expect(home.refusal(['Maya', 'endParent', end])).toMatchObject(missing)
  })
})

describe('who made it leaves (K5)', () => {
  test('only the maker deletes the profile; the other parents are told', () => {
    const home = withTwoParents()
    home.put('tasks', makeTask('Juno'))
    expect(home.refusal(['Theo', 'deleteChild', { id: juno }])?.code).toBe('forbidden')
    home.run(['Maya', 'deleteChild', { id: juno }])
    for (const table of ['users', 'accounts'] as const)
      expect(home.get(table, juno)).toBeUndefined()
    expect(home.all('tasks')).toEqual([])
    expect(home.all('partnerships').filter((each) => each.invitee_id === juno)).toEqual([])
    expect(home.notifications()).toContain(
      'Theo: partnership_removed: Maya deleted the profile of Juno',
    )
  })

  test('the oldest other parent takes it over, with their plan, whether the account goes or the partnership (K1, K5)', () => {
    for (const [name, input] of [
      ['deleteAccount', {}],
      ['removePartner', { id: idOf('Maya+Juno') }],
    ] as const) {
      const home = withTwoParents()
      const account = home.get('accounts', theo)
      if (account) home.put('accounts', { ...account, plan: 'ultimate' })
      home.run(['Maya', name, input as never])
      expect(home.get('accounts', juno)).toMatchObject({ made_by: theo, plan: 'ultimate' })
      expect(home.get('users', juno)?.is_child).toBe(true)
      home.run(['Theo', 'deleteChild', { id: juno }])
    }
  })

  test('without another parent the child goes with the account, and the partnership stays', () => {
    const home = household()
    expect(home.refusal(['Maya', 'removePartner', { id: idOf('Maya+Juno') }])?.message).toBe(
      'Juno has no other parent. Delete the profile instead.',
    )
    home.run(['Maya', 'deleteAccount', {}])
    expect(home.get('users', juno)).toBeUndefined()
    expect(home.get('accounts', juno)).toBeUndefined()
  })

  test('a child does not delete itself', () => {
    expect(household().refusal(['Juno', 'deleteAccount', {}])?.code).toBe('forbidden')
  })
})

describe('growing up (K6)', () => {
  test('gives it a name and an address of its own, and keeps everything else', () => {
    const home = household()
    const points = { ...emptyBalance(juno), total_points: 95 }
    home.put('balances', points)
    home.run(['Maya', 'growUp', { id: juno, username: 'Juno', email: 'juno@example.org' }])
    expect(home.get('users', juno)).toMatchObject({ username: 'Juno', email: 'juno@example.org' })
    expect(home.get('accounts', juno)).toMatchObject({
      username_key: 'juno',
      email_key: 'juno@example.org',
      made_by: maya,
    })
    expect(home.get('balances', juno)).toEqual(points)
    // Nobody has used the link yet, so another one can be made.
    home.run(['Maya', 'growUp', { id: juno, username: 'Juno', email: 'juno@example.org' }])
  })

  test('until it is an ordinary account, nobody else becomes its parent by an invitation (K4)', () => {
    const home = household()
    const email = 'juno@example.org'
    home.run(['Maya', 'growUp', { id: juno, username: 'Juno', email }])
    const [id, token] = [idOf('invitation'), 't'.repeat(43)]
    home.run(['Nora', 'invitePartner', { id, token, email, role: 'child' }])
    expect(home.get('partnerships', id)?.invitee_id).toBeNull()
    home.put('partnerships', makePartnership('Nora', 'Juno', { id, status: 'pending' }))
    const accept = { id, status: 'accepted' } as const
    expect(home.refusal(['Juno', 'respondToInvitation', accept])?.message).toBe(
      'Only a parent can ask somebody in for this profile',
    )
  })

  test('a name or an address of somebody else is refused, naming the field', () => {
    const home = household()
    const grow = (username: string, email: string) =>
      home.refusal(['Maya', 'growUp', { id: juno, username, email }])
    expect(grow('THEO', 'juno@example.org')).toMatchObject({
      code: 'name_taken',
      details: { field: 'username' },
    })
    expect(grow('juno', 'Theo@example.org')?.details).toEqual({ field: 'email' })
  })
})

test('an admin can give a child without e-mail neither an address nor the role, but the plan of its maker (K1)', () => {
  const home = household()
  const account = home.get('accounts', nora)
  if (account) home.put('accounts', { ...account, role: 'admin' })
  const edit = (given: object) =>
    home.refusal(['Nora', 'editUser', { id: juno, ...given } as never])?.code
  expect(edit({ email: 'juno@example.org' })).toBe('forbidden')
  expect(edit({ role: 'admin' })).toBe('forbidden')
  expect(home.refusal(['Nora', 'makeAdmin', { id: juno }])?.code).toBe('forbidden')
  home.run(['Nora', 'editUser', { id: maya, plan: 'free' }])
  expect(home.get('accounts', juno)?.plan).toBe('free')
})

test('of a child with an account of its own parents set the pauses, and change nothing else (K2)', () => {
  const home = household()
  const ida = idOf('Ida')
  const pause = { id: idOf('z'), kind: 'away', from_on: monday.slice(0, 10), for: ida } as const
  home.run(['Theo', 'setPause', pause])
  for (const changed of [{ kid_mode: true }, { name: 'Idar' }, { language: 'de' }])
    expect(home.refusal(['Theo', 'updateChild', { id: ida, ...changed }])?.code).toBe('not_found')
})

test('a partner of the family may not set the pause of a child that is not theirs; its parent may (K2)', () => {
  const home = household()
  const pause = { id: idOf('z'), kind: 'away', from_on: monday.slice(0, 10), for: juno } as const
  expect(home.refusal(['Theo', 'setPause', pause])?.code).toBe('forbidden')
  home.run(['Maya', 'setPause', pause])
})
