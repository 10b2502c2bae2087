/** The connection's transactions, with the answers that a database gives. */
import { expect, test } from 'vitest'
import { createConnection } from './connection.ts'
import type { Result, Sent } from './thread-connection.ts'

/** Answers each statement with its first word, and COMMIT as configured. */
function connect(committed: string) {
  const sent: string[] = []
  const answer = ({ text }: Sent): Result => {
    sent.push(text)
    const command = text === 'COMMIT' ? committed : (text.split(' ')[0] ?? '')
    return { rows: [], fields: [], changes: 0, command }
  }
  const send = (statements: readonly Sent[]) => statements.map(answer)
  const post = (statements: readonly Sent[]) => void send(statements)
  const once = () => 1
  const nothing = () => undefined
  const blocking = {
    send,
    sendAsync: async (statements: readonly Sent[]) => send(statements),
    post,
    connections: once,
    trips: once,
    waitAtMost: nothing,
    close: nothing,
  }
  return { sent, connection: createConnection(() => blocking) }
}

test('a commit that PostgreSQL answers with a rollback is none', () => {
  const { connection } = connect('ROLLBACK')
  connection.begin('BEGIN')
  connection.prepare('SELECT 1').all()
  expect(() => connection.commit()).toThrow('nothing is committed')
  expect(connection.isOpen()).toBe(false)
})

test('writes without a result are sent with the commit', () => {
  const { connection, sent } = connect('COMMIT')
  connection.begin('BEGIN')
  connection.prepare('DELETE FROM meta').run()
  expect(sent).toEqual([])
  connection.commit()
  expect(sent).toEqual(['BEGIN', 'DELETE FROM meta', 'COMMIT'])
})
