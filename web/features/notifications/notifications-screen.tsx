/** My notifications, newest first. */
import { CheckCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Notification } from '#domain/notifications/notification.ts'
import { useSynced } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { hasHistory } from '#web/data/history.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useTopOfPage } from '#web/shared/page/use-top-of-page.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageTurn } from '#web/ui/page-turn.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsTexts } from './texts.ts'
import { useNotificationActions } from './use-notification-actions.ts'

export function NotificationsScreen() {
  const [parameters] = useSearchParams()
  const wanted = pageIn(parameters)
  const content = useSynced((database) => readPage(database, wanted), [wanted])
  return (
    <>
      <PageHead
        title={notificationsTexts.title}
        actions={content && content.unread > 0 ? <UnreadPill count={content.unread} /> : undefined}
      />
      {content ? (
        <NotificationList content={content} />
      ) : (
        <Skeleton $width="100%" $height="320px" $radius={theme.radius.card} />
      )}
    </>
  )
}

function NotificationList({ content }: { readonly content: NotificationPage }) {
  const timeZone = useTimeZone()
  const now = useNow()
  const list = useTopOfPage<HTMLUListElement>(content.page)
  if (content.newest === null)
    return <EmptyState scene={<EmptyLine />}>{notificationsTexts.empty}</EmptyState>
  return (
    <>
      <Actions content={content} />
      <List ref={list} tabIndex={-1} aria-label={notificationsTexts.list}>
        {content.shown.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            timeZone={timeZone}
          />
        ))}
      </List>
      <Pager page={content.page} pages={content.pages} />
      <ClearDialog count={content.total} newest={content.newest} />
    </>
  )
}

type PagerProps = Pick<NotificationPage, 'page' | 'pages'>

/** Links to the previous and the next page. */
function Pager({ page, pages }: PagerProps) {
  if (pages === 1) return null
  return (
    <Bar aria-label={notificationsTexts.pages}>
      <PageTurn way="before" to={page > 1 ? addressOf(page - 1) : null}>
        {notificationsTexts.previous}
      </PageTurn>
      <p aria-current="page">{notificationsTexts.page(page, pages)}</p>
      <PageTurn way="after" to={page < pages ? addressOf(page + 1) : null}>
        {notificationsTexts.next}
      </PageTurn>
    </Bar>
  )
}

function addressOf(page: number): string {
  return page === 1 ? '?' : `?page=${page}`
}

function Actions({ content: { newest, unread } }: { readonly content: NotificationPage }) {
  const overlay = useOverlayAddress()
  const { readAll } = useNotificationActions()
  return (
    <Buttons>
      <Button
        tone="soft"
        icon={CheckCheck}
        aria-disabled={unread === 0 || undefined}
        onClick={() => newest && void readAll(newest)}
      >
        {notificationsTexts.readAll}
      </Button>
      <Button tone="outline" onClick={() => overlay.open('clear', '1')}>
        {notificationsTexts.clearAll}
      </Button>
    </Buttons>
  )
}

function UnreadPill({ count }: { readonly count: number }) {
  return <Pill>{notificationsTexts.unreadCount(count)}</Pill>
}

/** The drawing of the empty list: a washing line with two pegs. */
function EmptyLine() {
  return (
    <svg viewBox="0 0 260 110" width="220" fill="none" aria-hidden="true">
      <path
        d="M6 22Q130 58 254 18"
        stroke={theme.line.strong}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M98 33v18M164 33v18"
        stroke={theme.stitch.peg}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M88 62h86v40h-86zM88 64l43 24 43-24"
        stroke={theme.line.strong}
        strokeWidth="2"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Notifications of one page (A10). */
const PAGE_SIZE = 20

type NotificationPage = {
  readonly shown: readonly Notification[]
  /** The newest one there is, on any page: the bound for marking and clearing all (rule R47). */
  readonly newest: Pick<Notification, 'created_at' | 'id'> | null
  readonly unread: number
  readonly total: number
  /** The page shown: the last one if there are fewer than requested. */
  readonly page: number
  readonly pages: number
}

/** Reads one page of notifications, newest first, by the index of their times. */
async function readPage(
  database: AccountDatabase,
  wanted: number,
): Promise<NotificationPage | undefined> {
  const { notifications } = database
  const newestFirst = () => notifications.orderBy('created_at').reverse()
  const [total, unread, newest] = await Promise.all([
    notifications.count(),
    notifications.orderBy('_unread').count(),
    newestFirst().first(),
  ])
  // Those that were read come with the history (U22).
  if (total === 0 && !(await hasHistory(database))) return undefined
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(wanted, pages)
  const start = (page - 1) * PAGE_SIZE
  const shown = await newestFirst().offset(start).limit(PAGE_SIZE).toArray()
  const bound = newest && { created_at: newest.created_at, id: newest.id }
  return { shown, newest: bound ?? null, unread, total, page, pages }
}

/** The page in the address, counted from 1; anything but a page number means the first. */
function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

type ClearDialogProps = {
  readonly count: number
  readonly newest: Pick<Notification, 'created_at' | 'id'>
}

/** Asks for confirmation before all notifications are deleted, opened by the address: ?clear=1. */
function ClearDialog(props: ClearDialogProps) {
  return (
    <OverlaySlot parameter="clear">{(shown) => <Question {...props} {...shown} />}</OverlaySlot>
  )
}

type QuestionProps = ClearDialogProps & { readonly open: boolean; readonly onClose: () => void }

function Question({ count, newest, open, onClose }: QuestionProps) {
  const { clear } = useNotificationActions()
  // Notifications that arrive while the question is open are not included (rule R47).
  const [asked] = useState({ count, newest })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        // The list may take a while to empty; the question need not stay open for that.
        void clear(asked.newest)
      }}
      icon={Trash2}
      title={notificationsTexts.confirmTitle}
      description={notificationsTexts.confirmClear(asked.count)}
      confirmLabel={notificationsTexts.clearAll}
    />
  )
}

const Pill = styled.span`
  padding: 3px 12px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.action};
  color: ${theme.text.onAction};
  ${theme.figures(theme.font.smallStrong)}
`

const Buttons = styled.div`
  ${theme.flow(2)}
  > :first-child {
    flex: 1 0 auto;
    ${theme.media.fromTablet} {
      flex: none;
    }
  }
`

const List = styled.ul`
  ${theme.card}
  max-width: 860px;
  overflow: hidden;
  outline: none;
`

const Bar = styled.nav`
  ${theme.spread(2)}
  max-width: 860px;
  > p {
    ${theme.note}
    font-variant-numeric: tabular-nums;
  }
`
