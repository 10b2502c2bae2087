/** My notifications, newest first. */
import { CheckCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSynced } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { cardTones } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { ClearDialog } from './clear-dialog.tsx'
import { EmptyLine } from './empty-line.tsx'
import { NotificationRow } from './notification-row.tsx'
import { Pager } from './pager.tsx'
import type { NotificationPage } from './read-page.ts'
import { pageIn, readPage } from './read-page.ts'
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
  const timeZone = useHousehold()?.timeZone ?? 'UTC'
  const now = useNow()
  const list = useTopOfPage(content.page)
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

/** Another page starts at its top, for the eye and for the focus. */
function useTopOfPage(page: number) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [page])
  return list
}

const Pill = styled.span`
  padding: 3px 12px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.action};
  color: ${theme.text.onAction};
  font: ${theme.font.smallStrong};
  font-variant-numeric: tabular-nums;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  > :first-child {
    flex: 1 0 auto;
    ${theme.media.fromTablet} {
      flex: none;
    }
  }
`

const List = styled.ul`
  ${cardTones.plain}
  max-width: 860px;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  outline: none;
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`
