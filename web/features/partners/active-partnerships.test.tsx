/** The partner page about a partner who is away. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makePause } from '#domain/testing/make.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PartnersScreen } from './partners-screen.tsx'

test('a partner who is away has that beside their address, until when (C19)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00.000Z') })
  await renderForAccount(
    { name: 'Maya', rows: [...pair, ['pauses', makePause('Theo', { kind: 'away' })]] },
    '/partners',
    <PartnersScreen />,
  )
  expect(
    await screen.findAllByText((_, each) => each?.textContent === 'Theo is away until Sun, Dec 6'),
  ).not.toEqual([])
})
