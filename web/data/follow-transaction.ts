/** Follows what a transaction reads and writes, so that the next one need not read it again. */
import type { Found } from '#domain/rows.ts'
import type { Read } from '#domain/tx.ts'
import type { DeviceCache } from './device-cache.ts'
import type { DeviceState, DeviceTx, OutboxItem } from './device-store.ts'
import type { Stretch } from './outbox-cache.ts'
import type { Proof, Proven, WrittenRow } from './row-cache.ts'
import { BROKEN, isSameFound } from './row-cache.ts'

export type Followed = {
  readonly tx: DeviceTx
  /** To be awaited when the work is done, before the commit: counts rows that changed without an item, and rewritten items. */
  finish(): Promise<void>
  /** To be called after the commit. */
  committed(): void
}

/** A transaction of a store by itself. */
export type PlainTx = Omit<DeviceTx, 'confirm' | 'enqueue' | 'waiting'> & {
  /** The items after a number, in order. */
  items(after: number, limit: number): Promise<readonly OutboxItem[]>
  /** How many items are stored after a number and up to another. */
  countItems(after: number, to: number): Promise<number>
  /** Resolves to its number, which is one more than that of the item queued before. */
  enqueue(item: Omit<OutboxItem, 'seq'>): Promise<number>
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its state
export function followTransaction(plain: PlainTx, cache: DeviceCache): Followed {
  const written: WrittenRow[] = []
  let verified: readonly (readonly [Read, Found])[] = []
  let isCleared = false
  let queued: Promise<number> | null = null
  const added: OutboxItem[] = []
  // As it is before anybody can rewrite what is queued here.
  const { rebases: rebasesBefore } = cache.outbox.noted()
  const replaced = new Map<number, OutboxItem>()
  const dropped = new Set<number>()
  let read: Stretch | null = null
  let reading: Promise<DeviceState> | null = null
  let state: DeviceState | null = null
  let isStateNew = false
  let saved: DeviceState | null = null
  let proof: Proof | null = null

  async function current(): Promise<DeviceState> {
    const stored = state ?? (await (reading ??= plain.state()))
    return (state ??= stored)
  }

  /** What is cached is current if as many items are stored there and none was rewritten since. */
  async function waiting(after: number, limit: number): Promise<Stretch> {
    const known = cache.outbox.find(after, limit)
    const last = known.items.at(-1)?.seq ?? after
    const more = limit - known.items.length
    const [{ rebases }, count, behind] = await Promise.all([
      current(),
      last > after ? plain.countItems(after, last) : 0,
      more > 0 ? plain.items(last, more) : [],
    ])
    const isCurrent = last === after || (known.rebases === rebases && known.items.length === count)
    const items = isCurrent ? [...known.items, ...behind] : await plain.items(after, limit)
    return { after, items, rebases, isAll: items.length < limit }
  }

  return {
    tx: {
      ...plain,
      state: current,
      /** Stored at the end, once, with the generation. */
      putState(next) {
        ;[state, isStateNew] = [next, true]
        return Promise.resolve()
      },
      async waiting(after, limit = Infinity) {
        read = await waiting(after, limit)
        return read.items
      },
      replace(items) {
        for (const item of items) replaced.set(item.seq, item)
        return plain.replace(items)
      },
      drop(seqs) {
        for (const seq of seqs) dropped.add(seq)
        return plain.drop(seqs)
      },
      /** Not awaited: nothing but a proof needs the number. */
      enqueue(item) {
        queued = plain.enqueue(item)
        // Whoever waits for the commit hears of a failure.
        queued.then(
          (seq) => added.push({ ...item, seq }),
          () => undefined,
        )
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
      const isRewritten = replaced.size > 0
      if (!isRaised && !isRewritten && !isStateNew) return
      const { generation = 0, rebases, ...rest } = await current()
      saved = {
        ...rest,
        rebases: rebases + Number(isRewritten),
        generation: generation + Number(isRaised),
      }
      await plain.putState(saved)
    },
    committed() {
      if (written.length > 0 || isCleared || queued !== null)
        cache.rows.noteCommitted({ written, verified, prove: isCleared ? () => BROKEN : prove })
      if (read !== null) cache.outbox.note(asCommitted(read))
      if (added.length > 0) cache.outbox.noteQueued(added, rebasesBefore)
      if (saved !== null) cache.noteState(saved)
    },
  }

  function asCommitted({ items, rebases, ...rest }: Stretch): Stretch {
    const left = items.filter(({ seq }) => !dropped.has(seq))
    return {
      ...rest,
      rebases: saved?.rebases ?? rebases,
      items: left.map((item) => replaced.get(item.seq) ?? item),
    }
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
