/** Runs the demo's steps in time order, each with real commands as from somebody's device at that moment. */
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { availablePoints, emptyBalance } from '#domain/points/points.ts'
import type { Core } from '#server/core.ts'
import type { Person } from './family.ts'
import type { Random } from './random.ts'

export type Stage = {
  readonly random: Random
  readonly ids: Readonly<Record<Person, string>>
  /** Notes the id of a person whose account a command has made. */
  meet(who: Person, id: string): void
  /** An IANA name: the zone in which the family lives. */
  readonly timeZone: string
  /** A step at a moment; steps run in the order of their times. */
  at(moment: number, step: () => void): void
  /** This many days ago, at an hour of the household's day. */
  day(daysAgo: number, hour: number): number
  hoursAgo(hours: number): number
  /**
   * Runs a command now, and returns the id from which the ids of the rows it made are derived. Throws if it is refused,
   * because then the demo is wrong.
   */
  act<Name extends CommandName>(who: Person, name: Name, input: CommandInput<Name>): string
  /** The points that a person can spend now. */
  points(who: Person): number
  /** The day on which a repeating task is wanted now. */
  slotOf(chore: string): string
}

type Deps = {
  readonly core: Pick<Core, 'applier' | 'store'>
  readonly ids: Readonly<Partial<Record<Person, string>>>
  readonly random: Random
  readonly timeZone: string
  /** When the demo's history ends. */
  readonly now: Date
}

export function createStage({ core, ids: known, random, timeZone, now }: Deps) {
  const ids = { ...known } as Record<Person, string>
  const steps: { readonly moment: number; readonly step: () => void }[] = []
  let clock = now.getTime()

  const stage: Stage = {
    random,
    ids,
    timeZone,
    meet: (who, id) => void (ids[who] = id),
    at: (moment, step) => void steps.push({ moment, step }),
    hoursAgo: (hours) => now.getTime() - hours * HOUR_MS,
    day(daysAgo, hour) {
      const midnight = new Date(now.getTime() - daysAgo * DAY_MS).setHours(0, 0, 0, 0)
      return midnight + Math.round(hour * 60) * 60_000
    },
    act(who, name, input) {
      const at = new Date(clock).toISOString()
      const mutation = { id: random.uuid(), name, version: commandOf(name).version, input, at }
      const { results, fault } = core.applier.apply([mutation], { actor: ids[who], now: at })
      const [result] = results
      if (result?.status === 'applied') return mutation.id
      const reason = result?.status === 'rejected' ? result.message : String(fault)
      throw new Error(`${at}: ${who} could not ${name}: ${reason}`)
    },
    points: (who) =>
      availablePoints(core.store.get('balances', ids[who]) ?? emptyBalance(ids[who])),
    slotOf: (chore) => core.store.get('chores', chore)?.slot ?? '',
  }

  return {
    stage,
    /** Runs every step in order; none lies in the future. */
    play(): void {
      for (const { moment, step } of steps.toSorted((a, b) => a.moment - b.moment)) {
        clock = Math.min(moment, now.getTime())
        step()
      }
    },
  }
}
