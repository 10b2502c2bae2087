/** A number field: figures in groups, steps by key, and buttons that keep the focus at either end. */
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

test.each([
  ['Less', 1],
  ['More', 99],
])('at the end “%s” does nothing, and can still have the focus', (name, value) => {
  const onChange = vi.fn<(value: number) => void>()
  render(
    <NumberStepper
      label="Points"
      value={value}
      onChange={onChange}
      min={1}
      max={99}
      decreaseLabel="Less"
      increaseLabel="More"
    />,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  expect(onChange).not.toHaveBeenCalled()
})
