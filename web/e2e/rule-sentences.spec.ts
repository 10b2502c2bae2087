/** A screen reader's summary of a rule while it is being chosen: a sentence that people would say themselves (C4). */
import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** A button, chip or switch that is pressed, or a field with the value put into it. */
type Step = string | readonly [label: string, value: string]

const weekly = 'Chosen weekdays'
const monthly = 'Monthly'
const starts: Step = ['Starts on', '2028-02-29']
/** Choosing months begins with all of them. */
const notIn = (...months: readonly string[]): readonly Step[] => ['Only in some months', ...months]
const winter = ['January', 'February', 'March', 'November', 'December']

/** Every rule begins on a Tuesday, which is therefore the first of the chosen weekdays. */
const tuesday: readonly Step[] = ['Every day', ['Starts on', '2026-11-24']]

const rules: readonly (readonly [steps: readonly Step[], sentence: string])[] = [
  [['Every day'], 'Every day'],
  [['Every day', ['Every how many days', '2']], 'Every 2 days'],
  [['Every day', ['Time', '18:00']], 'Every day at 18:00'],
  [[weekly], 'Every Tuesday'],
  [[weekly, 'Friday'], 'Every Tuesday and Friday'],
  [[weekly, 'Monday', 'Wednesday', 'Thursday', 'Friday'], 'Every weekday'],
  [[weekly, 'Saturday', 'Sunday', 'Tuesday'], 'Every Saturday and Sunday'],
  [['Every few weeks'], 'Every 2 weeks on Tuesday'],
  [['Every few weeks', 'Monday', 'Wednesday', 'Thursday', 'Friday'], 'Every 2 weeks on weekdays'],
  [[monthly, ['Day of the month', '12']], 'Every month on the 12th'],
  [
    [monthly, ['Day of the month', '31']],
    'Every month on the 31st, in shorter months on the last day',
  ],
  [
    [monthly, ['Every how many months', '3'], ['Day of the month', '1']],
    'Every 3 months on the 1st',
  ],
  [
    [monthly, 'On a weekday', ['Which one', 'First'], ['Weekday', 'Tuesday']],
    'Every month on the first Tuesday',
  ],
  [
    [monthly, 'On a weekday', ['Which one', 'Last'], ['Weekday', 'Friday']],
    'Every month on the last Friday',
  ],
  [
    [monthly, starts, ['Every how many months', '12'], ['Day of the month', '29']],
    'Every year on the 29th of February, in shorter years on the 28th',
  ],
  [['After it is done', ['Days after it is done', '4']], '4 days after it is done'],
  [['After it is done', ['Days after it is done', '14']], '2 weeks after it is done'],
  [
    ['After it is done', ['Days after it is done', '4'], ['Time', '09:00']],
    '4 days after it is done, at 09:00',
  ],
  [[weekly, ...notIn(...winter)], 'Every Tuesday, only April to October'],
  [
    ['Every day', ['Starts on', '2026-11-21'], 'On a day', ['Last day', '2026-12-06']],
    'Every day, until Sun, Dec 6',
  ],
  [
    ['Every day', ['Starts on', '2026-12-30'], 'After n times', ['How many times', '3']],
    'Every day, until Fri, Jan 1, 2027',
  ],
  [[weekly, 'Friday', 'Take turns'], 'Every Tuesday and Friday, in turns'],
  [['Every day', ['Time', '18:00'], 'One person', ['Who', 'Theo']], 'Every day at 18:00, for Theo'],
]

async function take(dialog: Locator, step: Step): Promise<void> {
  if (typeof step === 'string') {
    const named = { name: step, exact: true }
    return dialog.getByRole('button', named).or(dialog.getByRole('switch', named)).click()
  }
  const [label, value] = step
  const named = { name: new RegExp(`^${label}( optional)?$`) }
  const typed = dialog.getByRole('textbox', named).or(dialog.getByRole('spinbutton', named))
  const field = typed.or(dialog.getByRole('combobox', named))
  const isList = await field.evaluate((each) => each.tagName === 'SELECT')
  await (isList ? field.selectOption({ label: value }) : field.fill(value))
}

/** The sentence that is read before the summary's list of days. */
async function sentenceOf(dialog: Locator): Promise<string> {
  const summary = dialog.getByRole('status').filter({ has: dialog.page().getByRole('list') })
  const [, first = ''] = (await summary.ariaSnapshot()).split('\n')
  return first.replace(/^\s*- text: /, '').replace(/^"(.*)"$/, '$1')
}

test('the form says each of many rules in a sentence (C4, C11, C18)', async ({ joinBoth }) => {
  const [maya] = await joinBoth()
  const { page } = maya
  await page.goto('/tasks?tab=repeating&new=1')
  const dialog = page.getByRole('dialog')
  for (const [steps, sentence] of rules) {
    await dialog.getByRole('button', { name: 'Never', exact: true }).first().click()
    for (const step of [...tuesday, ...steps]) await take(dialog, step)
    await expect.poll(() => sentenceOf(dialog), steps.join()).toBe(sentence)
  }
})
