/** The choices about the broker of the house: the last one stays (A47). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { HomeCard } from './home-card.tsx'

test('one choice is sent after the other, so that the last one counts; one that is refused is taken back', async () => {
  const sent: { readonly wanted: unknown; readonly answer: (status: number) => void }[] = []
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) =>
    method === 'GET'
      ? Promise.resolve(Response.json({ shows: false, completes: false, has_broker: true }))
      : new Promise((resolve) =>
          sent.push({
            wanted: JSON.parse(body as string),
            answer: (status) => resolve(new Response(body as string, { status })),
          }),
        ),
  )
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <HomeCard />)
  const shows = await screen.findByRole<HTMLInputElement>('switch', { name: /^Show my points/ })
  fireEvent.click(shows)
  const completes = screen.getByRole<HTMLInputElement>('switch', { name: /^Buttons may/ })
  fireEvent.click(completes)
  expect(sent.map(({ wanted }) => wanted)).toEqual([{ shows: true, completes: false }])
  act(() => sent[0]?.answer(200))
  await waitFor(() => expect(sent[1]?.wanted).toEqual({ shows: true, completes: true }))
  expect(completes.checked).toBe(true)
  act(() => sent[1]?.answer(400))
  await waitFor(() => expect(completes.checked).toBe(false))
  expect(shows.checked).toBe(true)
})
