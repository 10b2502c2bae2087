/** What the looks of the chips mean. */
import { AlarmClock, Check } from 'lucide-react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'

export function WeekLegend() {
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${theme.space(5)};
  color: ${theme.text.muted};
  font: ${theme.font.small};
  > p {
    margin-inline-start: auto;
  }
`

const Item = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

const Box = styled.i<{ $isBasted?: boolean }>`
  width: 22px;
  height: 16px;
  border: 1.5px ${({ $isBasted }) => ($isBasted === true ? 'dashed' : 'solid')} ${theme.line.strong};
  border-radius: 6px;
`
