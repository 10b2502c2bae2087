/** The screen at an address, and the entries of sidebar, drawer and bottom bar, in the order of the table of screens. */
import { matchPath } from 'react-router-dom'
import type { Role } from '#domain/users/user.ts'
import type { NavPlace, ScreenEntry } from '#web/app/screens.ts'
import { screens } from '#web/app/screens.ts'
import type { WaitingCounts } from '#web/features/waiting/count-waiting.ts'
import type { NavEntry } from '#web/ui/shell/nav-entry.ts'
import { texts } from './texts.ts'

type Page = ScreenEntry & { readonly nav: NavPlace }

const pages = screens.filter((each): each is Page => each.nav !== undefined)
const pagesForAll = pages.filter(({ nav }) => nav.replaces === undefined)

type Shown = {
  readonly pathname: string
  readonly unread: number
  readonly waiting: WaitingCounts | undefined
}

/** The entries for each place that lists them, with how many notifications are unread, or decisions wait (A3). */
export function navEntries({ pathname, unread, waiting }: Shown, role: Role = 'user') {
  const isAdmin = role === 'admin'
  const here = screenAt(pathname)
  const marked = here && (here.nav ? here.path : here.under)
  const badgeOf = ({ counts }: NavPlace, label: string) => {
    if (counts === 'unread')
      return unread > 0 && { badge: unread, name: texts.unread(label, unread), isPlainMark: true }
    const asked = (counts && waiting?.[counts]) ?? 0
    return asked > 0 && { badge: asked, name: texts.waiting(label, asked) }
  }
  const entry = ({ path, nav }: Page, label: string): NavEntry => ({
    to: path,
    label,
    icon: nav.icon,
    isActive: path === marked,
    ...badgeOf(nav, label),
  })
  const inBottomBar = (page: Page) =>
    (isAdmin && pages.find(({ nav }) => nav.replaces === page.path)) || page
  return {
    sidebar: (isAdmin ? pages : pagesForAll).map((page) => entry(page, texts.pages[page.title])),
    drawer: pagesForAll.map((page) => {
      const { drawer } = page.nav
      return entry(page, drawer === undefined ? texts.pages[page.title] : texts.drawer[drawer])
    }),
    bottom: pagesForAll.map(inBottomBar).flatMap((page) => {
      const { bottom } = page.nav
      return bottom === undefined ? [] : entry(page, texts.bottom[bottom])
    }),
  }
}

export function titleOf(pathname: string): string {
  return texts.pages[screenAt(pathname)?.title ?? 'notFound']
}

function screenAt(pathname: string): ScreenEntry | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}
