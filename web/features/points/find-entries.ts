/** Finds entries of the ledger by the texts of their subjects. */
import type { Entry } from '#domain/points/points.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { findByWords } from '#web/data/row-words.ts'

const tables = { task: 'tasks', reward: 'rewards', loan: 'loans' } as const
type Kind = keyof typeof tables

/** Newest first. Reads only keys, because the id of an entry names its cause, `task:ID:completed:1` (P2). */
export async function findEntries(
  database: AccountDatabase,
  words: readonly string[],
): Promise<readonly string[]> {
  const kinds = Object.keys(tables) as readonly Kind[]
  const [ids, ...found] = await Promise.all([
    database.entries.orderBy('created_at').primaryKeys(),
    ...kinds.map((kind) => findByWords(database, tables[kind], words)),
  ])
  const subjects = new Map(kinds.map((kind, index) => [kind as string, found[index]]))
  return ids
    .filter((id) => {
      const [kind = '', subject = ''] = id.split(':', 2)
      return subjects.get(kind)?.has(subject) === true
    })
    .reverse()
}

/** An entry with the texts of its subject. */
export type FoundEntry = {
  readonly entry: Entry
  readonly name: string
  readonly description: string
}

/** If the row that an entry is about is deleted meanwhile, the entry is left out. */
export async function withTexts(
  database: AccountDatabase,
  entries: readonly Entry[],
): Promise<readonly (FoundEntry & { readonly id: string })[]> {
  const found = await Promise.all(entries.map((entry) => textsOf(database, entry)))
  return found.flatMap((each) => (each ? { ...each, id: each.entry.id } : []))
}

async function textsOf(
  { tasks, rewards, loans }: AccountDatabase,
  entry: Entry,
): Promise<FoundEntry | null> {
  const { related_type, related_id } = entry
  if (related_type === 'loan') {
    const loan = await loans.get(related_id)
    return loan ? { entry, name: loan.title, description: loan.description } : null
  }
  const row = await (related_type === 'task' ? tasks : rewards).get(related_id)
  return row ? { entry, name: row.name, description: row.description } : null
}
