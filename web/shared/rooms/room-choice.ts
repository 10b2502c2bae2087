/** The rooms that a person wants to see, kept in the address: all, one after the other, or only one (T29). */
import { useSearchParams } from 'react-router-dom'
import type { ShownRoom } from './use-rooms.ts'
import { roomOf, useRooms } from './use-rooms.ts'

/** In the address, where it cannot be mistaken for the name of a room. */
export const BY_ROOM = '*'
const PARAMETER = 'room'

export type RoomChoice = {
  readonly rooms: readonly ShownRoom[]
  /** All rooms are shown, without groups. */
  readonly isAll: boolean
  /** The only room that is shown. */
  readonly only: ShownRoom | null
  /** Each room has a group of its own. */
  readonly isByRoom: boolean
  /** Whether a task in this room is shown. */
  shows(room: string | null): boolean
  /** The key of a room, `BY_ROOM`, or nothing for all. */
  choose(value: string): void
  /** The address of a page that keeps the choice. */
  keptAt(address: string): string
}

/** If a person has fewer than two rooms, there is nothing to choose. */
export function useRoomChoice(): RoomChoice {
  const rooms = useRooms()
  const [parameters, setParameters] = useSearchParams()
  const isOffered = rooms.length > 1
  const asked = parameters.get(PARAMETER) ?? ''
  const only = (isOffered && rooms.find(({ key }) => key === asked)) || null
  const isByRoom = isOffered && asked === BY_ROOM
  return {
    rooms,
    isAll: only === null && !isByRoom,
    only,
    isByRoom,
    shows: (room) => only === null || only === roomOf(rooms, room),
    choose(value) {
      parameters.delete(PARAMETER)
      if (value !== '') parameters.set(PARAMETER, value)
      setParameters(parameters, { replace: true, preventScrollReset: true })
    },
    keptAt(address) {
      if (asked === '') return address
      const mark = address.includes('?') ? '&' : '?'
      return `${address}${mark}${new URLSearchParams({ [PARAMETER]: asked })}`
    },
  }
}
