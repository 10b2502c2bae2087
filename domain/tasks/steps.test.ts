/** The steps of a task: their bounds, ticks that merge, all of them first, and what a changed list keeps (T16-T19). */
import { describe, expect, test } from 'vitest'
import {
  bins,
  friday,
  household as binsHousehold,
  rowOf,
  tap,
  tuesday,
} from '#domain/chores/testing/bins-household.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { stepsOf } from './steps.ts'

const bags = { id: idOf('bags'), checklist: 'Lunch boxes\nBottles\nGym bag' }
const tick = (text: string, on = true) => ({ id: bags.id, text, on })

function household(given: Parameters<typeof makeTask>[1] = {}) {
  return createHousehold({
    people: ['Maya', 'Theo', 'Nora'],
    partners: ['Maya+Theo'],
    rows: [['tasks', makeTask('Maya', { ...bags, ...given })]],
  })
}

const tickedIn = (home: ReturnType<typeof household>) => {
  const row = home.get('tasks', bags.id)
  return row && stepsOf(row).flatMap(({ text, isTicked }) => (isTicked ? text : []))
}

describe('the list', () => {
  const lines = (count: number, length: number) =>
    Array.from({ length: count }, (_, line) => `${line} `.padEnd(length, 'x')).join('\n')

  test('is stored a step a line, without blank lines and spaces around it (T16)', () => {
    const home = household()
    const checklist = '\n Plates \n\n  Pots\t\n'
    home.run(['Maya', 'createTask', { id: idOf('new'), name: 'Dishes', checklist }])
    expect(home.get('tasks', idOf('new'))).toMatchObject({ checklist: 'Plates\nPots', checked: 0 })
  })

  test.each([
    [lines(21, 4), 'Up to 20 steps'],
    [lines(30, 80), 'Up to 20 steps'],
    ['x'.repeat(81), 'A step cannot exceed 80 characters'],
    ['x'.repeat(5000), 'A step cannot exceed 80 characters'],
    [`${lines(5, 20)}\n${'y'.repeat(81)}`, 'A step cannot exceed 80 characters'],
    ['Plates\nPots\nPLATES', 'Each step must be different'],
  ])('%j is refused: %s (T16)', (checklist, message) => {
    for (const [name, input] of [
      ['createTask', { id: idOf('new'), name: 'Dishes', checklist }],
      ['updateTask', { id: bags.id, checklist }],
    ] as const)
      expect(household().refusal(['Maya', name, input])).toMatchObject({
        code: 'invalid_args',
        message,
        details: { field: 'checklist' },
      })
  })

  test('may have 20 steps of 80 characters, counted as people count them (T16)', () => {
    const checklist = Array.from({ length: 20 }, (_, line) => `${line} `.padEnd(80, 'ä')).join('\n')
    expect(household().refusal(['Maya', 'updateTask', { id: bags.id, checklist }])).toBeNull()
    const woolly = '🧶'.repeat(80)
    expect(
      household().refusal(['Maya', 'updateTask', { id: bags.id, checklist: woolly }]),
    ).toBeNull()
  })
})

describe('a tick', () => {
  test('finds its step by the text, so that those of two devices merge (T17)', () => {
    const home = household()
    home.run(['Maya', 'tickStep', tick('Gym bag')])
    home.run(['Maya', 'tickStep', tick('Lunch boxes')])
    expect(tickedIn(home)).toEqual(['Lunch boxes', 'Gym bag'])
    home.run(['Maya', 'tickStep', tick('Gym bag', false)])
    expect(tickedIn(home)).toEqual(['Lunch boxes'])
  })

  test('is set by the same tap twice, never turned round (T17)', () => {
    const home = household()
    home.run(['Maya', 'tickStep', tick('Bottles')])
    expect(home.run(['Maya', 'tickStep', tick('Bottles')])).toEqual([])
  })

  test('of a step that is gone meanwhile, or of a task that is done, changes nothing (T17)', () => {
    const home = household()
    home.run(['Maya', 'updateTask', { id: bags.id, checklist: 'Bottles' }])
    expect(home.run(['Maya', 'tickStep', tick('Gym bag')])).toEqual([])
    home.run(['Maya', 'completeTask', { id: bags.id }])
    expect(home.run(['Maya', 'tickStep', tick('Bottles')])).toEqual([])
  })

  test('is for whoever may complete the task (T17)', () => {
    const home = household()
    expect(home.refusal(['Theo', 'tickStep', tick('Bottles')])?.code).toBe('not_claimed')
    expect(home.refusal(['Nora', 'tickStep', tick('Bottles')])?.code).toBe('not_found')
    home.run(['Theo', 'claimTask', { id: bags.id }])
    expect(home.refusal(['Maya', 'tickStep', tick('Bottles')])?.code).toBe('claimed')
    home.run(['Theo', 'tickStep', tick('Bottles')])
    expect(tickedIn(home)).toEqual(['Bottles'])
  })
})

describe('all steps first', () => {
  test.each([
    [0, 'Three steps are still open'],
    [0b001, 'Two steps are still open'],
    [0b110, 'One step is still open'],
  ])('with %i ticked it is refused: %s (T18)', (checked, message) => {
    const home = household({ all_steps: true, checked })
    expect(home.refusal(['Maya', 'completeTask', { id: bags.id }])).toMatchObject({
      code: 'steps_open',
      message,
    })
  })

  test('with all of them ticked it is completed (T18)', () => {
    const home = household({ all_steps: true, checked: 0b111 })
    home.run(['Maya', 'completeTask', { id: bags.id }])
    expect(home.pointsOf('Maya')).toBe(80)
  })

  test('otherwise completing needs no tick and sets none (T18)', () => {
    const home = household({ checked: 0b001 })
    home.run(['Maya', 'completeTask', { id: bags.id }])
    expect(tickedIn(home)).toEqual(['Lunch boxes'])
  })
})

test('a changed list keeps the ticks of steps whose text stays (T19)', () => {
  const home = household({ checked: 0b101 })
  home.run([
    'Maya',
    'updateTask',
    { id: bags.id, checklist: 'Gym bag\nKeys\nBottles\nLunch boxes' },
  ])
  expect(tickedIn(home)).toEqual(['Gym bag', 'Lunch boxes'])
  home.run(['Maya', 'updateTask', { id: bags.id, checklist: 'Gym bags' }])
  expect(home.get('tasks', bags.id)?.checked).toBe(0)
})

describe('of what a repeating task asks for', () => {
  const list = { checklist: 'Glass\nPaper\nRest' }
  const at = tap('11-24')
  const ticksOn = (home: ReturnType<typeof binsHousehold>, { slot }: typeof tuesday) => {
    const row = home.get('tasks', rowOf(slot))
    return row && stepsOf(row).flatMap(({ text, isTicked }) => (isTicked ? text : []))
  }

  test('a tick makes the row of its day; the next day starts unticked (T17, C1)', () => {
    const home = binsHousehold(list)
    home.run(['Theo', 'tickOccurrenceStep', { ...tuesday, text: 'Paper', on: true }], at)
    expect(ticksOn(home, tuesday)).toEqual(['Paper'])
    home.complete('Theo', tuesday.slot)
    home.run(['Juno', 'tickOccurrenceStep', { ...friday, text: 'Rest', on: true }], tap('11-27'))
    expect(ticksOn(home, friday)).toEqual(['Rest'])
  })

  test('a tick of no step makes no row, and one of a day that is over is refused silently (T17)', () => {
    const home = binsHousehold({ ...list, if_missed: 'moves_on' })
    const of = (text: string) => ({ ...tuesday, text, on: true })
    expect(home.run(['Theo', 'tickOccurrenceStep', of('Metal')], at)).toEqual([])
    expect(home.refusal(['Theo', 'tickOccurrenceStep', of('Paper')], tap('12-05'))?.code).toBe(
      'too_late',
    )
    home.run(['Juno', 'claimOccurrence', tuesday], at)
    expect(home.refusal(['Theo', 'tickOccurrenceStep', of('Paper')], at)?.code).toBe('claimed')
    expect(
      home.run(['Juno', 'tickStep', { id: rowOf(tuesday.slot), text: 'Paper', on: true }], at),
    ).not.toEqual([])
  })

  test('all steps come first there, too (T18)', () => {
    const home = binsHousehold({ ...list, all_steps: true })
    expect(home.refusal(['Theo', 'completeOccurrence', tuesday], at)?.code).toBe('steps_open')
  })

  test('another list of the chore, or of one day, keeps the ticks of steps that stay (T19, C17)', () => {
    const home = binsHousehold(list)
    home.run(['Theo', 'tickOccurrenceStep', { ...tuesday, text: 'Rest', on: true }], at)
    home.run(['Maya', 'updateChore', { ...bins, checklist: 'Rest\nGarden' }], at)
    expect(home.get('tasks', rowOf(tuesday.slot))?.checklist).toBe('Rest\nGarden')
    expect(ticksOn(home, tuesday)).toEqual(['Rest'])
    home.run(['Maya', 'updateOccurrence', { ...tuesday, checklist: 'Metal\nRest' }], at)
    expect(ticksOn(home, tuesday)).toEqual(['Rest'])
    expect(home.chore()?.checklist).toBe('Rest\nGarden')
  })

  test('a day that is left out and wanted again starts unticked (T17)', () => {
    const home = binsHousehold(list)
    home.run(['Theo', 'tickOccurrenceStep', { ...tuesday, text: 'Rest', on: true }], at)
    home.complete('Theo', tuesday.slot)
    home.run(['Theo', 'reopenTask', { id: rowOf(tuesday.slot) }], at)
    home.run(['Theo', 'skipOccurrence', tuesday], at)
    expect(home.get('tasks', rowOf(tuesday.slot))).toMatchObject({ is_hidden: true, checked: 0 })
  })
})
