/** The signed-in person: picture, name, plan, and an action. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '#web/ui/avatar.tsx'
import { cardTones } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'

export interface UserCardProps {
  readonly name: string
  readonly photo?: string | null
  readonly plan: string
  /** An icon button: Logout. */
  readonly action?: ReactNode
}

export function UserCard({ name, photo = null, plan, action }: UserCardProps) {
  return (
    <Box>
      <Avatar name={name} photo={photo} tone="me" />
      <div>
        <b>{name}</b>
        <span>{plan}</span>
      </div>
      {action}
    </Box>
  )
}

export function UserCardSkeleton() {
  return (
    <Box aria-hidden="true">
      <Skeleton $width="44px" $height="44px" $radius="50%" />
      <div>
        <Skeleton $width="110px" />
        <Skeleton $width="70px" style={{ marginTop: 6 }} />
      </div>
    </Box>
  )
}

const Box = styled.div`
  ${cardTones.plain}
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 64px;
  padding: 10px 4px 10px 10px;
  border-radius: 20px;
  > div {
    flex: 1;
    min-width: 0;
  }
  b,
  div > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font: ${theme.font.smallStrong};
  }
  div > span {
    color: ${theme.text.faint};
    font: ${theme.font.caption};
  }
`
