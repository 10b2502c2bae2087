/** What a line of quick add may say here: the day it is, oneself and one's partners (T28). */
import { useMemo } from 'react'
import { localDay } from '#domain/calendar.ts'
import type { QuickContext } from '#domain/quick-add/quick-task.ts'
import type { User } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'

/** A household has no rooms. */
const rooms: QuickContext['rooms'] = []

export function useQuickContext({ me, partners, timeZone }: Household, at: string): QuickContext {
  const today = localDay(at, deviceTimeZone() ?? timeZone)
  return useMemo(
    () => ({ today, me: named(me), isChild: me.is_child, partners: partners.map(named), rooms }),
    [today, me, partners],
  )
}

function named({ id, name }: User) {
  return { id, name }
}
