/** The devices on which a child is signed in, and its parents. */
import { Tablet, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ListedChild } from '#domain/children/child-api.ts'
import { childApi } from '#domain/children/child-api.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { about, callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { deviceText } from '#web/shared/devices/device-text.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { childTexts } from './texts.ts'
import type { Children } from './use-children.ts'

export type ChildPeopleProps = {
  readonly user: User
  readonly listed: ListedChild | null
  readonly household: Household
  readonly all: Children
}

export function ChildPeople(props: ChildPeopleProps) {
  const { listed, all } = props
  const isOnline = useOnline()
  return (
    <Column>
      <NeedsConnection />
      {isOnline && all.isFailed && (
        <>
          <InfoLine tone="bad">{childTexts.unreadable}</InfoLine>
          <LeavingButton within="section" next="h2" tone="outline" onClick={all.reload}>
            {childTexts.again}
          </LeavingButton>
        </>
      )}
      {listed && (
        <>
          <Devices {...props} listed={listed} />
          <Parents {...props} listed={listed} />
        </>
      )}
    </Column>
  )
}

type KnownProps = ChildPeopleProps & { readonly listed: ListedChild }

function Devices({ user, listed, household, all }: KnownProps) {
  const account = useAccount()
  const name = firstName(user)
  async function end(session: string): Promise<void> {
    try {
      await callApi(about(childApi.endChildSessions, user.id), { session }, account.id)
      showToast({ title: childTexts.toasts.signedOut(name) })
    } catch (error) {
      showToast({ title: childTexts.toasts.failed, description: messageOf(error), tone: 'bad' })
    }
    all.reload()
  }
  return (
    <div>
      <h4>{childTexts.devices(name)}</h4>
      {listed.devices.length === 0 && <p>{childTexts.noDevices}</p>}
      <ul>
        {listed.devices.map((device) => (
          <Line
            key={device.id}
            picture={<IconTile icon={Tablet} size={44} />}
            title={deviceText(device)}
            note={childTexts.lastSeen(dateText(device.last_seen_at, household.timeZone))}
            action={
              <EndAtOnce
                label={childTexts.signOutOf(name, deviceText(device))}
                onEnd={() => end(device.id)}
              >
                {childTexts.signOut}
              </EndAtOnce>
            }
          />
        ))}
      </ul>
    </div>
  )
}

function Parents({ user, listed, household, all }: KnownProps) {
  const account = useAccount()
  const overlay = useOverlayAddress()
  async function unask(partner_id: string): Promise<void> {
    const isDone = await account.run('unaskParent', { id: user.id, partner_id, status: 'pending' })
    if (isDone) showToast({ title: childTexts.toasts.unasked })
    all.reload()
  }
  return (
    <div>
      <h4>{childTexts.parents}</h4>
      <ul>
        {listed.parents.map((parent) => (
          <Line
            key={parent.id}
            picture={
              <PersonAvatar person={parent} tone={parent.id === account.id ? 'me' : 'partner'} />
            }
            basted={parent.status === 'pending'}
            title={parent.name}
            note={noteOf(parent, household.me.id)}
            action={
              parent.status === 'pending' ? (
                <EndAtOnce
                  label={childTexts.unaskNamed(parent.name)}
                  onEnd={() => unask(parent.id)}
                >
                  {childTexts.unask}
                </EndAtOnce>
              ) : (
                <End user={user} parent={parent} isOwn={listed.is_own} />
              )
            }
          />
        ))}
      </ul>
      {listed.is_own && (
        <Button
          tone="soft"
          icon={UserPlus}
          block
          onClick={() => overlay.open('also-parent', user.id)}
        >
          {childTexts.alsoParent}
        </Button>
      )}
    </div>
  )
}

type EndAtOnceProps = {
  readonly label: string
  readonly onEnd: () => Promise<void>
  readonly children: string
}

/** Ends the session of a device, or withdraws a question, without asking first: a second press would be refused. */
function EndAtOnce({ label, onEnd, children }: EndAtOnceProps) {
  const [isBusy, run] = usePending()
  return (
    <Button tone="ghost" size="small" aria-label={label} busy={isBusy} onClick={() => run(onEnd)}>
      {children}
    </Button>
  )
}

type EndProps = {
  readonly user: User
  readonly parent: ListedChild['parents'][number]
  /** Whether I made the profile. */
  readonly isOwn: boolean
}

/** The parent who made the profile can remove other parents; other parents can only remove themselves (K10). */
function End({ user, parent, isOwn }: EndProps) {
  const account = useAccount()
  const overlay = useOverlayAddress()
  const isMe = parent.id === account.id
  if (isMe === isOwn) return null
  const name = firstName(user)
  return (
    <Button
      tone="dangerGhost"
      size="small"
      aria-label={isMe ? childTexts.leaveNamed(name) : childTexts.removeNamed(parent.name, name)}
      onClick={() => overlay.open('end-parent', `${user.id} ${parent.id}`)}
    >
      {isMe ? childTexts.leave : childTexts.remove}
    </Button>
  )
}

function noteOf({ id, status }: ListedChild['parents'][number], me: string): string {
  if (status === 'pending') return childTexts.asked
  return id === me ? childTexts.you : ''
}

type LineProps = {
  readonly picture: ReactNode
  readonly title: string
  readonly note: string
  readonly action: ReactNode
  readonly basted?: boolean
}

function Line({ picture, title, note, action, basted = false }: LineProps) {
  return (
    <ListItem focusKey={String(basted)}>
      <Item $basted={basted}>
        {picture}
        <div>
          <b>{title}</b>
          <p>{note}</p>
        </div>
        {action}
      </Item>
    </ListItem>
  )
}

const Column = styled.div`
  ${theme.column(5)}
  align-content: start;
  h4 {
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
  }
  p {
    ${theme.note}
  }
  ul + button {
    margin-top: ${theme.space(2)};
  }
`

const Item = styled.div<{ $basted: boolean }>`
  ${theme.wrap('4px 14px')}
  min-height: 64px;
  padding: 8px 0;
  ${theme.hairline('li + li > &')}
  > span {
    ${({ $basted }) => ($basted ? `outline: 1.5px dashed ${theme.line.strong};` : '')}
  }
  > div {
    ${theme.share('80px')}
    overflow-wrap: anywhere;
  }
  /* Also if it does not fit beside the name. */
  > button {
    margin-inline-start: auto;
  }
  b {
    font: ${theme.font.smallStrong};
  }
`
