/** Buttons, chips, tags, tabs, pills. */
import {
  Check,
  Gift,
  HandCoins,
  Heart,
  Hourglass,
  Plus,
  TriangleAlert,
  CircleX,
} from 'lucide-react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EarnButton } from '#web/ui/earn-button.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PointsMeter } from '#web/ui/points-meter.tsx'
import { Points } from '#web/ui/points.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { swatchFor } from '#web/ui/swatch.ts'
import { SyncPill } from '#web/ui/sync-pill.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { UnsyncedMark } from '#web/ui/unsynced-mark.tsx'
import { editOrDelete } from './samples.ts'
import { Specimen, Wrap } from './specimen.tsx'

const nothing = () => undefined

export function ControlsPart() {
  return (
    <>
      <Buttons />
      <Chips />
      <Amounts />
      <TabRows />
    </>
  )
}

function Buttons() {
  return (
    <Specimen label="Buttons. Petrol acts, butter pays" wide>
      <Wrap>
        <Button icon={Plus}>Create Task</Button>
        <Button tone="soft" icon={Gift}>
          Create Reward
        </Button>
        <Button tone="outline">Decline</Button>
        <Button tone="ghost">Cancel</Button>
        <Button tone="danger">Delete</Button>
        <Button tone="dangerSoft">Deny</Button>
        <Button tone="dangerGhost">Remove Partner</Button>
        <Button disabled>Need more points</Button>
        <Button busy icon={Plus}>
          Saving
        </Button>
        <Button busy>Create Task</Button>
        <ButtonLink to="/partners">Go to Partners</ButtonLink>
      </Wrap>
      <Wrap>
        <EarnButton label="Complete" points={80} accessibleName="Complete Fold, earn 80 points" />
        <EarnButton label="Complete" points={15} accessibleName="Complete Iron, earn 15 points" />
        <Button tone="points" icon={HandCoins}>
          Request Point Loan
        </Button>
        <Button size="small">Install</Button>
        <Button size="large">Send Invitation</Button>
        <Menu label="Edit or delete" actions={editOrDelete} />
        <TextLink to="/tasks">View all</TextLink>
      </Wrap>
    </Specimen>
  )
}

function Chips() {
  return (
    <>
      <Specimen label="Effort, tags, badges, unsynced mark">
        <Wrap>
          <EffortChip stitches={1} label="Easy" />
          <EffortChip stitches={2} label="Difficult" />
          <EffortChip stitches={3} label="Extreme" />
          <Tag tone="ok" icon={Check}>
            Approved
          </Tag>
          <Tag tone="wait" icon={Hourglass}>
            Awaiting approval
          </Tag>
          <Tag tone="bad" icon={CircleX}>
            Denied
          </Tag>
          <Tag tone="warn" icon={TriangleAlert}>
            Needs attention
          </Tag>
          <Tag tone="partner" icon={Heart}>
            Partner
          </Tag>
          <Tag tone="reward" icon={Gift}>
            Reward
          </Tag>
          <Tag>Pro Plan</Tag>
          <Badge count={4} />
          <Badge count={120} />
          <UnsyncedMark title="Not synced yet" label="Saved here" />
        </Wrap>
      </Specimen>
      <Specimen label="Sync pill">
        <Wrap>
          <SyncPill state="synced" text="All synced" onPress={nothing} />
          <SyncPill state="syncing" text="Syncing" onPress={nothing} />
          <SyncPill state="offline" text="Offline - 3 changes saved here" onPress={nothing} />
          <SyncPill state="attention" text="Needs attention" onPress={nothing} />
          <SyncPill state="signIn" text="Sign in to sync 2 changes" onPress={nothing} />
        </Wrap>
      </Specimen>
    </>
  )
}

function Amounts() {
  return (
    <Specimen label="Avatars, points, meter">
      <Wrap>
        <Avatar name="Maya" tone="me" size={60} />
        <Avatar name="Theo" />
        <Avatar name="Juno" tone="rose" size={36} />
        <Avatar name="Cat" photo={swatchFor('cat')} />
        <Points value={340} />
        <Points value={80} signed />
        <Points value={-120} signed />
        <Points value={null} size="large" />
      </Wrap>
      <Stack $gap={2}>
        <PointsMeter label="Towards a film" value={30} max={100} />
        <PointsMeter label="Towards a cake" value={85} max={100} />
        <PointsMeter label="Towards a bath" value={100} max={100} stitches={16} />
      </Stack>
    </Specimen>
  )
}

function TabRows() {
  return (
    <Specimen label="Tabs with counts" wide>
      <Tabs
        of="tasks"
        label="Tasks"
        current="active"
        tabs={[
          { id: 'active', to: '/tasks', label: 'Active', count: 5 },
          { id: 'completed', to: '/tasks?tab=completed', label: 'Completed', count: 12 },
        ]}
      />
      <TabPanel of="tasks" tab="active">
        The panel of the chosen tab.
      </TabPanel>
      <Tabs
        of="rewards"
        label="Rewards"
        current="awaiting"
        tabs={[
          { id: 'available', to: '/rewards', label: 'Available', count: 6 },
          { id: 'awaiting', to: '/rewards?tab=awaiting', label: 'Awaiting', count: 2 },
          { id: 'redeemed', to: '/rewards?tab=redeemed', label: 'Redeemed', count: 7 },
          { id: 'approvals', to: '/rewards?tab=approvals', label: 'Approvals', count: 1 },
        ]}
      />
      <TabPanel of="rewards" tab="awaiting">
        Another panel.
      </TabPanel>
    </Specimen>
  )
}
