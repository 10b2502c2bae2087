/** The rooms, the pace and the step of a ready-made week, in the address: going back and reloading lose nothing. */
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Pace, Room } from '#domain/templates/starter-pack.ts'
import { paces, rooms } from '#domain/templates/starter-pack.ts'

/** Ticked at first, because nearly every home has them. */
const usualRooms: readonly Room[] = ['kitchen', 'bathroom', 'living', 'bedroom', 'laundry']

export type ReadyAddress = {
  /** In the order of the list. */
  readonly chosen: readonly Room[]
  readonly pace: Pace
  /** Whether the rooms have been chosen, and the week is shown. */
  readonly isWeek: boolean
  readonly toWeek: string
  readonly toRooms: string
  choose(changed: { readonly chosen?: readonly Room[]; readonly pace?: Pace }): void
}

export function useReadyAddress(): ReadyAddress {
  const [parameters, setParameters] = useSearchParams()
  const { chosen, pace } = useMemo(() => readAddress(parameters), [parameters])
  return {
    chosen,
    pace,
    isWeek: parameters.has('week') && chosen.length > 0,
    toWeek: `?${addressOf(chosen, pace)}&week=1`,
    toRooms: `?${addressOf(chosen, pace)}`,
    choose: (changed) =>
      setParameters(addressOf(changed.chosen ?? chosen, changed.pace ?? pace), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

function readAddress(parameters: URLSearchParams): Pick<ReadyAddress, 'chosen' | 'pace'> {
  const asked = parameters.get('rooms')?.split(' ')
  return {
    chosen: asked ? rooms.filter((room) => asked.includes(room)) : usualRooms,
    pace: paces.find((pace) => pace === parameters.get('pace')) ?? 'usual',
  }
}

function addressOf(chosen: readonly Room[], pace: Pace): URLSearchParams {
  return new URLSearchParams({ rooms: chosen.join(' '), pace })
}
