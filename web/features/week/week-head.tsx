/** The header of the week: its dates, links to other weeks and, on the wall, what the sidebar has elsewhere. */
import { ChevronLeft, ChevronRight, House, Plus } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { addDays } from '#domain/days.ts'
import { AccountPill } from '#web/features/device-accounts/account-pill.tsx'
import { usePhone } from '#web/shared/device/use-wide.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { RoomChips } from '#web/shared/rooms/room-chips.tsx'
import type { RoomChoice } from '#web/shared/rooms/room-choice.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { roomTexts } from '#web/shared/rooms/texts.ts'
import { useSession } from '#web/shared/session/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useLeaving } from '#web/ui/move-focus.ts'
import { PageStatus } from '#web/ui/shell/page-status.ts'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'
import type { WeekPlace } from './week-days.ts'
import { WeekTitle } from './week-title.tsx'

export type WeekHeadProps = {
  readonly household: Household
  readonly week: WeekPlace
  readonly choice: RoomChoice
}

export function WeekHead({ household, week, choice }: WeekHeadProps) {
  const overlay = useOverlayAddress()
  const session = useSession()
  const status = use(PageStatus)
  // Its header has no space left for a button.
  const isPhone = usePhone()
  const isGuarded = session.status === 'signedIn' && session.isGuarded
  return (
    <>
      <Row>
        <WallStyle />
        <Home to="/">
          <Logo name={weekTexts.home} size={44} word={false} />
        </Home>
        <WeekTitle week={week} />
        <Steps week={week} choice={choice} />
        {!isPhone && <RoomMenu choice={choice} />}
        <Side>
          {status}
          <Button icon={Plus} onClick={() => overlay.open('new', '1')}>
            {weekTexts.createTask}
          </Button>
          {isGuarded && <AccountPill name={household.me.name} />}
        </Side>
      </Row>
      {isPhone && <RoomChips choice={choice} />}
    </>
  )
}

function Steps({ week, choice: { keptAt } }: Omit<WeekHeadProps, 'household'>) {
  const { monday, now, last } = week
  return (
    <Nav aria-label={weekTexts.steps}>
      <IconLink replace to={keptAt(`/week/${addDays(monday, -7)}`)} label={weekTexts.earlier}>
        <ChevronLeft size={24} aria-hidden="true" />
      </IconLink>
      <ButtonLink
        replace
        tone="outline"
        to={keptAt('/week')}
        aria-current={monday === now ? 'page' : undefined}
      >
        {weekTexts.today}
      </ButtonLink>
      {monday < last ? <LaterLink to={keptAt(`/week/${addDays(monday, 7)}`)} /> : <span />}
    </Nav>
  )
}

/** At the last week it disappears, and the link to this week stays. */
function LaterLink({ to }: { readonly to: string }) {
  const own = useLeaving<HTMLAnchorElement>((leaving) => leaving.previousElementSibling)
  return (
    <IconLink ref={own} replace to={to} label={weekTexts.later}>
      <ChevronRight size={24} aria-hidden="true" />
    </IconLink>
  )
}

/** A button that opens the choice of a room, if a row of chips does not fit; nothing with fewer than two rooms. */
function RoomMenu({ choice }: Pick<WeekHeadProps, 'choice'>) {
  const { rooms, only, choose } = choice
  if (rooms.length < 2) return null
  return (
    <Menu
      label={roomTexts.chosen(only?.name ?? roomTexts.all)}
      icon={only ? roomIconOf[only.icon] : House}
      actions={[
        { label: roomTexts.all, checked: only === null, onSelect: () => choose('') },
        ...rooms.map((room) => ({
          label: room.name,
          icon: roomIconOf[room.icon],
          checked: room === only,
          onSelect: () => choose(room.key),
        })),
      ]}
    />
  )
}

/* The week takes a tablet's full width, so its header has what the sidebar had. */
const WallStyle = createGlobalStyle`
  @media (min-width: 1024px) and (max-width: 1439.98px) {
    div:has(> div > #content) {
      display: block;
    }
    div:has(+ div > #content) {
      display: none;
    }
    #content {
      grid-template-rows: auto minmax(0, 1fr) auto;
      gap: 14px;
      max-width: none;
      min-height: 100dvh;
      padding: 16px 24px 14px;
    }
  }
`

const onWall = '@media (min-width: 1024px) and (max-width: 1439.98px)'

const Row = styled.header`
  ${theme.spread(3)}
  ${theme.media.fromLandscape} {
    justify-content: flex-start;
    gap: ${theme.space(4)};
    min-height: 64px;
  }
`

const Home = styled(Link)`
  display: none;
  ${onWall} {
    display: block;
    line-height: 0;
  }
`

const Nav = styled.nav`
  ${theme.row(0)}
  > span {
    width: ${theme.size.icon};
  }
  ${theme.media.fromLandscape} {
    gap: ${theme.space(4)};
  }
`

const Side = styled.div`
  display: none;
  ${theme.media.fromLandscape} {
    ${theme.row(4)}
    margin-inline-start: auto;
    > :not(button) {
      display: none;
    }
  }
  ${onWall} {
    > :not(button) {
      display: revert;
    }
  }
`
