/** A person of a household on a server: their requests, each with the milliseconds until the response has arrived. */
import { v7 } from 'uuid'
import { formatCursor, parseCursor } from '#domain/cursor.ts'
import type { ExchangeResponse, Mutation } from '#domain/sync-protocol.ts'
import type { Connection } from './http-connection.ts'
import type { ExchangeInput } from './requests.ts'
import { mutationOf, requestsOf } from './requests.ts'

/** About a week of a household's feed. */
const WEEK_OF_ENTRIES = 90

export type Person = {
  /** A first page of the list of tasks. */
  readonly page: () => Promise<number>
  readonly tap: () => Promise<number>
  /** A device that missed nothing. */
  readonly idle: () => Promise<number>
  /** A device that was away for a week. */
  readonly catchUp: () => Promise<number>
  /** All pages of it. */
  readonly firstSync: () => Promise<number>
  /** This many new tasks, to be tapped. */
  readonly prepare: (taps: number) => Promise<number>
  /** How many rows the latest first sync brought. */
  readonly rows: () => number
}

export function createPerson(connection: Connection, origin: string, account: string): Person {
  const requests = requestsOf(origin, account)
  const open: string[] = []
  let cursor: string | null = null
  let acknowledged: string | null = null
  let rows = 0

  async function send(request: Buffer) {
    const sentAt = performance.now()
    const body = await connection.send(request)
    return { body, ms: performance.now() - sentAt }
  }

  async function exchange(asked: ExchangeInput) {
    const { body, ms } = await send(requests.exchange(asked))
    const answer = JSON.parse(body) as Partial<ExchangeResponse>
    if (!answer.page || answer.results?.some(({ status }) => status !== 'applied'))
      throw new Error(body.slice(0, 500))
    return { page: answer.page, ms }
  }

  async function change(mutations: readonly Mutation[]): Promise<number> {
    const { page, ms } = await exchange({ cursor, acknowledged, mutations })
    cursor = page.cursor
    acknowledged = mutations.at(-1)?.id ?? acknowledged
    return ms
  }

  return {
    rows: () => rows,
    tap: () => change([mutationOf('completeTask', { id: open.pop() ?? '' })]),
    async page() {
      const { body, ms } = await send(requests.read('/api/tasks?page=1&limit=20'))
      if (!body.startsWith('{"tasks"')) throw new Error(body.slice(0, 500))
      return ms
    },
    async idle() {
      const { ms } = await exchange({ cursor, acknowledged })
      return ms
    },
    async catchUp() {
      const now = parseCursor(cursor)
      if (now === null) throw new Error('There is no cursor yet')
      const from = formatCursor({ ...now, version: now.version - WEEK_OF_ENTRIES })
      const { ms } = await exchange({ cursor: from, acknowledged })
      return ms
    },
    async firstSync() {
      let [sumMs, isAll] = [0, false]
      cursor = null
      rows = 0
      while (!isAll) {
        const { page, ms } = await exchange({ cursor })
        cursor = page.cursor
        isAll = !page.more
        rows += Object.values(page.put).reduce((sum, found) => sum + found.length, 0)
        sumMs += ms
      }
      return sumMs
    },
    prepare(taps) {
      const ids = Array.from({ length: taps }, () => v7())
      open.push(...ids)
      return change(
        ids.map((id) => mutationOf('createTask', { id, name: 'Wash the dishes', is_shared: true })),
      )
    },
  }
}
