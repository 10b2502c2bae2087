/** A child without e-mail: signing in, big buttons, growing up, and the devices on which it is signed in. */
import { Baby, ChevronDown, ChevronRight, LogIn, Pencil, QrCode, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { flushHeld } from '#web/shared/session/flush.ts'
import { signInChild } from '#web/shared/session/session-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { ChildPeople } from './child-people.tsx'
import { childTexts } from './texts.ts'
import type { Child, Children } from './use-children.ts'

export type ChildCardProps = {
  readonly child: Child
  readonly household: Household
  readonly all: Children
  readonly startsOpen: boolean
}

export function ChildCard({ child, household, all, startsOpen }: ChildCardProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const { user, listed } = child
  return (
    <Card as="article">
      <Head>
        <PersonAvatar person={user} tone="rose" size={60} />
        <div>
          <div>
            <h3>
              <Name>{user.name}</Name>
            </h3>
            <Tag tone="partner" icon={Baby}>
              {childTexts.child}
            </Tag>
          </div>
          <Text>{lineOf(child)}</Text>
        </div>
        <Actions child={child} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </Head>
      {isOpen && (
        <Body>
          <SignIn child={child} onChange={all.reload} />
          <ChildPeople listed={listed} user={user} household={household} all={all} />
        </Body>
      )}
    </Card>
  )
}

function lineOf({ user, listed }: Child): string {
  if (user.username !== '') return childTexts.growing(user.username)
  return listed?.is_own ? childTexts.madeByYou : childTexts.madeByAnother
}

type ActionsProps = {
  readonly child: Child
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Actions({ child: { user, listed }, isOpen, onToggle }: ActionsProps) {
  const overlay = useOverlayAddress()
  const name = firstName(user)
  return (
    <Corner>
      {!isOpen && listed?.is_own && (
        <Button tone="soft" icon={UserPlus} onClick={() => overlay.open('also-parent', user.id)}>
          {childTexts.alsoParent}
        </Button>
      )}
      {isOpen && (
        <IconButton
          label={childTexts.edit(name)}
          icon={Pencil}
          onClick={() => overlay.open('edit-child', user.id)}
        />
      )}
      <IconButton
        label={childTexts.more(name)}
        icon={isOpen ? Turned : ChevronDown}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
    </Corner>
  )
}

type SignInProps = { readonly child: Child; readonly onChange: () => void }

function SignIn({ child: { user, listed }, onChange }: SignInProps) {
  const account = useAccount()
  const overlay = useOverlayAddress()
  const isOnline = useOnline()
  const [isBusy, once] = usePending()
  const signIn = useSignIn()
  const name = firstName(user)
  const blocked = !isOnline || undefined
  return (
    <Stack $gap={3}>
      <Button
        block
        icon={LogIn}
        busy={isBusy}
        aria-disabled={blocked}
        onClick={() => once(() => signIn(user.id))}
      >
        <Name>{childTexts.useHere(name)}</Name>
      </Button>
      <Button
        block
        tone="soft"
        icon={QrCode}
        aria-disabled={blocked}
        onClick={() => overlay.open('child-code', user.id)}
      >
        {childTexts.code}
      </Button>
      <Rows>
        {listed && (
          <Switch
            label={childTexts.bigButtons}
            note={childTexts.today}
            checked={listed.kid_mode}
            disabled={blocked}
            onChange={async ({ target }) => {
              await account.run('updateChild', { id: user.id, kid_mode: target.checked })
              onChange()
            }}
          />
        )}
        <button type="button" onClick={() => overlay.open('grow-up', user.id)}>
          <span>
            <b>{childTexts.growUp}</b>
            <small>{childTexts.growUpNote}</small>
          </span>
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </Rows>
    </Stack>
  )
}

/** Signs a child in on this device with one tap, and shows its screens (K3). */
function useSignIn(): (child: string) => Promise<void> {
  const account = useAccount()
  const navigate = useNavigate()
  return async (child) => {
    try {
      await flushHeld(account)
      await signInChild(account.id, child)
      void navigate('/', { replace: true })
    } catch (error) {
      showToast({ title: childTexts.toasts.failed, description: messageOf(error), tone: 'bad' })
    }
  }
}

const Turned = styled(ChevronDown)`
  transform: rotate(180deg);
` as unknown as typeof ChevronDown

const Head = styled.div`
  ${theme.wrap('12px 16px')}
  > div:nth-child(2) {
    ${theme.share('120px')}
    > div {
      ${theme.wrap('4px 10px')}
    }
  }
  h3 {
    overflow-wrap: anywhere;
  }
`

const Corner = styled.div`
  ${theme.row(2)}
  margin-inline-start: auto;
`

const Body = styled.div`
  ${theme.column('20px 32px')}
  margin-top: ${theme.space(3)};
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Rows = styled.div`
  ${theme.hairline('> * + *')}
  > * {
    padding-block: ${theme.space(3)};
  }
  > button {
    ${theme.row(4)}
    width: 100%;
    min-height: 52px;
    padding-inline: 0;
    border-width: 0;
    border-block-start-width: 1px;
    background: none;
    color: ${theme.text.main};
    text-align: start;
    cursor: pointer;
    > span {
      flex: 1;
    }
  }
  b {
    display: block;
    font: ${theme.font.label};
  }
  small {
    display: block;
    margin-top: 2px;
    ${theme.note}
  }
`
