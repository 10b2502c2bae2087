/**
 * Reads that are sent together. A reading function runs until it asks for something that is not known yet, which ends
 * it and notes the statement. All noted statements are one trip, and then the functions run again. Within a transaction
 * the answers stay until a write to a table that they mention.
 */
import type { Result, Sent } from './thread-connection.ts'

/** Thrown to end a function that asked for something on its way, and let through. One for all, as it has no stack. */
const AWAITED = new Error('The answer is on its way')

/** Whether a function was ended by that, and will run again. */
export function isAwaited(error: unknown): boolean {
  return error === AWAITED
}

export type Prefetch = {
  /** The answer to a statement, if it was prefetched. Throws while statements are only noted. */
  answerTo(statement: Sent): Result | undefined
  /** Forgets what a statement may change. */
  written(text: string): void
  forget(): void
  batch<Value>(
    reads: readonly (() => Value)[],
    send: (statements: readonly Sent[]) => readonly Result[],
  ): Value[]
  /** One round of a batch: the values, or the statements whose answers are needed for the next round. */
  round<Value>(reads: readonly (() => Value)[]): Round<Value>
  keep(statements: readonly Sent[], results: readonly Result[]): void
}
export type Round<Value> = { readonly values: Value[]; readonly missing: readonly Sent[] }

export function createPrefetch(): Prefetch {
  /** By the text of the statement, and its values. */
  const answers = new Map<string, Map<string, Result>>()
  /** The statements noted in this round; null outside of rounds. */
  let noted: Map<string, Sent> | null = null

  function keep(statements: readonly Sent[], results: readonly Result[]): void {
    for (const [index, { text, values }] of statements.entries()) {
      const [ofText, result] = [answers.get(text) ?? new Map<string, Result>(), results[index]]
      if (result) answers.set(text, ofText.set(JSON.stringify(values), result))
    }
  }

  /** Runs each function until it is done or asks for something that is not known yet. */
  function attempt<Value>(reads: readonly (() => Value)[]): { isWhole: boolean; values: Value[] } {
    let isWhole = true
    const values = reads.flatMap((read) => {
      try {
        return [read()]
      } catch (error) {
        if (error !== AWAITED) throw error
        isWhole = false
        return []
      }
    })
    return { isWhole, values }
  }

  function round<Value>(reads: readonly (() => Value)[]): Round<Value> {
    const missing = new Map<string, Sent>()
    noted = missing
    try {
      return { values: attempt(reads).values, missing: [...missing.values()] }
    } finally {
      noted = null
    }
  }

  function within<Value>(reads: readonly (() => Value)[]): Value[] {
    const { isWhole, values } = attempt(reads)
    if (!isWhole) throw AWAITED
    return values
  }

  return {
    answerTo(statement) {
      const { text, values } = statement
      const known = answers.get(text)?.get(JSON.stringify(values))
      if (known || noted === null) return known
      noted.set(`${text} ${JSON.stringify(values)}`, statement)
      throw AWAITED
    },
    written(text) {
      if (noted !== null) throw new Error(`Only reads are batched: ${text}`)
      if (answers.size === 0) return
      const table = tableWritten(text)
      const isAbout = new RegExp(String.raw`\b${table ?? ''}\b`)
      for (const query of answers.keys())
        if (table === null || isAbout.test(query)) answers.delete(query)
    },
    forget: () => answers.clear(),
    batch(reads, send) {
      if (noted !== null) return within(reads)
      for (;;) {
        const { values, missing } = round(reads)
        if (missing.length === 0) return values
        keep(missing, send(missing))
      }
    },
    round,
    keep,
  }
}

/** The table whose rows a statement changes; null if unclear. Triggers change only pictures; none are prefetched. */
function tableWritten(text: string): string | null {
  return /^\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+"?(\w+)"?/i.exec(text)?.[1] ?? null
}
