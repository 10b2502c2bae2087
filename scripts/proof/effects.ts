/** Whether everything that was acknowledged had its effect, exactly once: compared with the rows of a database. */
import type { MutationResult } from '#domain/sync-protocol.ts'
import type { Task } from '#domain/tasks/task.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { sentenceFor } from '#server/audit/texts.ts'
import type { Database } from '#server/store/database.ts'
import { createRowStore } from '#server/store/row-store.ts'
import type { Made } from './household-taps.ts'

export type ChangeRecord = {
  readonly made: readonly Made[]
  /** The server's answer to each of them. */
  readonly outcomes: ReadonlyMap<string, MutationResult['status']>
}

/** The faults of a database after these mutations; none if all is well. */
export function faultsOfEffects(database: Database, record: ChangeRecord): readonly string[] {
  const store = createRowStore(database)
  const tasks = new Map(store.all('tasks', '').map((task) => [task.id, task]))
  return [
    ...Array.from(auditLedger(database), (difference) => sentenceFor(store, difference)),
    ...outcomesOff(database, record),
    ...tasksOff(tasks, record),
  ]
}

/** Every mutation has one outcome, and it is the one that was answered. */
function outcomesOff(database: Database, { made, outcomes }: ChangeRecord): readonly string[] {
  const rows = database
    .prepare<[], { id: string; status: string }>('SELECT id, status FROM mutations')
    .all()
  const stored = new Map(rows.map(({ id, status }) => [id, status]))
  return made.flatMap(({ id, name }) => {
    const [is, must] = [stored.get(id), outcomes.get(id)]
    if (is !== undefined && is === must) return []
    return [`${name} ${id} was answered as ${must}, and is stored as ${is}`]
  })
}

function tasksOff(
  tasks: ReadonlyMap<string, Task>,
  { made, outcomes }: ChangeRecord,
): readonly string[] {
  const applied = new Map<string, Made[]>()
  for (const each of made.filter(({ id }) => outcomes.get(id) === 'applied'))
    applied.set(each.taskId, [...(applied.get(each.taskId) ?? []), each])
  const unexplained = [...tasks.keys()].filter((id) => !applied.has(id))
  return [
    ...unexplained.map((id) => `Nobody was told that task ${id} was created`),
    ...[...applied].flatMap(([id, all]) => taskOff(tasks.get(id), all).map((is) => `${id}: ${is}`)),
  ]
}

/** `applied` is in the order of each device's taps. */
function taskOff(task: Task | undefined, applied: readonly Made[]): readonly string[] {
  const count = (asked: Made['name']) => applied.filter(({ name }) => name === asked).length
  if (count('createTask') !== 1) return [`created ${count('createTask')} times`]
  if (count('deleteTask') > 0) return task ? ['deleted, and still there'] : []
  if (!task) return ['created, and missing']
  const name = applied.findLast(({ taskName }) => taskName !== null)?.taskName
  const reopened = count('reopenTask')
  // A task that was claimed by its completion is free again once it is taken back.
  const isClaimed = count('claimTask') > 0 && reopened === 0
  const checks: readonly (readonly [boolean, string])[] = [
    [task.name === name, `named ${task.name}, not ${name}`],
    [
      task.completions === reopened + (task.completed_at === null ? 0 : 1),
      'not completed as often as it was taken back',
    ],
    [task.completions > 0 === count('completeTask') > 0, 'a completion is missing'],
    [!isClaimed || task.claimed_by !== null, 'a claim is missing'],
  ]
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]))
}
