/** The card of a task waiting for my approval: its points, who did it and when, and how prominent its answers are. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makePartnership, makeTask, makeUser } from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ApprovalRequest } from './approval-request.tsx'

const done = { completed_at: '2026-03-02T15:20:00.000Z', completions: 1 }
const withPhoto = { needs_photo: true, proof_url: picturePath('a'.repeat(64)) }

/** Maya, in Berlin, looks at a task that Theo did, beside a button of each tone. */
async function cardOf(given: Partial<Task>) {
  const task = makeTask('Theo', { ...done, ...given })
  const rows: Rows = [
    ...pair,
    ['users', makeUser('Juno', { is_child: true })],
    ['partnerships', makePartnership('Maya', 'Juno')],
  ]
  const asked = (household: Household) => (
    <>
      <ApprovalRequest {...{ task, household }} mark="none" at="2026-03-02T20:00:00.000Z" />
      <Button>Loud</Button>
      <Button tone="soft">Quiet</Button>
      <Button tone="outline">Outlined</Button>
    </>
  )
  const { ran } = await renderForAccount({ name: 'Maya', rows }, '/tasks?tab=completed', asked)
  const heading = await screen.findByRole('heading', { name: 'Fold the laundry' })
  const card = heading.closest('article')
  if (card === null) throw new Error('The task has no card')
  return Object.assign(card, { ran })
}

test.each<readonly [Partial<Task>, string]>([
  [{}, 'Theo, today 16:20'],
  [{ completed_at: '2026-03-01T08:05:00.000Z' }, 'Theo, yesterday 09:05'],
  [{ helpers: idOf('Juno') }, 'Theo with Juno, today 16:20'],
  [{ helpers: FORMER_MEMBER }, 'Theo with Former member, today 16:20'],
  [{ claimed_by: FORMER_MEMBER }, 'Former member, today 16:20'],
])('with %j, who did it and when is one sentence: %s', async (given, sentence) => {
  await cardOf(given)
  expect(screen.getByText(wholeText(sentence))).toBeTruthy()
})

test('who did it has a face, which says nothing of its own', async () => {
  const face = (await cardOf({})).querySelector('[style*="--d"]')
  expect(face?.getAttribute('data-letter')).toBe('T')
  expect(face?.getAttribute('aria-hidden')).toBe('true')
})

test('the points stand beside the name, not among what is said about the task', async () => {
  const card = await cardOf({ time_minutes: 30 })
  const points = screen.getByText('+60')
  const heading = screen.getByRole('heading', { name: 'Fold the laundry' })
  expect(points.parentElement?.parentElement).toBe(heading.parentElement)
  expect(card.textContent.match(/\+60/g)).toHaveLength(1)
})

test.each<readonly [string, Partial<Task>, string]>([
  ['with a photo approving is the first action of its card', withPhoto, 'Loud'],
  ['without one it is quiet', {}, 'Quiet'],
])('%s', async (_, given, look) => {
  await cardOf(given)
  const classOf = (name: string) => screen.getByRole('button', { name }).className
  expect(classOf('Approve Fold the laundry')).toBe(classOf(look))
  expect(classOf('Not done: Fold the laundry')).toBe(classOf('Outlined'))
  expect(screen.queryAllByText('The photo is deleted when it is approved.')).toHaveLength(
    look === 'Loud' ? 1 : 0,
  )
})

test('of two quick presses the first one counts', async () => {
  const { ran } = await cardOf({})
  for (const name of ['Approve Fold the laundry', 'Not done: Fold the laundry'])
    fireEvent.click(screen.getByRole('button', { name }))
  expect(ran.map(([name]) => name)).toEqual(['approveTask'])
})
