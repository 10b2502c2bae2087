/** The task card in each of its states. */
import { Calendar, Check, Clock, Hand, Hourglass, Lock, TriangleAlert, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#web/ui/button.tsx'
import { EarnButton } from '#web/ui/earn-button.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Points } from '#web/ui/points.tsx'
import { TaskCardSkeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TaskCard } from '#web/ui/task-card.tsx'
import { theme } from '#web/ui/theme.ts'
import { UnsyncedMark } from '#web/ui/unsynced-mark.tsx'
import { editOrDelete } from './samples.ts'
import { Specimen } from './specimen.tsx'

const title = 'Fold the laundry mountain'
const description = 'Darks first. Towels live in the hall cupboard.'
const earn = (
  <EarnButton label="Complete" points={80} accessibleName={`Complete ${title}, earn 80 points`} />
)
const menu = <Menu label={`Edit or delete ${title}`} actions={editOrDelete} />
const unsynced = <UnsyncedMark title="Not synced yet" label="Saved here" />
const amount = <Points value={80} signed size="large" />

function Meta({ children }: { children?: ReactNode }) {
  return (
    <MetaRow>
      <EffortChip stitches={2} label="Difficult" />
      <MetaItem icon={Clock}>40 min</MetaItem>
      {children}
    </MetaRow>
  )
}

const dated = (
  <Meta>
    <MetaItem icon={Calendar}>Nov 20, 2026</MetaItem>
  </Meta>
)

const common = { title, description }

export function TaskCardsPart() {
  return (
    <Specimen label="Task card, every state" wide>
      <Pairs>
        <OpenTasks />
        <SettledTasks />
        <TaskCardSkeleton />
      </Pairs>
    </Specimen>
  )
}

function OpenTasks() {
  return (
    <>
      <TaskCard
        {...common}
        meta={
          <Meta>
            <MetaItem icon={Users}>Shared</MetaItem>
          </Meta>
        }
        action={earn}
        menu={menu}
      />
      <TaskCard {...common} meta={<Meta />} note={unsynced} action={earn} menu={menu} />
      <TaskCard
        {...common}
        meta={
          <Meta>
            <MetaItem icon={Users}>Shared by Theo</MetaItem>
          </Meta>
        }
        action={
          <Button tone="soft" icon={Hand}>
            Claim
          </Button>
        }
      />
      <TaskCard
        {...common}
        meta={
          <Meta>
            <MetaItem icon={Hand}>You claimed this</MetaItem>
          </Meta>
        }
        action={earn}
      />
    </>
  )
}

function SettledTasks() {
  return (
    <>
      <TaskCard
        {...common}
        tone="basted"
        meta={<Meta />}
        note={
          <Tag tone="partner" icon={Lock}>
            Claimed by partner
          </Tag>
        }
        action={<Points value={80} signed />}
      />
      <TaskCard
        {...common}
        tone="basted"
        meta={<Meta />}
        note={
          <Tag tone="partner" icon={Lock}>
            Claimed by owner
          </Tag>
        }
        action={<Points value={80} signed />}
      />
      <TaskCard
        {...common}
        meta={dated}
        points={amount}
        note={<UnsyncedMark title="Not synced yet" />}
        status={
          <Tag tone="wait" icon={Hourglass}>
            Completed (Awaiting Approval)
          </Tag>
        }
      />
      <TaskCard
        {...common}
        meta={dated}
        points={amount}
        status={
          <Tag tone="ok" icon={Check}>
            Completed & Approved
          </Tag>
        }
      />
      <TaskCard
        {...common}
        meta={<Meta />}
        note={
          <Tag tone="warn" icon={TriangleAlert}>
            Needs attention
          </Tag>
        }
        action={earn}
        menu={menu}
      />
    </>
  )
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px 24px;
  }
`
