/** The page to which the provider sends people back (A24). */
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Arrival } from '#domain/users/oidc-api.ts'
import { ProviderScreen } from './provider-screen.tsx'

const arrival: Arrival = {
  outcome: 'problem',
  problem: 'elsewhere',
  return_to: '/',
  username: null,
  user: null,
}

test('an outcome is shown also if the page was rendered anew before it came, as in another language', async () => {
  const waiting: ((answer: Response) => void)[] = []
  const paths: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path)
    return new Promise<Response>((resolve) => waiting.push(resolve))
  })
  const page = (language: string) => (
    <MemoryRouter key={language}>
      <ProviderScreen />
    </MemoryRouter>
  )
  const { rerender } = render(page('en'))
  rerender(page('de'))
  for (const answer of waiting) answer(Response.json(arrival))
  expect(await screen.findByText(/Nobody was signed in/)).toBeTruthy()
  expect(paths.filter((path) => path.endsWith('/arrive'))).toHaveLength(1)
})
