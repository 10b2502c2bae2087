/** Where the focus goes when a card leaves its list (U7). */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CardList, ListItem } from './list-item.tsx'

function Cards() {
  const [left, setLeft] = useState(['Kettle', 'Oven'])
  return (
    <main tabIndex={-1}>
      <CardList>
        {left.map((name) => (
          <ListItem key={name} focusKey="">
            <button type="button" onClick={() => setLeft(left.filter((each) => each !== name))}>
              {name}
            </button>
          </ListItem>
        ))}
      </CardList>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** How often the focus was moved, and whether that could have scrolled the page. */
function watchFocus() {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  return () => focus.mock.calls.map(([options]) => options?.preventScroll)
}

test('with a keyboard it goes to the neighbor, at last to the page, and nothing scrolls (U7)', () => {
  render(<Cards />)
  button('Kettle').focus()
  const moves = watchFocus()
  fireEvent.click(button('Kettle'))
  expect(document.activeElement).toBe(button('Oven'))
  fireEvent.click(button('Oven'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(moves()).toEqual([true, true])
})

test('with a pointer it is not moved (U7)', () => {
  render(<Cards />)
  const kettle = button('Kettle')
  kettle.focus()
  // As a browser responds after a tap.
  const matches = vi.spyOn(kettle, 'matches').mockReturnValue(false)
  const moves = watchFocus()
  fireEvent.click(kettle)
  expect(matches).toHaveBeenCalledWith(':focus-visible')
  expect(moves()).toEqual([])
})

test('the press of a button that has just replaced another counts as one of it (U7)', async () => {
  // Effects then run as late as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  function Steps() {
    const [step, setStep] = useState(0)
    useEffect(() => {
      const later = setTimeout(() => setStep(1))
      return () => clearTimeout(later)
    }, [])
    return (
      <ListItem focusKey={String(step)}>
        <button key={step} type="button" onClick={() => setStep(step + 1)}>
          {step}
        </button>
      </ListItem>
    )
  }
  render(<Steps />)
  const shown = new MutationObserver(() => {
    shown.disconnect()
    button('1').focus()
    button('1').click()
  })
  shown.observe(document.body, { childList: true, subtree: true })
  await waitFor(() => expect(document.activeElement).toBe(button('2')))
})
