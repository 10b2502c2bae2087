/** The list of partners on the partner page: when it is empty, and a partner who is away. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeMadeChild, makePause, makeUser } from '#domain/testing/make.ts'
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

test.each([
  ['nobody', true, []],
  ['only a child without email', false, makeMadeChild('Juno', 'Maya')],
] as const)('the list is called empty with %s: %s (K1)', async (_, isEmpty, others) => {
  const rows = [['users', makeUser('Maya')], ...others] as const
  await renderForAccount({ name: 'Maya', rows }, '/partners', <PartnersScreen />)
  await screen.findByText('Many mittens make light work')
  const none = screen.queryByText('No active partnerships. Invite someone to get started!')
  expect(none !== null).toBe(isEmpty)
})
