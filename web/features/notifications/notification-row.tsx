/** One notification: its type, text and time, and its actions. */
import { Check, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Notification } from '#domain/notifications/notification.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { timeAgo } from '#web/shared/time/time-text.ts'
import { holdPage } from '#web/ui/hold-page.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { focusPage, isFocusShownIn, moveFocus } from '#web/ui/move-focus.ts'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { opensRow } from '#web/ui/whole-row.ts'
import { lookOf } from './notification-looks.ts'
import { PauseMine } from './pause-mine.tsx'
import { notificationsTexts } from './texts.ts'
import { useNotificationActions } from './use-notification-actions.ts'

export type NotificationRowProps = {
  readonly notification: Notification
  readonly now: Date
  readonly timeZone: string
}

export function NotificationRow({ notification, now, timeZone }: NotificationRowProps) {
  const { read, remove } = useNotificationActions()
  const { created_at, is_read } = notification
  const content = wordingOf(notification)
  const { icon, tone, to } = lookOf(notification)
  const words = (
    <>
      {!is_read && <VisuallyHidden>{notificationsTexts.unread}: </VisuallyHidden>}
      {content}
    </>
  )
  return (
    <Row data-unread={is_read ? undefined : ''}>
      <IconTile icon={icon} tone={tone} />
      <Words>
        {to === null ? (
          <p>{words}</p>
        ) : (
          <Open to={to} onClick={() => !is_read && void read(notification)}>
            {words}
          </Open>
        )}
        {notification.type === 'chores_paused' && (
          <Offer>
            <PauseMine
              {...{ notification, now, timeZone }}
              onDone={() => !is_read && void read(notification)}
            />
          </Offer>
        )}
        <time dateTime={created_at}>{timeAgo(created_at, now, timeZone)}</time>
      </Words>
      <Buttons>
        {!is_read && (
          <IconButton
            label={notificationsTexts.about(notificationsTexts.read, content)}
            title={notificationsTexts.read}
            icon={Check}
            onClick={(event) => {
              moveFocus(event.currentTarget.nextElementSibling)
              void read(notification)
            }}
          />
        )}
        <IconButton
          label={notificationsTexts.about(notificationsTexts.delete, content)}
          title={notificationsTexts.delete}
          icon={Trash2}
          onClick={(event) => {
            focusBeside(event)
            void remove(notification)
          }}
        />
      </Buttons>
    </Row>
  )
}

/** The row disappears; the focus stays in the list: on the same button of the next row, or else of the previous one. */
function focusBeside({ currentTarget }: MouseEvent): void {
  holdPage()
  if (!isFocusShownIn(currentTarget)) return
  const row = currentTarget.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  if (!moveFocus(beside?.querySelector('button:last-of-type'))) focusPage()
}

const Row = styled.li`
  position: relative;
  ${theme.top(3)}
  padding: 14px 16px 4px;
  ${theme.hairline('& + &')}
  &[data-unread]::before {
    position: absolute;
    top: 14px;
    bottom: 14px;
    inset-inline-start: 0;
    width: 5px;
    border-radius: 0 3px 3px 0;
    background: ${theme.surface.action};
    content: '';
    ${theme.media.forcedColors} {
      background: Highlight;
    }
  }
  &[data-unread] a,
  &[data-unread] p {
    color: ${theme.text.main};
    font-weight: 600;
  }
  ${theme.media.fromTablet} {
    padding: 14px 12px 14px 20px;
  }
`

const Words = styled.div`
  ${theme.rest}
  a,
  p {
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  time {
    display: block;
    margin-top: 4px;
    ${theme.hint}
    ${theme.media.phone} {
      margin-top: 0;
      line-height: ${theme.size.target};
    }
  }
`

/* The whole row opens; its buttons are above that. */
const Open = styled(Link)`
  ${opensRow(theme.radius.chip)}
`

/* Above the part that opens the whole row. */
const Offer = styled.div`
  position: relative;
  width: fit-content;
  &:not(:empty) {
    margin-top: ${theme.space(2)};
  }
`

const Buttons = styled.div`
  position: relative;
  display: flex;
  flex: none;
  gap: ${theme.space(2)};
  margin-inline-start: auto;
  /* Beside the time, so that the words have the full width. */
  ${theme.media.phone} {
    position: absolute;
    inset-inline-end: 8px;
    bottom: 4px;
  }
`
