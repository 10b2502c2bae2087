/** Pauses the person's repeating tasks for as long as somebody else's, offered where theirs is announced (C19). */
import { CirclePause } from 'lucide-react'
import type { MouseEvent } from 'react'
import { localDay } from '#domain/calendar.ts'
import type { Pause } from '#domain/chores/chore.ts'
import { PAUSE_BACK_DAYS } from '#domain/chores/chore.ts'
import { addDays } from '#domain/days.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { pauseTexts } from '#web/shared/pauses/texts.ts'
import { usePauseActions } from '#web/shared/pauses/use-pause-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { isFocusShownIn, moveFocus } from '#web/ui/move-focus.ts'
import { usePending } from '#web/ui/use-pending.ts'

export type PauseMineProps = {
  readonly notification: Notification
  readonly now: Date
  readonly timeZone: string
  /** Once it is done, the notification is read. */
  readonly onDone: () => void
}

export function PauseMine({ notification, now, timeZone, onDone }: PauseMineProps) {
  const { id: me } = useAccount()
  const { begin } = usePauseActions()
  const [isPending, once] = usePending()
  const today = localDay(now.toISOString(), timeZone)
  const theirs = useLive(
    (database) => readOffer(database, { id: notification.related_id, me, today }),
    [notification.related_id, me, today],
  )
  if (!theirs) return null
  const pauseMine = ({ currentTarget }: MouseEvent) => {
    const hadFocus = isFocusShownIn(currentTarget)
    const beside = currentTarget.closest('li')?.querySelector<HTMLElement>('button:last-of-type')
    const days = { from_on: beginningOf(theirs, today), until_on: theirs.until_on }
    void once(async () => {
      if (!(await begin({ ...days, kinds: ['chores'], child: null }))) return
      if (hadFocus) moveFocus(beside)
      onDone()
    })
  }
  return (
    <Button tone="soft" size="small" icon={CirclePause} busy={isPending} onClick={pauseMine}>
      {pauseTexts.mineToo}
    </Button>
  )
}

type Asked = { readonly id: string; readonly me: string; readonly today: string }

/** Their pause, unless it is over, my repeating tasks are already paused as long, or I have no such tasks. */
async function readOffer({ pauses, chores }: AccountDatabase, { id, me, today }: Asked) {
  const theirs = await pauses.get(id)
  if (!theirs || theirs.user_id === me || isOver(theirs, today)) return null
  const own = await pauses.where('user_id').equals(me).toArray()
  if (own.some((pause) => pause.kind === 'chores' && covers(pause, theirs, today))) return null
  const hasOwn = (await chores.filter(({ user_id }) => user_id === me).count()) > 0
  return hasOwn ? theirs : null
}

function isOver({ until_on }: Pause, today: string): boolean {
  return until_on !== null && until_on < today
}

/** Whether the rest of a pause lies completely within another one. */
function covers(own: Pause, theirs: Pause, today: string): boolean {
  const from = theirs.from_on > today ? theirs.from_on : today
  if (own.from_on > from) return false
  if (own.until_on === null) return true
  return theirs.until_on !== null && own.until_on >= theirs.until_on
}

/** Their first day, but no further back than a pause may begin. */
function beginningOf({ from_on }: Pause, today: string): string {
  const earliest = addDays(today, -PAUSE_BACK_DAYS)
  return from_on < earliest ? earliest : from_on
}
