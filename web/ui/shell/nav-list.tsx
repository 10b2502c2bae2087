/** The list of navigation entries, for sidebar and drawer. */
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Badge } from '#web/ui/badge.tsx'
import { theme } from '#web/ui/theme.ts'
import { EntryName } from './entry-name.tsx'
import type { NavEntry } from './nav-entry.ts'

export interface NavListProps {
  /** Names the navigation: "Main". */
  readonly label: string
  readonly entries: readonly NavEntry[]
}

export function NavList({ label, entries }: NavListProps) {
  return (
    <List aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.to} to={entry.to} aria-current={entry.isActive ? 'page' : undefined}>
          <entry.icon aria-hidden="true" />
          <EntryName entry={entry} />
          <Badge count={entry.badge ?? 0} />
        </Entry>
      ))}
    </List>
  )
}

const List = styled.nav`
  ${theme.grid(1)}
`

const Entry = styled(Link)`
  ${theme.row(3.5)}
  min-height: ${theme.size.nav};
  padding: 4px 14px;
  border-radius: ${theme.radius.inner};
  color: ${theme.text.muted};
  font: 550 1rem/1.2 var(--font-text);
  font-size: var(--f-label);
  transition: background ${theme.motion.quick} ${theme.motion.easeOut};
  ${theme.icon('20px')}
  > span:nth-child(2) {
    ${theme.rest}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${theme.hover(theme.surface.sunken)}
  &[aria-current='page'] {
    background: ${theme.surface.actionSoft};
    color: ${theme.text.link};
    font-weight: 650;
    ${theme.media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** At the bottom: the sync status, the choice of the theme, and the account. */
export const NavFoot = styled.div`
  ${theme.column(2.5)}
  margin-top: auto;
  padding-top: 16px;
  > :first-child {
    position: relative;
  }
`
