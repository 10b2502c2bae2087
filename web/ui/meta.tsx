/** The meta line under a title: effort, minutes, who shares it. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export const MetaRow = styled.div`
  ${theme.wrap('6px 12px')}
  ${theme.note}
`

export interface MetaItemProps {
  readonly icon: LucideIcon
  readonly children: ReactNode
}

export function MetaItem({ icon: Icon, children }: MetaItemProps) {
  return (
    <Item>
      <Icon aria-hidden="true" />
      {children}
    </Item>
  )
}

const Item = styled.span`
  ${theme.inline(1.5)}
  ${theme.icon('16px', theme.text.faint)}
`
