/** The steps of a task, from its chip in the week (T15, T17). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { makeChore, makeUser } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { WeekScreen } from './week-screen.tsx'

afterEach(() => void vi.useRealTimers())

test('the popover opens the steps in a sheet, and a tick there is kept (T17)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  const chore = makeChore('Maya', {
    name: 'Pack the bags',
    repeats: 'daily',
    weekdays: 0,
    starts_on: '2026-11-21',
    slot: '2026-11-21',
    is_shared: true,
    checklist: 'Bottles\nGym bag',
  })
  const { ran } = await renderForAccount(
    {
      name: 'Maya',
      rows: [
        ['users', makeUser('Maya')],
        ['chores', chore],
      ],
    },
    '/week',
    <Routes>
      <Route path="/week/:monday?" element={<WeekScreen />} />
    </Routes>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Pack the bags, to do/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Steps of Pack the bags' }))
  const step = await screen.findByRole('checkbox', { name: 'Gym bag' })
  const sheet = within(step.closest<HTMLElement>('[role=dialog]') ?? document.body)
  fireEvent.click(step)
  await waitFor(() => expect(sheet.getByText('1 of 2 steps')).toBeTruthy())
  expect(ran.map(([name]) => name)).toEqual(['tickStep'])
})
