/** The notice shows on plain http, and only there (SEC21). */
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
// Loaded beforehand: how long a chunk takes is not what is tested.
import './insecure-notice.tsx'
import { LazyInsecureNotice } from './lazy-insecure-notice.tsx'

test('over plain http a line says what does not work and leads to /connect', async () => {
  vi.stubGlobal('isSecureContext', false)
  render(<LazyInsecureNotice />)
  const link = await screen.findByRole('link', { name: 'How to change that' })
  expect(link.getAttribute('href')).toBe('/connect')
  expect(screen.getByText(/works here only while it is connected/)).toBeTruthy()
})

test('over https there is nothing to say', () => {
  vi.stubGlobal('isSecureContext', true)
  const { container } = render(<LazyInsecureNotice />)
  expect(container.innerHTML).toBe('')
})
