/** The context in which a line of quick add is read: today, the person, their partners and the rooms (T28). */
import { localDay } from '#domain/calendar.ts'
import type { QuickContext } from '#domain/quick-add/quick-task.ts'
import type { User } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useRooms } from '#web/shared/rooms/use-rooms.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'

export function useQuickContext({ me, partners, timeZone }: Household, at: string): QuickContext {
  const rooms = useRooms()
  return {
    today: localDay(at, deviceTimeZone() ?? timeZone),
    me: named(me),
    isChild: me.is_child,
    partners: partners.map(named),
    rooms: rooms.flatMap(({ name, ids: [id] }) => (id === undefined ? [] : { id, name })),
  }
}

function named({ id, name }: User) {
  return { id, name }
}
