/**
 * Predicts the reads of the commands in a batch from earlier reads of the same commands: rows and slices with keys made
 * of an input, of the actor, or of the people linked with the actor. If these are prefetched, a queue of a hundred
 * takes as many trips to a database on another machine as a single change. A command may also name its reads itself.
 * Results never change: anything that was not predicted is read when it is needed.
 */
import { CommandError } from '#domain/command-error.ts'
import { commandOf, isCommandName, parseInput } from '#domain/commands.ts'
import { keyOf } from '#domain/row-values.ts'
import type { Rows } from '#domain/rows.ts'
import type { Mutation } from '#domain/sync-protocol.ts'
import type { TableName } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'
import { NarrowLockScope } from '#server/store/lock-scope.ts'
import type { RowStore } from '#server/store/row-store.ts'

/** After this many runs of a command, learning stops. */
const LESSONS = 8
/** Shorter texts cannot be ids. */
const ID_LENGTH = 36
/** Ids in one statement. */
const AT_ONCE = 256

/** The actor, and others who are likely to see the changes. */
export type Readers = { readonly actor: string; readonly others: readonly string[] }

/** A value in a read: taken from a source, or always the same. */
type Part =
  | { readonly source: string; readonly around: readonly [string, string] }
  | { readonly always: unknown }
type Pattern = {
  readonly table: TableName
  readonly id?: Part
  readonly where?: Readonly<Record<string, Part>>
}
type Learnt = { lessons: number; readonly patterns: Map<string, Pattern> }
/** The values of the sources for one mutation. */
type Sources = ReadonlyMap<string, readonly string[]>

export type ReadPrediction = {
  /** Functions that load into a batch's rows what the batch will read. */
  loading(rows: Rows, mutations: readonly Mutation[], readers: Readers): readonly (() => void)[]
  /** Notes the reads of a command; undefined once enough is known. */
  learning(
    sent: Pick<Mutation, 'name' | 'input'>,
    readers: Readers,
  ): ((read: Read) => void) | undefined
}

export function createReadPrediction(store: RowStore): ReadPrediction {
  const learnt = new Map<string, Learnt>()
  /** A transaction asks several times, and an input may be long. */
  const named = new WeakMap<Mutation, readonly Read[]>()

  function namedBy(mutation: Mutation, actor: string): readonly Read[] {
    const known = named.get(mutation) ?? namedReads(mutation, actor)
    named.set(mutation, known)
    return known
  }

  function predicted(mutations: readonly Mutation[], readers: Readers): readonly Read[] {
    const reads = new Map<string, Read>()
    for (const mutation of mutations) {
      const sources = sourcesOf(mutation, readers)
      for (const pattern of learnt.get(mutation.name)?.patterns.values() ?? [])
        for (const read of readsOf(pattern, sources)) reads.set(keyOf(read), read)
      for (const read of namedBy(mutation, readers.actor)) reads.set(keyOf(read), read)
    }
    return [...reads.values()]
  }

  function loadRows(rows: Rows, table: TableName, ids: readonly string[]): void {
    const found = new Map(store.some(table, ids).map((row) => [row.id, row]))
    for (const id of ids) {
      const row = found.get(id)
      rows.bring({ table, id }, row === undefined ? [] : [row])
    }
  }

  return {
    loading(rows, mutations, readers) {
      const ids = new Map<TableName, string[]>()
      const loads: (() => void)[] = []
      for (const read of predicted(mutations, readers)) {
        const known = ids.get(read.table)
        if (read.id === undefined) loads.push(() => rows.bring(read, store.load(read)))
        else if (known) known.push(read.id)
        else ids.set(read.table, [read.id])
      }
      for (const [table, all] of ids)
        for (let from = 0; from < all.length; from += AT_ONCE)
          loads.push(() => loadRows(rows, table, all.slice(from, from + AT_ONCE)))
      return loads.map(unlessOfStrangers)
    },
    learning({ name, input }, readers) {
      const known = learnt.get(name) ?? { lessons: 0, patterns: new Map() }
      learnt.set(name, known)
      if (known.lessons >= LESSONS) return undefined
      known.lessons += 1
      const sources = sourcesOf({ input }, readers)
      return (read) => {
        const pattern = patternOf(read, sources)
        if (pattern) known.patterns.set(JSON.stringify(pattern), pattern)
      }
    },
  }
}

/** A prediction must not make a job lock more people than it needs. */
function unlessOfStrangers(load: () => void): () => void {
  return () => {
    try {
      load()
    } catch (error) {
      if (!(error instanceof NarrowLockScope)) throw error
    }
  }
}

/** The reads that a command names itself; none for an input that it refuses. */
function namedReads({ name, input, version, at }: Mutation, actor: string): readonly Read[] {
  const reads = isCommandName(name) ? commandOf(name).reads : undefined
  if (!isCommandName(name) || reads === undefined) return []
  try {
    return reads(parseInput(name, input, version), { actor, at })
  } catch (error) {
    if (error instanceof CommandError) return []
    throw error
  }
}

function sourcesOf({ input }: Pick<Mutation, 'input'>, { actor, others }: Readers): Sources {
  const sources = new Map<string, readonly string[]>([['actor', [actor]]])
  for (const field of Object.keys(Object(input))) {
    const value: unknown = Reflect.get(Object(input), field)
    // As it is stored: in lower case.
    if (typeof value === 'string' && value.length >= ID_LENGTH)
      sources.set(`input ${field}`, [value.toLowerCase()])
  }
  return sources.set('others', others)
}

/** Undefined for a read with a value that comes from elsewhere. */
function patternOf({ table, id, where = {} }: Read, sources: Sources): Pattern | undefined {
  if (id !== undefined) {
    const part = partOf(id, sources)
    return part && 'source' in part ? { table, id: part } : undefined
  }
  const parts: Record<string, Part> = {}
  for (const [field, value] of Object.entries(where)) {
    const part = partOf(value, sources)
    if (part === undefined) return undefined
    parts[field] = part
  }
  return { table, where: parts }
}

function partOf(value: unknown, sources: Sources): Part | undefined {
  if (typeof value !== 'string' || value.length < ID_LENGTH) return { always: value }
  for (const [source, given] of sources)
    for (const each of given) {
      const [before, behind, ...more] = value.split(each)
      const isOne = behind !== undefined && more.length === 0
      // The rest must not contain another id.
      if (isOne && value.length < each.length + ID_LENGTH)
        return { source, around: [before ?? '', behind] }
    }
  return undefined
}

function readsOf({ table, id, where = {} }: Pattern, sources: Sources): readonly Read[] {
  if (id) return valuesOf(id, sources).map((value) => ({ table, id: String(value) }))
  let wheres: Readonly<Record<string, unknown>>[] = [{}]
  for (const [field, part] of Object.entries(where))
    wheres = valuesOf(part, sources).flatMap((value) =>
      wheres.map((each) => ({ ...each, [field]: value })),
    )
  return wheres.map((each) => ({ table, where: each }))
}

function valuesOf(part: Part, sources: Sources): readonly unknown[] {
  if (!('source' in part)) return [part.always]
  return (sources.get(part.source) ?? []).map((value) => part.around.join(value))
}
