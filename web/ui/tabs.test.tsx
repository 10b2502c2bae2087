/** The accessible name of a tab includes its count. */
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

test('a large count is grouped, and said where all of it waits', () => {
  const tabs = [
    { id: 'done', to: '/?tab=done', label: 'Completed', count: 1240 },
    {
      id: 'wait',
      to: '/?tab=wait',
      label: 'Approvals',
      count: 1000,
      waiting: { count: 1000, name: '1,000 wait' },
    },
  ]
  render(
    <MemoryRouter>
      <Tabs of="tasks" label="Tasks" tabs={tabs} current="done" />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Completed(1,240)',
    'Approvals(1,000)',
  ])
})
