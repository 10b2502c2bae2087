/** One person's requests to Mitten, as the bytes that are sent. */
import { v7 } from 'uuid'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Mutation } from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { tokenOf } from './seed.ts'

export type ExchangeInput = {
  readonly cursor: string | null
  readonly acknowledged?: string | null
  readonly mutations?: readonly Mutation[]
}

/** The requests of a device of this account: an exchange, or a read call of the REST API. */
export function requestsOf(origin: string, account: string) {
  const headers = headersOf(origin, account)
  return {
    exchange: ({ cursor, acknowledged = null, mutations = [] }: ExchangeInput) =>
      requestOf(
        'POST /api/sync',
        { mitten: PROTOCOL, account, cursor, acknowledged, attempt: 0, mutations },
        headers,
      ),
    read: (path: string) => requestOf(`GET ${path}`, null, headers),
  }
}

/** The headers that a signed-in browser sends with every request. */
export function headersOf(origin: string, account: string) {
  return {
    Cookie: `sid-${account}=${tokenOf(account)}`,
    'Mitten-Account': account,
    'Mitten-Device': v7(),
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
  }
}

export function mutationOf<Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
): Mutation {
  const { version } = commandOf(name)
  return { id: v7(), name, version, input, at: new Date().toISOString() }
}

export function requestOf(
  line: string,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const text = body === null ? '' : JSON.stringify(body)
  const all = {
    Host: 'localhost',
    // As browsers send it.
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    ...(body === null
      ? null
      : {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(text)),
        }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}
