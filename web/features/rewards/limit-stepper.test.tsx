/** A limit of a reward: its buttons keep the focus at either end. */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { LimitStepper } from './limit-stepper.tsx'

function Limit() {
  const [value, setValue] = useState<number | null>(1)
  return <LimitStepper label="A week" note="" value={value} max={2} onChange={setValue} />
}

test('below the least there is no limit, above the most nothing, and the buttons stay', () => {
  render(<Limit />)
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const press = (name: string) => {
    fireEvent.click(button(name))
    expect(button(name).disabled).toBe(false)
    return [screen.getByRole('spinbutton').textContent, button(name).getAttribute('aria-disabled')]
  }
  press('A week: one less')
  expect(press('A week: one less')).toEqual(['No limit', 'true'])
  press('A week: one more')
  press('A week: one more')
  expect(press('A week: one more')).toEqual(['2', 'true'])
})
