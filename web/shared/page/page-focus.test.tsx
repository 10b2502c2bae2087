/** The focus after a step within a page, and on the way to another one. */
import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { usePageFocus } from './page-focus.ts'

function Page({ to }: { readonly to: string }) {
  usePageFocus(false)
  return (
    <main id="content" tabIndex={-1}>
      <Link to={to}>Step</Link>
    </main>
  )
}

test.each([
  ['/week', '/week/2026-03-09', true],
  ['/reports/2026-03-09', '/reports/2026-03-02', true],
  ['/points', '/reports/2026-03-02', false],
  ['/week/2026-03-09', '/week/rooms', false],
])('from %s to %s the focus and the place on the page stay: %s (U7)', (from, to, isSame) => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  onTestFinished(() => scrolled.mockRestore())
  render(
    <MemoryRouter initialEntries={[from]}>
      <Page to={to} />
    </MemoryRouter>,
  )
  const step = screen.getByRole('link')
  step.focus()
  fireEvent.click(step)
  expect(document.activeElement).toBe(isSame ? step : screen.getByRole('main'))
  expect(scrolled).toHaveBeenCalledTimes(isSame ? 0 : 1)
})
