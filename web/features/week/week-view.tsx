/** The week in the form that fits: a table, or a list of days if there is no space for one. */
import { AlarmClock, Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import { useWide } from '#web/shared/device/use-wide.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'
import { WallDays } from './wall-days.tsx'
import type { WeekGridProps } from './week-grid.tsx'
import { WeekGrid } from './week-grid.tsx'
import { WeekList } from './week-list.tsx'
import { weekRows } from './week-rows.ts'

export type WeekViewProps = Omit<WeekGridProps, 'rows'> & {
  readonly entries: readonly WeekEntry[] | undefined
}

export function WeekView({ entries, ...props }: WeekViewProps) {
  const isWide = useWide()
  if (!entries) return <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
  if (isWide)
    return (
      <>
        <WeekGrid {...props} rows={weekRows(props.household, entries)} />
        <WeekLegend />
      </>
    )
  return (
    <>
      {props.isWall === true ? (
        <WallDays {...props} entries={entries} />
      ) : (
        <WeekList {...props} entries={entries} />
      )}
      <Text $center>{weekTexts.onlyShared}</Text>
    </>
  )
}

/** Explains the looks of the chips. */
function WeekLegend() {
  const { key } = weekTexts
  return (
    <Foot>
      <Item>
        <Check size={16} aria-hidden="true" />
        {key.done}
      </Item>
      <Item>
        <Box />
        {key.open}
      </Item>
      <Item>
        <Box $isBasted />
        {key.planned}
      </Item>
      <Item>
        <AlarmClock size={16} aria-hidden="true" />
        {key.overdue}
      </Item>
      <p>{weekTexts.onlyShared}</p>
    </Foot>
  )
}

const Foot = styled.footer`
  ${theme.wrap('6px 20px')}
  ${theme.note}
  > p {
    margin-inline-start: auto;
  }
`

const Item = styled.span`
  ${theme.inline(1.5)}
`

const Box = styled.i<{ $isBasted?: boolean }>`
  width: 22px;
  height: 16px;
  border: 1.5px ${({ $isBasted }) => ($isBasted === true ? 'dashed' : 'solid')} ${theme.line.strong};
  border-radius: 6px;
`
