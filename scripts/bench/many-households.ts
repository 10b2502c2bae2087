/**
 * Fills a schema of PostgreSQL with copies of the household in another one. Its rows become a stencil: in every id the
 * last digits are a mark, which each copy replaces with its number. The copies of a row are written together, so that
 * the rows of one household lie apart, as if all households had lived at the same time.
 */
import type { Client } from 'pg'

/** How many households get the rows of the whole year, and how many in all: the others get only the recent rows. */
export type Copies = { readonly whole: number; readonly all: number }
export type Schemas = { readonly from: string; readonly to: string }

const MARK = 'NNNNNNNN'
const STENCIL = 'stencil'
/** The last eight digits of ids, including ids within longer texts. */
const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{4})[0-9a-f]{8}'
const MARKED_KEYS: Readonly<Record<string, readonly string[]>> = {
  users: ['username', 'email'],
  accounts: ['username_key', 'email_key'],
  partnerships: ['token'],
}
/** The column with the time of a row, in tables where most rows are old. */
const TIMES: Readonly<Record<string, string>> = {
  tasks: 'created_at',
  rewards: 'created_at',
  notifications: 'created_at',
  entries: 'created_at',
  mutations: 'received_at',
}
/** Entries of the feed have no times: of those that are kept, the newer half counts as recent. */
const AGE_OF_FEED = 'version - (SELECT (version + floor) / 2 FROM viewers WHERE id = viewer)'
/** Smaller tables keep their indexes while they are filled. */
const LARGE_ROWS = 100
const ROWS_AT_ONCE = 1_000_000

/** The id that a row of the stencil's household has in the copy with this number. */
export function copiedId(id: string, number: number): string {
  return id.slice(0, -MARK.length) + number.toString(16).padStart(MARK.length, '0')
}

type Options = {
  /** From then on, rows are recent. */
  readonly since: string
  readonly copies: Copies
  readonly say: (line: string) => void
}

export async function copyHouseholds(
  client: Client,
  schemas: Schemas,
  { since, copies, say }: Options,
): Promise<void> {
  await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '1GB'`)
  await client.query(`CREATE SCHEMA ${STENCIL}`)
  for (const table of await tablesOf(client, schemas.from)) {
    const columns = await columnsOf(client, schemas.from, table)
    const rows = await makeStencil(client, { table, columns, from: schemas.from, since })
    if (rows === 0) continue
    await fill(client, { table, columns, rows, to: schemas.to, copies })
    say(`W11: ${table}`)
  }
  await client.query(`DROP SCHEMA ${STENCIL} CASCADE`)
}

async function tablesOf(client: Client, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY 1`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

type Column = { readonly name: string; readonly isText: boolean }

async function columnsOf(client: Client, schema: string, table: string) {
  const { rows } = await client.query<Column>(
    `SELECT column_name AS name, data_type = 'text' AS "isText" FROM information_schema.columns
     WHERE table_schema = $1 AND table_name = $2 ORDER BY ordinal_position`,
    [schema, table],
  )
  return rows
}

type Source = {
  readonly table: string
  readonly columns: readonly Column[]
  readonly from: string
  readonly since: string
}

/** The rows of a table that belong to the household, numbered from the oldest; returns the last number. */
async function makeStencil(
  client: Client,
  { table, columns, from, since }: Source,
): Promise<number> {
  const values = columns.map(({ name, isText }) => {
    if (MARKED_KEYS[table]?.includes(name)) return `'${MARK}-' || ${name} AS ${name}`
    if (table === 'accounts' && name === 'role') return `'user' AS role`
    return isText ? `regexp_replace(${name}, '${ID}', '\\1${MARK}', 'g') AS ${name}` : name
  })
  const time = TIMES[table]
  const isRecent = time ? `${time} >= '${since}'` : table === 'feed' ? `${AGE_OF_FEED} > 0` : 'true'
  const order = time ?? (table === 'feed' ? AGE_OF_FEED : '1')
  await client.query(`SET search_path TO ${from}`)
  await client.query(
    `CREATE TABLE ${STENCIL}.${table} AS
     SELECT ${values.join(', ')}, row_number() OVER (ORDER BY ${order}) AS copy_order, ${isRecent} AS is_recent FROM ${table}`,
  )
  // Rows that name no member belong to the server.
  await client.query(
    `DELETE FROM ${STENCIL}.${table} AS made WHERE made::text NOT LIKE '%${MARK}%'`,
  )
  const { rows } = await client.query<{ last: number | null }>(
    `SELECT max(copy_order)::integer AS last FROM ${STENCIL}.${table}`,
  )
  return rows[0]?.last ?? 0
}

type Target = {
  readonly table: string
  readonly columns: readonly Column[]
  readonly rows: number
  readonly to: string
  readonly copies: Copies
}

async function fill(client: Client, { table, columns, rows, to, copies }: Target): Promise<void> {
  const names = columns.map(({ name }) => name)
  const values = columns.map(({ name, isText }) =>
    isText ? `replace(${name}, '${MARK}', copy_hex)` : name,
  )
  const indexes = rows >= LARGE_ROWS ? await dropIndexes(client, to, table) : []
  const placesAtOnce = Math.ceil(ROWS_AT_ONCE / copies.all)
  for (let after = 0; after < rows; after += placesAtOnce)
    await client.query(
      `INSERT INTO ${to}.${table} (${names.join(', ')}) SELECT ${values.join(', ')}
       FROM (SELECT * FROM ${STENCIL}.${table} WHERE copy_order > ${after} AND copy_order <= ${after + placesAtOnce} ORDER BY copy_order) AS kept,
       LATERAL generate_series(1, CASE WHEN is_recent THEN ${copies.all} ELSE ${copies.whole} END) AS copy_number,
       LATERAL lpad(to_hex(copy_number), ${MARK.length}, '0') AS copy_hex`,
    )
  for (const index of indexes) await client.query(index)
}

/** Indexes are made faster once all rows are there; returns the statements that make them again. */
async function dropIndexes(client: Client, schema: string, table: string) {
  const place = `'${schema}.${table}'::regclass`
  const keys = await client.query<{ drop: string; make: string }>(
    `SELECT format('DROP CONSTRAINT %I', conname) AS drop, format('ADD CONSTRAINT %I ', conname) || pg_get_constraintdef(oid) AS make
     FROM pg_constraint WHERE conrelid = ${place} AND contype = 'p'`,
  )
  const others = await client.query<{ drop: string; make: string }>(
    `SELECT 'DROP INDEX ' || indexrelid::regclass AS drop, pg_get_indexdef(indexrelid) AS make
     FROM pg_index WHERE indrelid = ${place} AND NOT indisprimary`,
  )
  for (const { drop } of keys.rows) await client.query(`ALTER TABLE ${schema}.${table} ${drop}`)
  for (const { drop } of others.rows) await client.query(drop)
  return [
    ...keys.rows.map(({ make }) => `ALTER TABLE ${schema}.${table} ${make}`),
    ...others.rows.map(({ make }) => make),
  ]
}
