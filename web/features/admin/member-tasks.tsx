/** The tasks of an account, with state and points. */
import type { LucideIcon } from 'lucide-react'
import { Check, CircleDot, Hourglass } from 'lucide-react'
import { styled } from 'styled-components'
import { performerPart } from '#domain/tasks/split.ts'
import type { Task, TaskState } from '#domain/tasks/task.ts'
import { stateOf } from '#domain/tasks/task.ts'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import type { TagTone } from '#web/ui/tag.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { MemberList } from './member-list.tsx'
import { adminTexts } from './texts.ts'
import type { MemberDetails } from './use-member.ts'

const texts = adminTexts.member

export function MemberTasks({ details }: { readonly details: MemberDetails }) {
  return (
    <MemberList
      of="tasks"
      title={texts.tasks}
      none={texts.noTasks}
      allLabel={texts.showAllTasks}
      details={details}
      rows={({ tasks }, limit) =>
        tasks.slice(0, limit).map((task) => <TaskRow key={task.id} task={task} />)
      }
    />
  )
}

function TaskRow({ task }: { readonly task: Task }) {
  const { tone, icon, label } = states[stateOf(task)]
  return (
    <li>
      <div>
        <h3>
          <Name>{task.name}</Name>
        </h3>
        <TaskMeta task={task} />
      </div>
      <Tag tone={tone} icon={icon}>
        {texts[label]}
      </Tag>
      <Pay>
        <Points value={performerPart(task)} signed token={false} />
      </Pay>
    </li>
  )
}

type Look = {
  readonly tone: TagTone
  readonly icon: LucideIcon
  readonly label: 'active' | 'awaiting' | 'approved'
}

const active: Look = { tone: 'plain', icon: CircleDot, label: 'active' }
const states: Readonly<Record<TaskState, Look>> = {
  open: active,
  claimed: active,
  awaiting_approval: { tone: 'wait', icon: Hourglass, label: 'awaiting' },
  approved: { tone: 'ok', icon: Check, label: 'approved' },
}

const Pay = styled.span`
  min-width: 52px;
  margin-inline-start: auto;
  text-align: end;
`
