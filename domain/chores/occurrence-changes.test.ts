/** Changing a single occurrence: its texts, its day and its person; and late ticks. 2026-11-21 is a Saturday. */
import { describe, expect, test } from 'vitest'
import { idOf, makePartnership } from '#domain/testing/make.ts'
import type { AgendaSpan } from './agenda.ts'
import { agendaBetween, agendaNow, taskOf } from './agenda.ts'
import { occurrenceId } from './chore-ids.ts'
import type { Chore } from './chore.ts'
import { bins, friday, household, people, rowOf, tap, tuesday } from './testing/bins-household.ts'

/** The bins as a person sees them. */
function agenda(home: ReturnType<typeof household>, span: AgendaSpan) {
  const chore = home.chore()
  if (!chore) throw new Error('The chore is gone')
  const rows = home.all('tasks').filter(({ chore_id }) => chore_id === chore.id)
  const withRows = { series: { chore, seats: home.all('seats'), pauses: home.all('pauses') }, rows }
  const told = ({ slot, due_on, state, person }: ReturnType<typeof agendaNow>[number]) =>
    [
      slot,
      due_on === slot ? [] : `on ${due_on}`,
      state,
      people.find((name) => idOf(name) === person),
    ]
      .flat()
      .filter(Boolean)
      .join(' ')
  return {
    between: agendaBetween(withRows, span).map(told),
    now: agendaNow(withRows, span.at).map(told),
    task: agendaNow(withRows, span.at).map((item) => taskOf(item, span.at).name),
  }
}

const twoWeeks = (at: string): AgendaSpan => ({ from: '2026-11-21', to: '2026-12-01', at })

describe('changing one alone', () => {
  test('moves it to another day; the others, its slot and its turn stay (C16)', () => {
    const home = household()
    home.run(['Theo', 'updateOccurrence', { ...tuesday, due_on: '2026-11-26' }], tap('11-24'))
    expect(home.get('tasks', rowOf('2026-11-24'))).toMatchObject({
      due_on: '2026-11-26',
      slot: tuesday.slot,
    })
    expect(agenda(home, twoWeeks('2026-11-24T09:00:00.000Z')).between).toEqual([
      '2026-11-24 on 2026-11-26 planned Theo',
      '2026-11-27 planned Juno',
      '2026-12-01 planned Maya',
    ])
    expect(agenda(home, twoWeeks('2026-11-27T09:00:00.000Z')).now).toEqual([
      '2026-11-24 on 2026-11-26 overdue Theo',
    ])
    home.run(['Theo', 'updateOccurrence', { ...tuesday, due_on: '2026-11-24' }], tap('11-24'))
    expect(home.get('tasks', rowOf('2026-11-24'))?.due_on).toBeNull()
  })

  test('by the command of any task, and never of what all days have in common (C2, C14, C17)', () => {
    const home = household()
    home.run(['Theo', 'updateTask', { ...tuesday, name: 'Boxes', is_shared: true }], tap('11-24'))
    expect(home.get('tasks', rowOf('2026-11-24'))?.name).toBe('Boxes')
    const others = { is_shared: false, due_zone: 'Asia/Tokyo', remind_at: '07:00' }
    for (const [field, value] of Object.entries(others)) {
      const change = { ...tuesday, name: 'Lids', [field]: value }
      const refused = home.refusal(['Theo', 'updateTask', change], tap('11-24'))
      expect(refused).toMatchObject({ code: 'invalid_args', details: { field } })
    }
    expect(home.get('tasks', rowOf('2026-11-24'))?.name).toBe('Boxes')
  })

  test('whose repeating task was deleted is still found by it and its day (C2)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', tuesday], tap('11-24'))
    home.run(['Maya', 'deleteChore', bins])
    expect(home.refusal(['Juno', 'completeTask', tuesday], tap('11-24'))?.code).toBe(
      'already_completed',
    )
    expect(home.refusal(['Juno', 'completeTask', friday], tap('11-27'))?.code).toBe('not_found')
  })

  test('taken back after its repeating task was deleted, it pays whoever does it; deleted with it, nobody (C2, C10)', () => {
    const [home, other] = [household(), household()]
    const id = rowOf('2026-11-24')
    home.run(['Theo', 'completeTask', tuesday], tap('11-24'))
    home.run(['Maya', 'deleteChore', bins])
    home.run(['Theo', 'reopenTask', { id }], tap('11-24', '10:00'))
    home.run(['Theo', 'releaseTask', { id }], tap('11-24', '10:00'))
    home.run(['Juno', 'completeTask', tuesday], tap('11-24', '11:00'))
    expect(people.map((name) => home.pointsOf(name))).toEqual([0, 0, 10])
    other.run(['Theo', 'completeTask', tuesday], tap('11-24'))
    other.run(['Theo', 'reopenTask', { id }], tap('11-24', '10:00'))
    other.run(['Maya', 'deleteChore', bins])
    for (const target of [tuesday, { id }])
      expect(other.refusal(['Juno', 'completeTask', target], tap('11-24', '11:00'))?.code).toBe(
        'not_found',
      )
  })

  test('left out after it was taken back, it is there again once somebody does it, by whichever id (C2, C10)', () => {
    const home = household()
    const id = rowOf('2026-11-24')
    home.run(['Maya', 'completeTask', tuesday], tap('11-24'))
    home.run(['Maya', 'reopenTask', { id }], tap('11-24', '10:00'))
    home.run(['Maya', 'deleteTask', { id }], tap('11-24', '11:00'))
    expect(home.get('tasks', id)?.is_hidden).toBe(true)
    home.run(['Theo', 'completeTask', { id }], tap('11-24', '12:00'))
    expect(home.get('tasks', id)).toMatchObject({ is_hidden: false, completions: 2 })
    expect(home.chore()?.skips).toBe('')
  })

  test.each([
    ['2026-11-27', 'That is when the next one is due. Skip this one instead.'],
    ['2026-11-23', 'Please choose a day from today on'],
  ])('it cannot be moved to %s (C16)', (due_on, message) => {
    expect(
      household().refusal(['Theo', 'updateOccurrence', { ...tuesday, due_on }], tap('11-24')),
    ).toMatchObject({ code: 'invalid_args', message, details: { field: 'due_on' } })
  })

  test('after one is done the next moves by 60 days at most (C16)', () => {
    const home = household({ repeats: 'after_done', every: 4, who: 'anyone' })
    const move = (due_on: string) => ['Maya', 'updateOccurrence', { ...tuesday, due_on }] as const
    expect(home.refusal(move('2027-01-24'), tap('11-24'))).toMatchObject({
      message: 'Please choose a day within 60 days',
    })
    home.run(move('2027-01-23'), tap('11-24'))
    expect(home.get('tasks', rowOf('2026-11-24'))?.due_on).toBe('2027-01-23')
  })

  test('gives it to somebody, who hears of it; the order goes on as planned (C14)', () => {
    const home = household()
    home.run(['Maya', 'updateOccurrence', { ...tuesday, assigned_to: idOf('Juno') }], tap('11-23'))
    expect(home.notifications()).toEqual(['Juno: turn_given: Maya gave you Bins to the kerb'])
    expect(agenda(home, twoWeeks('2026-11-23T09:00:00.000Z')).between).toEqual([
      '2026-11-24 planned Juno',
      '2026-11-27 planned Juno',
      '2026-12-01 planned Maya',
    ])
    home.complete('Juno', '2026-11-24')
    expect(home.plan('2026-11-24', '2026-12-01')).toEqual(['2026-11-27 Juno', '2026-12-01 Maya'])
  })

  describe('claiming somebody else’s turn (C14)', () => {
    const claim = (name: string) => [name, 'claimOccurrence', tuesday] as const

    test('is told to whose turn it was, and to the owner, once each; a name to those who know it (T5)', () => {
      const home = household()
      home.run(claim('Juno'), tap('11-24'))
      home.run(claim('Juno'), tap('11-24'))
      expect(home.notifications()).toEqual([
        'Maya: task_claimed: Juno claimed Bins to the kerb',
        'Theo: task_claimed: Somebody claimed Bins to the kerb',
      ])
    })

    test('one’s own is told to the owner alone, and nobody hears of what they did', () => {
      const theirs = household()
      theirs.run(claim('Theo'), tap('11-24'))
      expect(theirs.notifications()).toEqual(['Maya: task_claimed: Theo claimed Bins to the kerb'])
      const owners = household({ turn: 0 })
      owners.run(claim('Maya'), tap('11-24'))
      expect(owners.notifications()).toEqual([])
    })

    test('one that was given is told to whom it was given', () => {
      const home = household({ turn: 0 })
      const given = { ...tuesday, assigned_to: idOf('Juno') }
      home.run(['Maya', 'updateOccurrence', given], tap('11-23'))
      home.run(claim('Maya'), tap('11-24'))
      expect(home.notifications()).toEqual([
        'Juno: turn_given: Maya gave you Bins to the kerb',
        'Juno: task_claimed: Maya claimed Bins to the kerb',
      ])
    })
  })

  test('a turn passed on is told to whoever has it then (C14)', () => {
    const home = household()
    home.put('partnerships', makePartnership('Theo', 'Juno'))
    home.run(['Theo', 'passTurn', tuesday], tap('11-24'))
    expect(home.notifications()).toEqual([
      'Juno: turn_passed: Theo passed Bins to the kerb on to you',
    ])
  })

  test('its texts are its own; the chore and the next keep theirs (C17)', () => {
    const home = household()
    home.run(
      ['Maya', 'updateOccurrence', { ...tuesday, name: 'Bins and boxes', time_minutes: 20 }],
      tap('11-24'),
    )
    expect(agenda(home, twoWeeks('2026-11-24T09:00:00.000Z')).task).toEqual(['Bins and boxes'])
    home.complete('Theo', '2026-11-24')
    expect(home.pointsOf('Theo')).toBe(20)
    expect(home.chore()?.name).toBe('Bins to the kerb')
  })

  test.each([
    [{ assigned_to: idOf('Ines') }, 'not_partner'],
    [{ name: '' }, 'invalid_args'],
    [{ due_time: '24:00' }, 'invalid_args'],
  ])('%o is refused as %s', (given, code) => {
    expect(
      household().refusal(['Maya', 'updateOccurrence', { ...tuesday, ...given }], tap('11-24')),
    ).toMatchObject({ code })
  })

  test('children change nothing, and nobody what is done or claimed (C26)', () => {
    const home = household({}, 'child')
    const refusal = (name: string) =>
      home.refusal([name, 'updateOccurrence', { ...tuesday, name: 'Bags' }], tap('11-24'))?.code
    expect(refusal('Juno')).toBe('forbidden')
    home.run(['Theo', 'claimOccurrence', tuesday], tap('11-23'))
    expect(refusal('Maya')).toBe('claimed')
    home.complete('Theo', '2026-11-24')
    expect(refusal('Maya')).toBe('already_completed')
  })

  test('the row can be changed through its own id, too', () => {
    const home = household()
    home.run(['Maya', 'updateOccurrence', { ...tuesday, name: 'Bags' }], tap('11-24'))
    const move = { id: rowOf('2026-11-24'), due_on: '2026-11-27' }
    expect(home.refusal(['Maya', 'updateTask', move], tap('11-24'))).toMatchObject({
      code: 'invalid_args',
    })
    home.run(['Maya', 'updateTask', { ...move, due_on: '2026-11-25' }], tap('11-24'))
    expect(home.get('tasks', rowOf('2026-11-24'))).toMatchObject({
      due_on: '2026-11-25',
      name: 'Bags',
    })
  })
})

describe('what is due', () => {
  test('with a time it is overdue when the time is over (T13)', () => {
    const home = household({ due_time: '19:00' })
    // 19:00 in Berlin.
    expect(agenda(home, twoWeeks('2026-11-24T17:59:00.000Z')).now).toEqual(['2026-11-24 open Theo'])
    expect(agenda(home, twoWeeks('2026-11-24T18:00:00.000Z')).now).toEqual([
      '2026-11-24 overdue Theo',
    ])
  })

  test('one that was reopened stands beside the one that is open (C9)', () => {
    const home = household()
    home.complete('Theo', '2026-11-24')
    home.complete('Juno', '2026-11-27')
    home.run(['Theo', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-25', '08:00'))
    expect(agenda(home, twoWeeks('2026-11-28T09:00:00.000Z'))).toMatchObject({
      now: ['2026-11-24 overdue', '2026-12-01 planned Maya'],
      between: ['2026-11-24 overdue', '2026-11-27 done Juno', '2026-12-01 planned Maya'],
    })
  })

  test('one that was claimed ahead is gone when an earlier completion covers it (C6)', () => {
    const home = household()
    home.run(['Maya', 'claimOccurrence', friday], tap('11-23'))
    home.complete('Theo', '2026-11-24', tap('11-28'))
    expect(home.get('tasks', rowOf('2026-11-27'))).toBeUndefined()
  })
})

describe('a late tick', () => {
  const feeding: Partial<Chore> = {
    repeats: 'daily',
    if_missed: 'moves_on',
    who: 'anyone',
    slot: '2026-11-20',
    starts_on: '2026-11-20',
  }

  test('mends the streak that its day had broken (C8, example 17)', () => {
    const home = household(feeding)
    for (const day of ['11-20', '11-21', '11-22', '11-24', '11-25'])
      home.complete('Maya', `2026-${day}`, tap(day, '20:00'))
    expect(home.chore()).toMatchObject({ run: 2, best_run: 3 })
    home.complete('Theo', '2026-11-23', tap('11-25', '21:00'))
    expect(home.chore()).toMatchObject({ run: 6, best_run: 6, last_slot: '2026-11-25' })
    expect(home.pointsOf('Theo')).toBe(10)
  })

  test('that is taken back breaks the streak again; taken back later, it changes no streak (C9)', () => {
    const home = household(feeding)
    for (const day of ['11-20', '11-21', '11-22', '11-24', '11-25'])
      home.complete('Maya', `2026-${day}`, tap(day, '20:00'))
    const late = { id: occurrenceId(bins.id, '2026-11-23') }
    home.complete('Theo', '2026-11-23', tap('11-25', '21:00'))
    home.run(['Theo', 'reopenTask', late], tap('11-25', '21:01'))
    expect(home.chore()).toMatchObject({ run: 2, best_run: 3, last_slot: '2026-11-25' })
    home.complete('Theo', '2026-11-23', tap('11-25', '21:02'))
    home.complete('Maya', '2026-11-26', tap('11-26'))
    home.run(['Theo', 'reopenTask', late], tap('11-26', '10:00'))
    expect(home.chore()).toMatchObject({ run: 7, best_run: 7, last_slot: '2026-11-26' })
  })

  test('of Monday is paid on Wednesday at 20:00 and mends the streak, and is over on Thursday (T24, C7, example 17)', () => {
    const home = household({ ...feeding, run: 2, slot: '2026-11-23', last_slot: '2026-11-22' })
    home.complete('Maya', '2026-11-24', tap('11-24', '19:00'))
    expect(home.chore()?.run).toBe(1)
    const monday = ['Theo', 'completeOccurrence', { ...bins, slot: '2026-11-23' }] as const
    expect(home.refusal(monday, tap('11-26'))?.message).toBe('This one is over')
    home.run(monday, tap('11-25', '19:00'))
    expect(home.pointsOf('Theo')).toBe(10)
    expect(home.chore()).toMatchObject({ run: 4, best_run: 4 })
  })

  test.each([
    [['11-23', '11-24', '11-25']],
    [['11-23', '11-25', '11-24']],
    [['11-24', '11-23', '11-25']],
    [['11-24', '11-25', '11-23']],
    [['11-25', '11-23', '11-24']],
    [['11-25', '11-24', '11-23']],
  ])('after another one mends the streak in any order: %j (C8, T24)', (days) => {
    const home = household({ ...feeding, run: 9, slot: '2026-11-22', last_slot: '2026-11-21' })
    home.complete('Maya', '2026-11-22', tap('11-22'))
    for (const [minute, day] of days.entries())
      home.complete('Maya', `2026-${day}`, tap('11-25', `20:0${minute}`))
    expect(home.chore()).toMatchObject({ run: 13, best_run: 13, slot: '2026-11-26' })
    const last = `2026-${days.at(-1) ?? ''}`
    home.run(['Maya', 'reopenTask', { id: rowOf(last) }], tap('11-25', '20:30'))
    home.complete('Maya', last, tap('11-25', '21:00'))
    expect(home.chore()).toMatchObject({ run: 13, best_run: 13, slot: '2026-11-26' })
  })

  test('does not mend what a later missed day broke, though the turn was passed on since (C8, C14)', () => {
    const home = household({ ...feeding, who: 'turns', turn: 0 })
    for (const day of ['11-20', '11-21', '11-22']) home.complete('Maya', `2026-${day}`)
    home.run(['Maya', 'passTurn', { ...bins, slot: '2026-11-25' }], tap('11-25'))
    home.complete('Theo', '2026-11-23', tap('11-25', '21:00'))
    expect(home.chore()?.run).toBe(0)
    home.complete('Theo', '2026-11-24', tap('11-25', '21:01'))
    expect(home.chore()?.run).toBe(5)
  })

  test('does not mend what another missed day broke', () => {
    const home = household(feeding)
    for (const day of ['11-20', '11-23', '11-24'])
      home.complete('Maya', `2026-${day}`, tap(day, '20:00'))
    home.complete('Theo', '2026-11-22', tap('11-24', '21:00'))
    expect(home.chore()?.run).toBe(3)
  })
})
