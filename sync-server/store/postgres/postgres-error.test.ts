/** Which errors of PostgreSQL are temporary, and do not count against a change. */
import { expect, test } from 'vitest'
import { PostgresError } from './postgres-error.ts'

test.each([
  ['the connection is lost', null, true, 'busy'],
  ['a lock takes too long', '55P03', false, 'busy'],
  ['the server starts', '57P03', false, 'busy'],
  ['a standby has not taken over yet', '25006', false, 'busy'],
  ['... nor knows its place in the log', '55000', false, 'busy'],
  ['the disk is full', '53100', false, 'no_room'],
  ['a value exists already', '23505', false, null],
  ['a statement is wrong', '42601', false, null],
] as const)('%s', (_, code, isLost, failure) => {
  expect(new PostgresError('', { code, isLost }).failure).toBe(failure)
})
