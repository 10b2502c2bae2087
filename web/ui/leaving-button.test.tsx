/** Where the focus goes when a button disappears after its work is done (U7). */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LeavingButton } from './leaving-button.tsx'

function Loans() {
  const [isCleared, setCleared] = useState(false)
  return (
    <section>
      <h2>Loans</h2>
      {!isCleared && (
        <LeavingButton within="section" next="h2" onClick={() => setCleared(true)}>
          Clear
        </LeavingButton>
      )}
    </section>
  )
}

test('with a keyboard it goes to what stays (U7)', () => {
  render(<Loans />)
  const clear = screen.getByRole('button', { name: 'Clear' })
  clear.focus()
  fireEvent.click(clear)
  const heading = screen.getByRole('heading', { name: 'Loans' })
  expect(document.activeElement).toBe(heading)
  expect(heading.getAttribute('tabindex')).toBe('-1')
})

test('with a pointer it is not moved (U7)', () => {
  render(<Loans />)
  const clear = screen.getByRole('button', { name: 'Clear' })
  clear.focus()
  // As a browser responds after a tap.
  vi.spyOn(clear, 'matches').mockReturnValue(false)
  fireEvent.click(clear)
  expect(document.activeElement).toBe(document.body)
})
