/** The texts of the sync pill. */
import { expect, test } from 'vitest'
import { stateTexts } from './state-texts.ts'
import type { SyncFacts } from './sync-state.ts'
import { syncStateOf } from './sync-state.ts'

const settled: SyncFacts = {
  waiting: 0,
  refused: 0,
  phase: 'idle',
  lastSyncedAt: '2026-11-21T12:00:00.000Z',
  clockOffsetMs: 0,
}

function pillText(facts: Partial<SyncFacts>): string {
  const all = { ...settled, ...facts }
  return stateTexts[syncStateOf(all)](all.waiting)
}

test('nothing waiting and nothing refused reads as synced', () => {
  expect(pillText({})).toBe('All synced')
})

test('a change about to be sent, a long exchange and a first sync read as syncing', () => {
  expect(pillText({ waiting: 1 })).toBe('Syncing')
  expect(pillText({ phase: 'syncing' })).toBe('Syncing')
  expect(pillText({ lastSyncedAt: null })).toBe('Syncing')
})

test('offline counts what is saved here', () => {
  expect(pillText({ phase: 'offline' })).toBe('Offline')
  expect(pillText({ phase: 'offline', waiting: 1 })).toBe('Offline - 1 change saved here')
  expect(pillText({ phase: 'offline', waiting: 3 })).toBe('Offline - 3 changes saved here')
})

test('a refused change needs attention, with or without a connection', () => {
  expect(pillText({ refused: 1 })).toBe('Needs attention')
  expect(pillText({ refused: 1, waiting: 2, phase: 'offline' })).toBe('Needs attention')
})

test('an ended session asks to sign in before anything else', () => {
  expect(pillText({ phase: 'signIn' })).toBe('Sign in to sync')
  expect(pillText({ phase: 'signIn', waiting: 1, refused: 1 })).toBe('Sign in to sync 1 change')
  expect(pillText({ phase: 'signIn', waiting: 2 })).toBe('Sign in to sync 2 changes')
})

test('a deleted account is told before anything else', () => {
  expect(pillText({ phase: 'deleted', waiting: 2, refused: 1 })).toBe('Account deleted')
})
