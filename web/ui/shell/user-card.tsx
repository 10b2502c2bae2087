/** The signed-in person: picture, name, plan, and an action; a button if the person can be switched. */
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '#web/ui/avatar.tsx'
import { Name } from '#web/ui/name.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export interface UserCardProps {
  readonly name: string
  readonly photo?: string | null
  readonly plan: string
  /** An icon button: Logout. */
  readonly action?: ReactNode
  /** The effect of pressing the person: switching to somebody else. */
  readonly onPress?: { readonly label: string; readonly run: () => void } | undefined
}

export function UserCard({ name, photo = null, plan, action, onPress }: UserCardProps) {
  const words = (
    <Words>
      <b>
        <Name>{name}</Name>
      </b>
      <span>{plan}</span>
    </Words>
  )
  const avatar = <Avatar name={name} photo={photo} tone="me" />
  return (
    <Box>
      {onPress ? (
        <Press type="button" title={onPress.label} onClick={onPress.run}>
          <Badged>
            {avatar}
            <Users aria-hidden="true" />
          </Badged>
          {words}
          <VisuallyHidden>, {onPress.label}</VisuallyHidden>
        </Press>
      ) : (
        <>
          {avatar}
          {words}
        </>
      )}
      {action}
    </Box>
  )
}

export function UserCardSkeleton() {
  return (
    <Box aria-hidden="true">
      <Skeleton $width="44px" $height="44px" $radius="50%" />
      <Words>
        <Skeleton $width="110px" />
        <Skeleton $width="70px" style={{ marginTop: 6 }} />
      </Words>
    </Box>
  )
}

const Box = styled.div`
  ${theme.raised}
  ${theme.row(3)}
  min-height: 64px;
  padding: 10px 4px 10px 10px;
  border-radius: 20px;
`

const Words = styled.span`
  display: block;
  ${theme.rest}
  overflow-wrap: anywhere;
  b {
    font: ${theme.font.smallStrong};
    ${theme.clamp(2)}
  }
  > span {
    display: block;
    ${theme.caption}
    ${theme.cut}
  }
`

const Press = styled.button`
  position: relative;
  ${theme.row(3)}
  ${theme.rest}
  min-height: ${theme.size.target};
  padding: 0;
  ${theme.bare}
  border-radius: ${theme.radius.inner};
  text-align: start;
`

/* The sign for switching is on the picture, because beside the name it would take up the name's space. */
const Badged = styled.span`
  position: relative;
  flex: none;
  > svg {
    position: absolute;
    inset-inline-end: -5px;
    bottom: -5px;
    box-sizing: content-box;
    ${theme.square('13px')}
    padding: 4px;
    border-radius: 50%;
    background: ${theme.surface.actionSoft};
    color: ${theme.text.link};
    box-shadow: 0 0 0 2px ${theme.surface.card};
  }
`
