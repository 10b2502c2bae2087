/** Grey placeholders in the shape of cards for the very first load; content has no spinners. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export const Skeleton = styled.span<{ $width: string; $height?: string; $radius?: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height ?? '14px'};
  border-radius: ${({ $radius }) => $radius ?? '8px'};
  background: ${theme.surface.sunken};
`

/** A task card that is still loading. */
export function TaskCardSkeleton() {
  return (
    <TaskShape aria-hidden="true">
      <span>
        <Skeleton $width="190px" $height="18px" />
        <Skeleton $width="296px" />
        <Skeleton $width="156px" $height="28px" $radius="10px" />
      </span>
      <Skeleton $width="190px" $height="48px" $radius="24px" />
    </TaskShape>
  )
}

/** A reward card that is still loading. */
export function RewardCardSkeleton() {
  return (
    <RewardShape aria-hidden="true">
      <Skeleton $width="100%" $height="148px" $radius="0" />
      <span>
        <Skeleton $width="60%" $height="18px" />
        <Skeleton $width="90%" />
        <Skeleton $width="30%" $height="48px" $radius="24px" />
      </span>
    </RewardShape>
  )
}

const TaskShape = styled.div`
  ${theme.raised}
  ${theme.spread(4)}
  padding: 20px;
  border-radius: ${theme.radius.card};
  > span:first-child {
    ${theme.grid(2)}
  }
`

const RewardShape = styled.div`
  ${theme.raised}
  border-radius: ${theme.radius.card};
  overflow: hidden;
  > span:last-child {
    ${theme.grid(3)}
    padding: 18px;
  }
`
