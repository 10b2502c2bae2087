/** A part that breaks leaves a page with a way on, never a blank one. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new Error('A chunk could not be loaded')
}

test('what cannot be shown is explained, reported, and can be loaded again', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  expect(reported).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
