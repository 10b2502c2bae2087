/** The bottom navigation of phones and portrait tablets. */
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Badge } from '#web/ui/badge.tsx'
import { theme } from '#web/ui/theme.ts'
import { EntryName } from './entry-name.tsx'
import type { NavEntry } from './nav-entry.ts'

export interface BottomNavProps {
  readonly label: string
  readonly entries: readonly NavEntry[]
}

export function BottomNav({ label, entries }: BottomNavProps) {
  return (
    <Bar aria-label={label} data-bottom-nav>
      {entries.map((entry) => (
        <Entry key={entry.to} to={entry.to} aria-current={entry.isActive ? 'page' : undefined}>
          <Spot>
            <entry.icon size={20} aria-hidden="true" />
            <Badge count={entry.badge ?? 0} form={entry.isPlainMark === true ? 'dot' : 'bell'} />
          </Spot>
          <EntryName entry={entry} />
        </Entry>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  position: fixed;
  inset-inline-end: 0;
  bottom: 0;
  inset-inline-start: 0;
  z-index: ${theme.layer.nav};
  display: grid;
  /* In some languages one word is as long as two others. */
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  column-gap: 4px;
  min-height: calc(${theme.size.bottomNav} + env(safe-area-inset-bottom));
  padding: 6px calc(6px + env(safe-area-inset-right)) calc(6px + env(safe-area-inset-bottom))
    calc(6px + env(safe-area-inset-left));
  background: ${theme.surface.card};
  box-shadow: 0 -1px 0 ${theme.line.hair};
  ${theme.media.fromTablet} {
    padding-inline: 60px;
  }
  ${theme.media.onItsSide} {
    padding-block: 4px calc(4px + env(safe-area-inset-bottom));
  }
  ${theme.media.fromLandscape} {
    display: none;
  }
`

const Spot = styled.span`
  position: relative;
  ${theme.centre}
  width: min(56px, 15vw);
  height: 30px;
  border-radius: 15px;
  ${theme.media.onItsSide} {
    width: 44px;
  }
`

/* There are five columns even if the text is enlarged; on a phone on its side, icon and word are on one line. */
const Entry = styled(Link)`
  ${theme.grid(1)}
  justify-items: center;
  align-content: center;
  border-radius: ${theme.radius.inner};
  color: ${theme.text.faint};
  font: 600 0.75rem/1 var(--font-text);
  font-size: min(var(--f-bottom), 3.9vw);
  ${theme.media.onItsSide} {
    grid-auto-flow: column;
    justify-content: center;
    align-items: center;
    gap: 6px;
    font-size: var(--f-bottom);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    color: ${theme.text.link};
    font-weight: 700;
    > ${Spot} {
      background: ${theme.surface.actionSoft};
      ${theme.chosen}
    }
  }
`
