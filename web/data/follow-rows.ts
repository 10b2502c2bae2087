/** Follows what a transaction does to rows, so that the next tap need not read again what it has just read or written. */
import type { Found } from '#domain/rows.ts'
import type { Read } from '#domain/tx.ts'
import type { DeviceState, DeviceTx, OutboxItem } from './device-store.ts'
import type { Proof, Proven, RowCache, WrittenRow } from './row-cache.ts'
import { BROKEN, isSameFound } from './row-cache.ts'

export type Followed = {
  readonly tx: DeviceTx
  /** To be awaited when the work is done, before the commit: raises the generation if rows changed without an item. */
  finish(): Promise<void>
  /** To be called after the commit. */
  committed(): void
}

/** A transaction of a store by itself. */
export type PlainTx = Omit<DeviceTx, 'confirm' | 'enqueue'> & {
  /** Resolves to its number, which is one more than that of the item queued before. */
  enqueue(item: Omit<OutboxItem, 'seq'>): Promise<number>
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its state
export function followRows(plain: PlainTx, cache: RowCache): Followed {
  const written: WrittenRow[] = []
  let verified: readonly (readonly [Read, Found])[] = []
  let isCleared = false
  let queued: Promise<number> | null = null
  let state: DeviceState | null = null
  let isStateNew = false
  let saved: DeviceState | null = null
  let proof: Proof | null = null

  const current = async () => (state ??= await plain.state())

  return {
    tx: {
      ...plain,
      state: current,
      /** Stored at the end, once, with the generation. */
      putState(next) {
        ;[state, isStateNew] = [next, true]
        return Promise.resolve()
      },
      /** Not awaited: nothing but a proof needs the number. */
      enqueue(item) {
        queued = plain.enqueue(item)
        return Promise.resolve()
      },
      write(changes) {
        for (const { table, id, after } of changes) written.push({ table, id, row: after })
        return plain.write(changes)
      },
      clear() {
        isCleared = true
        return plain.clear()
      },
      async confirm(used) {
        const unproved = used.filter(([, { proof: known }]) => known === null)
        const earlier = used.find(([, { proof: known }]) => known !== null)?.[1].proof
        const [{ generation = 0 }, stored] = await Promise.all([
          current(),
          plain.load(unproved.map(([read]) => read)),
        ])
        const seq = await queued
        if (seq === null) throw new Error('Only a transaction that queues an item can confirm')
        proof = { seq, generation }
        verified = used.map(([read, { found }]) => [read, found])
        return (
          (!earlier || isNext(proof, earlier)) &&
          unproved.every(([, { found }], index) => isSameFound(found, stored[index] ?? []))
        )
      },
    },
    async finish() {
      const isRaised = (written.length > 0 || isCleared) && queued === null
      if (!isRaised && !isStateNew) return
      const { generation = 0, ...rest } = await current()
      saved = { ...rest, generation: generation + Number(isRaised) }
      await plain.putState(saved)
    },
    committed() {
      if (written.length > 0 || isCleared || queued !== null)
        cache.noteCommitted({ written, verified, prove: isCleared ? () => BROKEN : prove })
      if (saved !== null) cache.noteState(saved)
    },
  }

  function prove(earlier: Proof | null): Proven {
    if (proof !== null) return { proof, isUnbroken: earlier !== null && isNext(proof, earlier) }
    const { generation = 0 } = state ?? {}
    // What was queued without a look at the generation.
    if (queued !== null || earlier?.generation !== generation) return BROKEN
    return { proof: { ...earlier, generation: generation + 1 }, isUnbroken: true }
  }
}

function isNext({ seq, generation }: Proof, earlier: Proof): boolean {
  return seq === earlier.seq + 1 && generation === earlier.generation
}
