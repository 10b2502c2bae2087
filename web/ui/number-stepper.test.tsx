/** Reading a number field: grouped digits, and steps by key. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NumberStepper } from './number-stepper.tsx'

test.each([
  ['1000', 1000],
  ['1.000', 1000],
  ['1,000,000', 1_000_000],
  ['1’000', 1000],
  ["1'000", 1000],
  ['1 000', 1000],
  ['1\u202f000', 1000],
  [' 7 ', 7],
  ['1.5', 0],
  ['1.0000', 0],
  ['-5', 0],
  ['12 cups', 0],
  ['', 0],
])('%j is %d', (value, number) => {
  const onChange = vi.fn<(value: number) => void>()
  render(
    <NumberStepper
      label="Points"
      value={5}
      onChange={onChange}
      max={10_000_000}
      decreaseLabel="Less"
      increaseLabel="More"
    />,
  )
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Points' }), { target: { value } })
  expect(onChange).toHaveBeenLastCalledWith(number)
})
