/** Templates: saved with Ultimate, visible only to their owner, deletable on every plan (S3). */
import { expect, test } from 'vitest'
import { parseInput } from '#domain/commands.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, makeTemplate } from '#domain/testing/make.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'

const kept = makeTemplate('Maya', { id: idOf('kept') })

function householdOn(plan: Plan) {
  return createHousehold({
    people: ['Maya', 'Theo'],
    partners: ['Maya+Theo'],
    rows: [
      ['accounts', makeAccount('Maya', { plan })],
      ['accounts', makeAccount('Theo', { plan: 'ultimate' })],
      ['templates', kept],
    ],
  })
}

test('a template keeps all typed fields, and only a name is required', () => {
  const household = householdOn('ultimate')
  household.run(['Maya', 'createTemplate', { id: idOf('new'), name: 'Clean the oven' }])
  expect(household.get('templates', idOf('new'))).toMatchObject({
    user_id: idOf('Maya'),
    name: 'Clean the oven',
    time_minutes: 30,
    effort_level: 'easy',
    is_shared: false,
    repeats: null,
  })
})

test('a template keeps how its tasks repeat, as far as that is whole (C4)', () => {
  const household = householdOn('ultimate')
  const rule = { repeats: 'weekly', every: 2, weekdays: 0b10010, months: 0b111 } as const
  household.run(['Maya', 'createTemplate', { id: idOf('new'), name: 'Bins', ...rule }])
  expect(household.get('templates', idOf('new'))).toMatchObject({ ...rule, month_day: null })
  const noDays = { id: idOf('new'), weekdays: 0 }
  expect(household.refusal(['Maya', 'updateTemplate', noDays])).toMatchObject({
    code: 'invalid_args',
    details: { field: 'weekdays' },
  })
  household.run(['Maya', 'updateTemplate', { ...noDays, repeats: null }])
  expect(household.get('templates', idOf('new'))).toMatchObject({ repeats: null, weekdays: 0 })
})

test.each([
  [{ repeats: 'weekly', weekdays: 1, every: 53 } as const, 'Every must be from 1 to 52'],
  [{ every: 731 }, 'Every must be from 1 to 730'],
])('%o is refused with the bound of its rhythm (C4)', (rule, message) => {
  const template = { id: idOf('new'), name: 'Windows', ...rule }
  expect(householdOn('ultimate').refusal(['Maya', 'createTemplate', template])).toMatchObject({
    code: 'invalid_args',
    message,
    details: { field: 'every' },
  })
})

test('a template keeps time, reminder, turns and approval of a rule, and no people or days (S3)', () => {
  const household = householdOn('ultimate')
  const kept = {
    repeats: 'daily',
    due_time: '18:00',
    remind_at: '17:30',
    if_missed: 'waits',
    who: 'turns',
    turns_order: 'least',
    turns_change: 'week',
    approval: 'everyone',
  } as const
  const call = { id: idOf('new'), name: 'Bins', ...kept }
  household.run(['Maya', 'createTemplate', call])
  expect(household.get('templates', idOf('new'))).toMatchObject(kept)
  const forOne = { ...call, who: 'person' as 'turns' }
  expect(household.refusal(['Maya', 'createTemplate', forOne])?.code).toBe('invalid_args')
  expect(Object.keys(household.get('templates', idOf('new')) ?? {})).not.toContain('starts_on')
})

test.each([
  ['daily', 'moves_on'],
  ['weekly', 'waits'],
] as const)('an older device that saves a %s one means that it %s (C6)', (repeats, if_missed) => {
  const household = householdOn('ultimate')
  const given = { name: 'Bins', repeats, weekdays: 1 }
  const old = (name: 'createTemplate' | 'updateTemplate', id: string) =>
    parseInput(name, { id, ...given }, 3) as { id: string; name: string }
  household.run(['Maya', 'createTemplate', old('createTemplate', idOf('new'))])
  household.run(['Maya', 'updateTemplate', old('updateTemplate', kept.id)])
  for (const id of [idOf('new'), kept.id])
    expect(household.get('templates', id)).toMatchObject({ repeats, if_missed })
})

test('editing a template changes only the given fields', () => {
  const household = householdOn('ultimate')
  household.run(['Maya', 'updateTemplate', { id: kept.id, time_minutes: 45 }])
  expect(household.get('templates', kept.id)).toEqual({ ...kept, time_minutes: 45 })
})

test.each(['free', 'pro'] as const)(
  'on %s nothing is kept or changed, what exists stays',
  (plan) => {
    const household = householdOn(plan)
    const refused = {
      code: 'plan_needed',
      message: 'Custom task templates is part of the Ultimate plan',
      details: { plan: 'ultimate' },
    }
    expect(
      household.refusal(['Maya', 'createTemplate', { id: idOf('new'), name: 'x' }]),
    ).toMatchObject(refused)
    expect(household.refusal(['Maya', 'updateTemplate', { id: kept.id, name: 'x' }])).toMatchObject(
      refused,
    )
    expect(household.get('templates', kept.id)).toEqual(kept)
  },
)

test.each(plans)('on %s a template can be deleted', (plan) => {
  const household = householdOn(plan)
  household.run(['Maya', 'deleteTemplate', { id: kept.id }])
  expect(household.all('templates')).toEqual([])
})

test('a partner can neither edit nor delete it', () => {
  const household = householdOn('ultimate')
  for (const name of ['updateTemplate', 'deleteTemplate'] as const)
    for (const id of [kept.id, idOf('nothing')])
      expect(household.refusal(['Theo', name, { id }])).toEqual({
        code: 'not_found',
        message: 'Template not found',
        details: null,
      })
})

test('a second template with the same id is refused', () => {
  expect(
    householdOn('ultimate').refusal(['Maya', 'createTemplate', { id: kept.id, name: 'x' }]),
  ).toMatchObject({ code: 'id_conflict', message: 'A template with this id exists already' })
})
