/** Groups refused changes for display: one card for all with the same cause (R31), and those that need no action. */
import type { RejectedItem } from '#web/data/device-store.ts'
import { subjectId } from './changes.ts'

/** Changes that touch the same rows, oldest first: the oldest is the cause of the others. */
export type RefusedGroup = { readonly key: string; readonly items: readonly RejectedItem[] }

/** Tables that many unrelated changes touch. */
const totals: ReadonlySet<string> = new Set(['users', 'accounts', 'balances', 'usages', 'entries'])

/** Needs no answer: somebody else has already decided what the person wanted to decide (RW6). */
export function isFact({ code }: Pick<RejectedItem, 'code'>): boolean {
  return code === 'already_decided'
}

/** Groups by the rows touched; groups with the newest change come first. */
export function groupRefused(items: readonly RejectedItem[]): readonly RefusedGroup[] {
  let groups: { readonly rows: ReadonlySet<string>; readonly items: readonly RejectedItem[] }[] = []
  for (const item of items.filter((each) => !isFact(each)).sort(byTime)) {
    const rows = rowsOf(item)
    const related = groups.filter((group) => rows.some((row) => group.rows.has(row)))
    const merged = {
      rows: new Set([...related.flatMap((group) => [...group.rows]), ...rows]),
      items: [...related.flatMap((group) => group.items), item].sort(byTime),
    }
    groups = [...groups.filter((group) => !related.includes(group)), merged]
  }
  return groups
    .map((group) => ({ key: group.items[0]?.id ?? '', items: group.items }))
    .sort((one, other) => byTime(other.items.at(-1), one.items.at(-1)))
}

function rowsOf(item: RejectedItem): readonly string[] {
  const touched = item.changes.flatMap(({ table, id }) => (totals.has(table) ? [] : id))
  const rows = [subjectId(item) ?? [], touched].flat()
  return rows.length > 0 ? rows : [item.name]
}

function byTime(one: RejectedItem | undefined, other: RejectedItem | undefined): number {
  return (one?.at ?? '').localeCompare(other?.at ?? '')
}
