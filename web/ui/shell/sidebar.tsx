/** The sidebar of wide screens: logo, navigation, sync status and the active account. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Logo } from '#web/ui/logo.tsx'
import { theme } from '#web/ui/theme.ts'
import type { NavEntry } from './nav-entry.ts'
import { NavFoot, NavList } from './nav-list.tsx'

export interface SidebarProps {
  /** The word beside the mark. */
  readonly name: string
  readonly label: string
  readonly entries: readonly NavEntry[]
  readonly syncPill: ReactNode
  readonly themeSwitch: ReactNode
  readonly userCard: ReactNode
}

export function Sidebar({ name, label, entries, syncPill, themeSwitch, userCard }: SidebarProps) {
  return (
    <Column>
      <HomeLink to="/">
        <Logo name={name} />
      </HomeLink>
      <NavList label={label} entries={entries} />
      <Foot>
        <div>{syncPill}</div>
        {themeSwitch}
        {userCard}
      </Foot>
    </Column>
  )
}

const Column = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};
  height: 100dvh;
  padding: 22px 14px 16px 16px;
  padding-left: calc(16px + env(safe-area-inset-left));
  overflow-y: auto;
  scrollbar-width: none;
`

const HomeLink = styled(Link)`
  display: flex;
  align-self: flex-start;
  margin-bottom: 18px;
  padding: 2px 10px;
  border-radius: ${theme.radius.control};
`

const Foot = styled(NavFoot)`
  > :first-child > button {
    padding: 0 11px 0 10px;
    gap: 7px;
    font-size: 0.8125rem;
  }
`
