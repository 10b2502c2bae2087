/** Steps to the previous and the next period. */
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { StepLinks } from './step-links.tsx'

const stepTo = (label: string, month: number) => ({ to: `?month=${month}`, label })

/** Three months. */
function Months() {
  const month = Number(useSearchParams()[0].get('month'))
  return (
    <StepLinks
      label="Months"
      earlier={month > 1 ? stepTo('Earlier', month - 1) : null}
      later={month < 3 ? stepTo('Later', month + 1) : null}
    />
  )
}

test.each([
  ['Earlier', 'Later'],
  ['Later', 'Earlier'],
])('at the end of "%s" the focus is on "%s", and not lost (U7)', (name, other) => {
  render(
    <MemoryRouter initialEntries={['/?month=2']}>
      <Months />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name })
  link.focus()
  fireEvent.click(link)
  expect(link.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: other }))
})
