/** The question who did it, at a device on the wall. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { WeekEntry } from '#domain/chores/week.ts'
import { makeTask } from '#domain/testing/make.ts'
import type { PersonHere } from '#web/features/device-accounts/people-here.ts'
import { makeHousehold } from '#web/testing/pair.ts'
import { WhoSheet } from './who-sheet.tsx'

const task = makeTask('Maya')
const done: WeekEntry = {
  id: task.id,
  day: '2026-11-21',
  time: null,
  state: 'done',
  person: null,
  task,
  item: null,
  series: null,
}
const household = makeHousehold({ people: new Map(), partners: [] })
const nobody: readonly PersonHere[] = []

function Wall({ entry }: { readonly entry: WeekEntry }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Fold the laundry
      </button>
      {isAsked && (
        <WhoSheet
          entry={entry}
          people={nobody}
          household={household}
          at="2026-11-21T12:00:00.000Z"
          onWho={() => Promise.resolve()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

test('who closes it is where they came from (U7)', async () => {
  render(<Wall entry={done} />)
  const chip = screen.getByRole('button', { name: 'Fold the laundry' })
  chip.focus()
  fireEvent.click(chip)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(chip))
})

test('where steps come first it says so, and asks nobody (T18)', async () => {
  const steps = { checklist: 'Wash\nDry\nFold', all_steps: true, checked: 0b001 }
  render(<Wall entry={{ ...done, state: 'open', task: { ...task, ...steps } }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Fold the laundry' }))
  expect(await screen.findByRole('dialog', { name: 'Two steps are still open' })).toBeTruthy()
  expect(screen.queryByText('Nobody on this device can do this one.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'We did it together' })).toBeNull()
})
