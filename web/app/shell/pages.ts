/** The pages of the navigation, in order: used by sidebar, drawer, bottom bar and window title. */
import type { LucideIcon } from 'lucide-react'
import { Bell, Gift, HeartHandshake, House, ListChecks, Settings, Shield } from 'lucide-react'
import type { Role } from '#domain/users/user.ts'
import type { NavEntry } from '#web/ui/shell/nav-entry.ts'
import { isActiveEntry } from '#web/ui/shell/nav-entry.ts'
import { texts } from './texts.ts'

type NavPage = {
  readonly to: string
  readonly also?: readonly string[]
  readonly icon: LucideIcon
  readonly label: string
  /** In the drawer, where it differs. */
  readonly drawerLabel?: string
  /** In the bottom bar; a page without one is not in it. */
  readonly bottomLabel?: string
}

export const notificationsPath = '/notifications'
export const settingsPath = '/settings'
const partnersPath = '/partners'

const { pages: names, bottom, drawer } = texts

const pages: readonly NavPage[] = [
  {
    to: '/',
    also: ['/dashboard', '/points', '/reports', '/check-in'],
    icon: House,
    label: names.dashboard,
    bottomLabel: bottom.home,
  },
  { to: '/tasks', icon: ListChecks, label: names.tasks, bottomLabel: bottom.tasks },
  { to: '/rewards', icon: Gift, label: names.rewards, bottomLabel: bottom.rewards },
  {
    to: partnersPath,
    icon: HeartHandshake,
    label: names.partner,
    drawerLabel: drawer.partners,
    bottomLabel: bottom.partner,
  },
  {
    to: notificationsPath,
    icon: Bell,
    label: names.notifications,
    bottomLabel: bottom.alerts,
  },
  { to: settingsPath, also: ['/subscribe', '/about'], icon: Settings, label: names.settings },
]

/** For admins only; below wide screens it takes the place of Partner. */
const adminPage: NavPage = {
  to: '/admin',
  icon: Shield,
  label: names.admin,
  bottomLabel: bottom.admin,
}

/** Pages that are reached otherwise, by the beginning of their address. */
const otherTitles: readonly (readonly [start: string, title: string])[] = [
  ['/invite/', names.invitation],
  ['/points', names.points],
  ['/reports', names.report],
  ['/check-in', names.checkIn],
  ['/subscribe', names.subscribe],
  ['/about', names.about],
]

export function hasPage(path: string): boolean {
  return pages.some(({ to }) => to === path)
}

/** The entries of each place that lists them, with the number of unread notifications where it belongs. */
export function navEntries(unread: number, role: Role = 'user') {
  const isAdmin = role === 'admin'
  const entry = ({ to, also, icon }: NavPage, label: string): NavEntry => ({
    to,
    label,
    icon,
    ...(also && { also }),
    ...(to === notificationsPath && unread > 0
      ? { badge: unread, name: texts.unread(label, unread) }
      : null),
  })
  return {
    sidebar: (isAdmin ? [...pages, adminPage] : pages).map((page) => entry(page, page.label)),
    drawer: pages.map((page) => entry(page, page.drawerLabel ?? page.label)),
    bottom: pages
      .map((page) => (isAdmin && page.to === partnersPath ? adminPage : page))
      .flatMap((page) => (page.bottomLabel === undefined ? [] : entry(page, page.bottomLabel))),
  }
}

export function titleOf(pathname: string): string {
  const page = navEntries(0, 'admin').sidebar.find((entry) => isActiveEntry(entry, pathname))
  const other = otherTitles.find(([start]) => pathname.startsWith(start))
  return other?.[1] ?? page?.label ?? names.notFound
}
