/** The line under a person on this device: their unsent changes, and why they wait (K10, R20). */
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuietLine } from './quiet-line.tsx'

const facts = { isMade: true, photo: null, tone: 'rose', isUnreached: false, pin: null } as const
const juno = { id: 'juno', username: '', name: 'Juno', shortName: 'Juno', ...facts }

test.each([
  [0, false, ''],
  [1, false, 'Not synced yet1 change saved here'],
  [0, true, 'Sign in again'],
  [1, true, 'Sign in to sync 1 change'],
  [3, true, 'Sign in to sync 3 changes'],
])('with %d waiting, signed out: %s, it says "%s"', (waiting, needsSignIn, said) => {
  const { container } = render(<QuietLine person={{ ...juno, waiting, needsSignIn }} />)
  expect(container.textContent).toBe(said)
})
