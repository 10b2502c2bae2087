/** A broken component leaves a page with a way to continue, never a blank one. */
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken({ error }: { readonly error: Error }): never {
  throw error
}

function show(error: Error) {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  )
  return reported
}

test('what cannot be shown is explained, reported, and can be loaded again', () => {
  const reported = show(new Error('Ours'))
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  expect(reported).toHaveBeenCalledOnce()
})

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/part.js',
  'error loading dynamically imported module: http://localhost/assets/part.js',
  'Importing a module script failed.',
])('a part that could not be fetched is explained, and is no fault to report: %s', (words) => {
  const reported = show(new TypeError(words))
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  expect(reported).not.toHaveBeenCalled()
})
