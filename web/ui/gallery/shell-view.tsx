/** The frame of signed-in pages, dressed as a dashboard. */
import {
  Bell,
  Check,
  Clock,
  Gift,
  HeartHandshake,
  House,
  ListChecks,
  LogOut,
  Plus,
  Settings,
  SunMoon,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#web/ui/button.tsx'
import { EarnButton } from '#web/ui/earn-button.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { HeroCard } from '#web/ui/hero-card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { AppFrame } from '#web/ui/shell/app-frame.tsx'
import { BottomNav } from '#web/ui/shell/bottom-nav.tsx'
import { MenuDrawer } from '#web/ui/shell/menu-drawer.tsx'
import { MobileHeader } from '#web/ui/shell/mobile-header.tsx'
import type { NavEntry } from '#web/ui/shell/nav-entry.ts'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Sidebar } from '#web/ui/shell/sidebar.tsx'
import { UserCard } from '#web/ui/shell/user-card.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { StatCard } from '#web/ui/stat-card.tsx'
import { SyncPill } from '#web/ui/sync-pill.tsx'
import { TaskCard } from '#web/ui/task-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { theme } from '#web/ui/theme.ts'
import { editOrDelete } from './samples.ts'

const entries: readonly NavEntry[] = [
  { to: '/', also: ['/dashboard'], label: 'Dashboard', icon: House },
  { to: '/tasks', label: 'Tasks', icon: ListChecks },
  { to: '/rewards', label: 'Rewards', icon: Gift },
  { to: '/partners', label: 'Partner', icon: HeartHandshake },
  {
    to: '/notifications',
    label: 'Notifications',
    icon: Bell,
    badge: 4,
    name: 'Notifications, 4 unread',
  },
  { to: '/settings', label: 'Settings', icon: Settings },
]
const bottom: readonly NavEntry[] = [
  { to: '/', also: ['/dashboard'], label: 'Home', icon: House },
  { to: '/tasks', label: 'Tasks', icon: ListChecks },
  { to: '/rewards', label: 'Rewards', icon: Gift },
  { to: '/partners', label: 'Partner', icon: HeartHandshake },
  { to: '/notifications', label: 'Alerts', icon: Bell, badge: 4, name: 'Alerts, 4 unread' },
]
const tasks = [
  {
    title: 'Fold the laundry mountain',
    text: 'Darks first. Towels live in the hall cupboard.',
    stitches: 2,
    word: 'Difficult',
    minutes: 40,
  },
  {
    title: 'Descale the kettle',
    text: 'One sachet, one litre, twenty quiet minutes.',
    stitches: 1,
    word: 'Easy',
    minutes: 15,
  },
  {
    title: 'Deep-clean the oven',
    text: 'Racks in the bath, door glass inside and out.',
    stitches: 3,
    word: 'Extreme',
    minutes: 60,
  },
] as const

export function ShellView() {
  const [open, setOpen] = useState(false)
  const pill = (
    <SyncPill state="offline" text="Offline - 3 changes saved here" onPress={() => undefined} />
  )
  const themeSwitch = (
    <ThemeSwitch legend="Theme" labels={{ light: 'Light', dark: 'Dark', system: 'System' }} />
  )
  const home = { to: '/', name: 'Mitten' }
  return (
    <AppFrame
      skipLabel="Skip to content"
      status={{ pill, quiet: false }}
      sidebar={
        <Sidebar
          home={home}
          label="Main"
          entries={entries}
          syncPill={pill}
          themeSwitch={themeSwitch}
          userCard={
            <UserCard
              name="Maya Ellis"
              plan="Pro Plan"
              action={<IconButton label="Logout" icon={LogOut} />}
            />
          }
        />
      }
      header={
        <MobileHeader
          home={home}
          menu={{ label: 'Menu', open, onPress: () => setOpen(true) }}
          themeMenu={<Menu label="Theme" icon={SunMoon} actions={editOrDelete} />}
          bell={{ to: '/notifications', label: 'Notifications, 4 unread', count: 4 }}
          me={{ to: '/settings', label: 'Settings', name: 'Maya' }}
        />
      }
      bottomNav={<BottomNav label="Main" entries={bottom} />}
    >
      <Dashboard />
      <MenuDrawer
        open={open}
        onClose={() => setOpen(false)}
        title="Menu"
        closeLabel="Close menu"
        name="Mitten"
        label="Menu"
        entries={entries}
        syncPill={pill}
        themeSwitch={themeSwitch}
        userCard={<UserCard name="Maya Ellis" plan="Pro Plan" />}
        actions={
          <>
            <Button tone="outline" size="small" icon={Users}>
              Switch
            </Button>
            <Button tone="outline" size="small" icon={LogOut}>
              Logout
            </Button>
          </>
        }
      />
    </AppFrame>
  )
}

function Dashboard() {
  const creating = (
    <>
      <Button tone="soft" icon={Gift}>
        Create Reward
      </Button>
      <Button icon={Plus}>Create Task</Button>
    </>
  )
  return (
    <>
      <PageHead
        title="Good evening, Maya"
        subtitle="You have 5 active tasks."
        actions={creating}
        wideActions
      />
      <Figures>
        <HeroCard
          label="Available Points"
          points={340}
          link={{ to: '/points', label: 'Point history' }}
          goal={{
            target: 400,
            meterLabel: 'Points towards A weekend off dishes',
            text: (
              <>
                <b>60 points</b> to go for A weekend off dishes
              </>
            ),
          }}
        />
        <StatCard
          to="/tasks"
          label="Completed Tasks"
          value={12}
          period="this month"
          icon={Check}
          tone="task"
        />
        <StatCard
          to="/rewards"
          label="Redeemed Rewards"
          value={3}
          period="this month"
          icon={Gift}
          tone="reward"
        />
      </Figures>
      <Tasks />
    </>
  )
}

function Tasks() {
  return (
    <section>
      <SectionHead title="Active Tasks" action={<TextLink to="/tasks">View all</TextLink>} />
      <Stack $gap={3}>
        {tasks.map((task) => (
          <TaskCard
            key={task.title}
            title={task.title}
            description={task.text}
            meta={
              <MetaRow>
                <EffortChip stitches={task.stitches} label={task.word} />
                <MetaItem icon={Clock}>{task.minutes} min</MetaItem>
                <MetaItem icon={Users}>Shared</MetaItem>
              </MetaRow>
            }
            action={
              <EarnButton
                label="Complete"
                points={task.minutes * task.stitches}
                accessibleName={`Complete ${task.title}, earn ${task.minutes * task.stitches} points`}
              />
            }
            menu={<Menu label={`Edit or delete ${task.title}`} actions={editOrDelete} />}
          />
        ))}
      </Stack>
    </section>
  )
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${theme.media.fromTablet} {
    grid-template-columns: 3fr 2fr;
    gap: 16px;
    > :first-child {
      grid-column: auto;
      grid-row: span 2;
    }
  }
  ${theme.media.fromDesktop} {
    grid-template-columns: 2.1fr 1fr 1fr;
    > :first-child {
      grid-row: auto;
    }
  }
`
