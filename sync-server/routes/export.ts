/**
 * Exports all data of a person as one JSON file (GDPR art. 15 and 20). It is streamed, a few hundred rows at a time, so
 * that years of history do not block other requests. Of other people it contains only id and name.
 */
import { picturePath } from '#domain/pictures/picture-path.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { EXPORT_SCHEMA } from '#domain/rest-api.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import { HttpError } from '#server/errors.ts'
import { textStream } from '#server/http/text-stream.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { membershipOf, viewerOf } from '#server/store/viewer.ts'
import { knownPartner } from './partnerships.ts'

/** Rows between two turns of the event loop: about a millisecond of work. */
const CHUNK = 250

type Source = { readonly store: RowStore; readonly viewer: Viewer }
type ExportSource = Source & { readonly blobs: BlobStore }
type Deps = { readonly store: RowStore; readonly blobs: BlobStore; readonly now: () => Date }
/** The person's rows that match `condition`, in the order of an indexed column. */
type Section = {
  readonly title: string
  readonly table: TableName
  readonly condition: string
  readonly orderedBy: string
}

const performedTasks = {
  title: 'performed_tasks',
  condition: 'claimed_by = ? AND claimed_by <> user_id AND completed_at IS NOT NULL',
}

/** A person's own rows of every ordered table, and the tasks they did for others. */
export const sections: readonly Section[] = tableNames.flatMap((table): readonly Section[] => {
  const { orderedBy } = tableOf(table)
  if (orderedBy === undefined) return []
  const own = { title: table, table, condition: 'user_id = ?', orderedBy }
  return table === 'tasks' ? [own, { ...own, ...performedTasks }] : [own]
})

export function createExport({ store, blobs, now }: Deps): (userId: string) => Response {
  return function answerExport(userId) {
    const viewer = viewerOf(store, userId)
    const head = headOf({ store, viewer }, now().toISOString())
    const day = head.exported_at.slice(0, 10)
    return new Response(textStream(textOf({ store, blobs, viewer }, head)), {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="mitten-${(head.profile.username || head.profile.name).replace(/[^\w-]/g, '_')}-${day}.json"`,
      },
    })
  }
}

function headOf({ store, viewer }: Source, exportedAt: string) {
  const profile = store.get('users', viewer.id)
  const account = store.get('accounts', viewer.id)
  if (profile === null || account === null) throw new HttpError(404, 'not_found', 'User not found')
  const { username_key: _name, email_key: _email, ...known } = account
  const { id: _id, ...balance } = store.get('balances', viewer.id) ?? emptyBalance(viewer.id)
  return {
    schema: EXPORT_SCHEMA,
    exported_at: exportedAt,
    profile,
    account: known,
    balance,
    partnerships: partnershipsIn({ store, viewer }),
    usages: usagesIn({ store, viewer }),
  } as const
}

function partnershipsIn({ store, viewer }: Source) {
  const stored = membershipOf(store, viewer.id)
  const visible = stored.flatMap((each) => project('partnerships', each, viewer) ?? [])
  return visible.map((partnership) => {
    const { id, role, status, created_at } = partnership
    const user = knownPartner(store, partnership, viewer)
    return { id, role, status, created_at, partner: user && { id: user.id, name: user.name } }
  })
}

/** One row for each day on which something was created, found by the prefix of its id. */
function usagesIn({ store, viewer }: Source) {
  return store.all(
    'usages',
    'WHERE id > ? AND id < ? ORDER BY id',
    `${viewer.id}:`,
    `${viewer.id};`,
  )
}

async function* textOf(source: ExportSource, head: object): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 1).replace(/\n}$/, '')
  for (const section of sections) {
    let before = ''
    yield `,\n "${section.title}": [`
    for (const rows of chunksOf(source, section)) {
      yield `${before}\n  ${rows.map((row) => JSON.stringify(row)).join(',\n  ')}`
      before = ','
    }
    yield `\n ]`
  }
  yield* picturesOf(source)
  yield '\n}\n'
}

/** One at a time, because each may have millions of bytes. */
async function* picturesOf({ blobs, viewer }: ExportSource): AsyncGenerator<string> {
  let before = ''
  yield `,\n "pictures": [`
  for (const hash of blobs.ownedBy(viewer.id)) {
    const blob = blobs.find(hash)
    if (blob === null) continue
    const data = blob.bytes.toString('base64')
    yield `${before}\n  ${JSON.stringify({ url: picturePath(hash), type: blob.type, data })}`
    before = ','
  }
  yield `\n ]`
}

function* chunksOf({ store, viewer }: Source, section: Section): Generator<readonly AnyRow[]> {
  let [time, id] = ['', '']
  for (;;) {
    const found: readonly AnyRow[] = store.all(
      section.table,
      chunkCondition(section),
      viewer.id,
      time,
      id,
    )
    const visible = found.flatMap((row) => shownRow(section.table, row as never, viewer) ?? [])
    if (visible.length > 0) yield visible
    const last = found.at(-1)
    if (last === undefined || found.length < CHUNK) return
    time = String(Reflect.get(last, section.orderedBy))
    id = last.id
  }
}

export function chunkCondition({ condition, orderedBy }: Section): string {
  return `WHERE ${condition} AND (${orderedBy}, id) > (?, ?) ORDER BY ${orderedBy}, id LIMIT ${CHUNK}`
}
