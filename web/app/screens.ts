/** The screens inside the app's frame, one entry each: routes, titles and the navigation follow from this. */
import type { LucideIcon } from 'lucide-react'
import { Bell, Gift, HeartHandshake, House, ListChecks, Settings, Shield } from 'lucide-react'
import type { ComponentType } from 'react'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import type { WaitingKind } from '#web/features/waiting/count-waiting.ts'
import type { LoadBoundaryProps } from '#web/shared/loading/load-boundary.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import type { texts } from './shell/texts.ts'

export type ScreenEntry = {
  /** In the router's form: `:week?` is optional. */
  readonly path: string
  readonly title: keyof typeof texts.pages
  /** The data it needs: if that cannot be read, the app says so in place of the screen, under its title. */
  readonly reads: NonNullable<LoadBoundaryProps['of']> | null
  readonly Screen: ComponentType
} & (
  | { readonly nav: NavPlace }
  /** Not in the navigation, which marks the entry of this other screen instead. */
  | { readonly nav?: never; readonly under: string | null }
)

/** An entry of the navigation, in the order of the screens. */
export type NavPlace = {
  readonly icon: LucideIcon
  /** The label in the drawer, if it is not the title. */
  readonly drawer?: keyof typeof texts.drawer
  /** The label in the bottom bar; without one it is not shown there. */
  readonly bottom?: keyof typeof texts.bottom
  /** Its badge: how many wait for a decision, or are unread (A3). */
  readonly counts?: WaitingKind | 'unread'
  /** For admins only, not in the drawer, and in the bottom bar in place of this other screen. */
  readonly replaces?: string
}

export const InvitationScreen = lazyComponent(
  () => import('#web/features/sign-in/invitation-screen.tsx'),
  'InvitationScreen',
)

export const screens: readonly ScreenEntry[] = [
  {
    path: '/',
    title: 'dashboard',
    reads: 'points',
    nav: { icon: House, bottom: 'home' },
    Screen: DashboardScreen,
  },
  {
    path: '/dashboard',
    title: 'dashboard',
    reads: 'points',
    under: '/',
    Screen: DashboardScreen,
  },
  {
    path: '/points',
    title: 'points',
    reads: 'points',
    under: '/',
    Screen: lazyComponent(() => import('#web/features/points/points-screen.tsx'), 'PointsScreen'),
  },
  {
    path: '/house',
    title: 'house',
    reads: 'points',
    under: '/',
    Screen: lazyComponent(() => import('#web/features/house/house-screen.tsx'), 'HouseScreen'),
  },
  {
    path: '/reports/:week?',
    title: 'report',
    reads: 'points',
    under: '/',
    Screen: lazyComponent(() => import('#web/features/reports/report-screen.tsx'), 'ReportScreen'),
  },
  {
    path: '/check-in',
    title: 'checkIn',
    reads: 'user',
    under: '/',
    Screen: lazyComponent(
      () => import('#web/features/check-in/check-in-screen.tsx'),
      'CheckInScreen',
    ),
  },
  {
    path: '/tasks',
    title: 'tasks',
    reads: 'tasks',
    nav: { icon: ListChecks, bottom: 'tasks', counts: 'task' },
    Screen: lazyComponent(() => import('#web/features/tasks/tasks-screen.tsx'), 'TasksScreen'),
  },
  {
    path: '/week/:monday?',
    title: 'week',
    reads: 'tasks',
    under: '/tasks',
    Screen: lazyComponent(() => import('#web/features/week/week-screen.tsx'), 'WeekScreen'),
  },
  {
    path: '/week/rooms',
    title: 'week',
    reads: 'tasks',
    under: '/tasks',
    Screen: lazyComponent(
      () => import('#web/features/tasks/ready-week/ready-week-screen.tsx'),
      'ReadyWeekScreen',
    ),
  },
  {
    path: '/rewards',
    title: 'rewards',
    reads: 'rewards',
    nav: { icon: Gift, bottom: 'rewards', counts: 'reward' },
    Screen: lazyComponent(
      () => import('#web/features/rewards/rewards-screen.tsx'),
      'RewardsScreen',
    ),
  },
  {
    path: '/partners',
    title: 'partner',
    reads: 'partnerships',
    nav: {
      icon: HeartHandshake,
      drawer: 'partners',
      bottom: 'partner',
      counts: 'invitation',
    },
    Screen: lazyComponent(
      () => import('#web/features/partners/partners-screen.tsx'),
      'PartnersScreen',
    ),
  },
  {
    path: '/notifications',
    title: 'notifications',
    reads: 'notifications',
    nav: { icon: Bell, bottom: 'alerts', counts: 'unread' },
    Screen: lazyComponent(
      () => import('#web/features/notifications/notifications-screen.tsx'),
      'NotificationsScreen',
    ),
  },
  {
    path: '/settings',
    title: 'settings',
    reads: 'user',
    nav: { icon: Settings },
    Screen: lazyComponent(
      () => import('#web/features/settings/settings-screen.tsx'),
      'SettingsScreen',
    ),
  },
  {
    path: '/subscribe',
    title: 'subscribe',
    reads: 'user',
    under: '/settings',
    Screen: lazyComponent(
      () => import('#web/features/subscribe/subscribe-screen.tsx'),
      'SubscribeScreen',
    ),
  },
  {
    path: '/import',
    title: 'bring',
    reads: 'tasks',
    under: '/settings',
    Screen: lazyComponent(() => import('#web/features/imports/import-screen.tsx'), 'ImportScreen'),
  },
  {
    path: '/about',
    title: 'about',
    reads: null,
    under: '/settings',
    Screen: lazyComponent(() => import('#web/features/about/about-page.tsx'), 'AboutPage'),
  },
  {
    path: '/admin',
    title: 'admin',
    reads: null,
    nav: { icon: Shield, bottom: 'admin', replaces: '/partners' },
    Screen: lazyComponent(() => import('#web/features/admin/admin-screen.tsx'), 'AdminScreen'),
  },
  {
    path: '/invite/:token',
    title: 'invitation',
    reads: null,
    under: null,
    Screen: InvitationScreen,
  },
]
