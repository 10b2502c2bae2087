/** The changes that wait to be sent: after weeks without a connection there are thousands. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, monday } from '#domain/testing/make.ts'
import { WaitingList } from './waiting-list.tsx'

test('the newest are drawn, and each knows its place', () => {
  const waiting = Array.from({ length: 20 }, (_, place) => ({
    id: idOf(`change ${place}`),
    seq: place,
    name: 'createTask' as const,
    version: 1,
    input: { name: `Task ${place}` },
    at: monday,
    changes: [],
  }))
  const current = { tasks: new Map(), rewards: new Map(), loans: new Map() }
  const content = { waiting, current }
  render(<WaitingList content={content} lastSyncedAt={null} now={new Date()} timeZone="UTC" />)
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(12)
  expect(rows[0]?.textContent).toContain('Task 19')
  expect(rows[11]?.getAttribute('aria-posinset')).toBe('12')
  expect(rows[11]?.getAttribute('aria-setsize')).toBe('20')
})
