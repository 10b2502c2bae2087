/** The pages of the navigation, in order: used by sidebar, drawer, bottom bar and window title. */
import type { LucideIcon } from 'lucide-react'
import { Bell, Gift, HeartHandshake, House, ListChecks, Settings, Shield } from 'lucide-react'
import type { Role } from '#domain/users/user.ts'
import type { WaitingCounts } from '#web/features/waiting/waiting-counts.ts'
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
const tasksPath = '/tasks'
const rewardsPath = '/rewards'

const { pages: names, bottom, drawer } = texts

const pages: readonly NavPage[] = [
  {
    to: '/',
    also: ['/dashboard', '/points', '/house', '/reports', '/check-in'],
    icon: House,
    label: names.dashboard,
    bottomLabel: bottom.home,
  },
  {
    to: tasksPath,
    also: ['/week'],
    icon: ListChecks,
    label: names.tasks,
    bottomLabel: bottom.tasks,
  },
  { to: rewardsPath, icon: Gift, label: names.rewards, bottomLabel: bottom.rewards },
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
  ['/week', names.week],
  ['/points', names.points],
  ['/house', names.house],
  ['/reports', names.report],
  ['/check-in', names.checkIn],
  ['/subscribe', names.subscribe],
  ['/about', names.about],
]

export function hasPage(path: string): boolean {
  return pages.some(({ to }) => to === path)
}

export type NavCounts = { readonly unread: number; readonly waiting: WaitingCounts | undefined }

/** The entries of each place that lists them, with what is unread, and what waits for a decision, where it belongs (A3). */
export function navEntries({ unread, waiting }: NavCounts, role: Role = 'user') {
  const isAdmin = role === 'admin'
  const waitingAt: Readonly<Record<string, number | undefined>> = {
    [tasksPath]: waiting?.task,
    [rewardsPath]: waiting?.reward,
    [partnersPath]: waiting?.invitation,
  }
  const badgeOf = (to: string, label: string): Pick<NavEntry, 'badge' | 'name' | 'isPlainMark'> => {
    const asked = waitingAt[to] ?? 0
    if (asked > 0) return { badge: asked, name: texts.waiting(label, asked) }
    if (to !== notificationsPath || unread === 0) return {}
    return { badge: unread, name: texts.unread(label, unread), isPlainMark: true }
  }
  const entry = ({ to, also, icon }: NavPage, label: string): NavEntry => ({
    to,
    label,
    icon,
    ...(also && { also }),
    ...badgeOf(to, label),
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
  const page = [...pages, adminPage].find((entry) => isActiveEntry(entry, pathname))
  const other = otherTitles.find(([start]) => pathname.startsWith(start))
  return other?.[1] ?? page?.label ?? names.notFound
}
