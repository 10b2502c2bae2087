/** A deliberate defect in the engine or the server, injected from outside: the convergence test must notice each one. */
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import type { ExchangeRequest, ExchangeResponse } from '#domain/sync-protocol.ts'
import type { AnyRow } from '#domain/tables.ts'
import type { Core } from '#server/core.ts'
import type { DeviceState, DeviceStore, OutboxItem } from '#web/data/device-store.ts'
import type { Plan, Step } from './steps.ts'

export type Held = { readonly state: DeviceState; readonly items: readonly OutboxItem[] }

export type Variant = {
  readonly name: string
  /** A run that reveals it, if random ones hardly ever do. */
  readonly plan?: Plan
  /** Wraps the store of a device. */
  readonly store?: (store: DeviceStore) => DeviceStore
  /** Rewrites a request as it leaves. */
  readonly request?: (request: ExchangeRequest) => ExchangeRequest
  /** Rewrites an answer as it arrives; `held` is the device's state and queue at that time. */
  readonly answer?: (answer: ExchangeResponse, held: Held) => ExchangeResponse
  /** Changes the rows from which a device derives the plan of a chore. */
  readonly reads?: (withRows: ChoreWithRows) => ChoreWithRows
  /** Replaces parts of the server. */
  readonly server?: (core: Core) => void
}

export const sound: Variant = { name: 'sound' }

/** A plan in which one device runs these commands, each followed by an exchange without faults. */
export function planOf(
  ...taps: readonly Pick<Extract<Step, { readonly do: 'command' }>, 'command' | 'pick' | 'value'>[]
): Plan {
  const exchange = { do: 'exchange', device: 0, faults: ['ok'], limit: 1000 } as const
  const steps = taps.flatMap((tap) => [{ do: 'command', device: 0, ...tap } as const, exchange])
  return { pageRows: 2500, planLimits: false, isPatient: true, steps }
}

export function isShared(row: AnyRow | null): boolean {
  return row !== null && 'is_shared' in row && row.is_shared
}
