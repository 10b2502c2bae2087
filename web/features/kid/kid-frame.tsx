/** The frame of the big buttons: who this is, the points, and three pages. Nothing else (K7). */
import { ChevronsUpDown, Gift, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Name } from '#web/ui/name.tsx'
import { pointsText, PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { kidTexts } from './texts.ts'

const SwitchSheet = lazyComponent(
  () => import('#web/features/device-accounts/switch-sheet.tsx'),
  'SwitchSheet',
)

export type KidFrameProps = {
  /** The page of points shows the number itself. */
  readonly hasPoints: boolean
  readonly children: ReactNode
}

export function KidFrame({ hasPoints, children }: KidFrameProps) {
  return (
    <Whole>
      <Header>
        <Pill />
        {hasPoints && <PointsNow />}
      </Header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Nav aria-label={kidTexts.navigation} data-kid-nav>
        <NavLink to="/" end>
          <span>
            <Sun aria-hidden="true" />
          </span>
          {kidTexts.today}
        </NavLink>
        <NavLink to="/points">
          <span>
            <PointsToken size="32px" />
          </span>
          {kidTexts.points}
        </NavLink>
        <NavLink to="/wishes">
          <span>
            <Gift aria-hidden="true" />
          </span>
          {kidTexts.wishes}
        </NavLink>
      </Nav>
    </Whole>
  )
}

function Pill() {
  const household = useHousehold()
  const [isOpen, setOpen] = useState(false)
  if (!household) return <span />
  const { me } = household
  return (
    <>
      <Me type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <PersonAvatar person={me} tone="rose" size={60} />
        <b>
          <Name>{firstName(me)}</Name>
        </b>
        <ChevronsUpDown size={24} aria-hidden="true" />
        <VisuallyHidden>, {pageTexts.switchPerson}</VisuallyHidden>
      </Me>
      {isOpen && (
        <Suspense fallback={null}>
          <SwitchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function PointsNow() {
  const points = useAvailablePoints()
  if (points === undefined) return null
  return (
    <Amount>
      <PointsToken size="34px" />
      <span aria-hidden="true">{pointsText(points, false)}</span>
      <VisuallyHidden>{kidTexts.pointsNow(points)}</VisuallyHidden>
    </Amount>
  )
}

const Whole = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  padding: 0 max(16px, env(safe-area-inset-right)) calc(120px + env(safe-area-inset-bottom))
    max(16px, env(safe-area-inset-left));
  > main {
    width: min(100%, 1008px);
    min-width: 0;
    margin-inline: auto;
    outline: none;
  }
  ${theme.media.fromTablet} {
    padding-inline: 32px;
  }
`

const Header = styled.header`
  ${theme.spread('0 12px')}
  min-height: 88px;
  padding-top: env(safe-area-inset-top);
`

const Me = styled.button`
  ${theme.row(3)}
  min-width: 88px;
  min-height: 88px;
  padding: 0 8px 0 0;
  ${theme.bare}
  color: ${theme.text.main};
  b {
    overflow-wrap: anywhere;
    font: 620 1.625rem/1.2 ${theme.font.display};
  }
  > svg {
    color: ${theme.text.faint};
  }
`

const Amount = styled.p`
  ${theme.row(2.5)}
  ${theme.figures(`650 1.875rem/1 ${theme.font.display}`)}
`

const Nav = styled.nav`
  position: fixed;
  z-index: ${theme.layer.nav};
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  gap: clamp(0px, 4vw, 152px);
  padding: 8px 8px calc(8px + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.line.hair};
  background: ${theme.surface.card};
  a {
    ${theme.grid(1.5)}
    flex: 0 1 125px;
    justify-items: center;
    align-content: center;
    min-width: 88px;
    min-height: 88px;
    border-radius: ${theme.radius.inner};
    color: ${theme.text.muted};
    font: ${theme.font.label};
    /* Three words side by side, however large the letters are. */
    font-size: min(1rem, 7.6vw);
    text-align: center;
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  a > span {
    ${theme.centre}
    width: 88px;
    height: 52px;
    border-radius: ${theme.radius.pill};
    ${theme.icon('32px')}
  }
  a[aria-current='page'] {
    color: ${theme.text.link};
    > span {
      background: ${theme.surface.actionSoft};
      ${theme.chosen}
    }
  }
`
