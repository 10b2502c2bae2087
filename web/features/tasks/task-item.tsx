/** The card of a task in a list, and its menu. */
import { Hand, Lock, Pencil, Trash2, Undo2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import type { Task } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useLoaded } from '#web/shared/loading/use-loaded.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { MetaItem } from '#web/ui/meta.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Selectable } from './selection/selectable.tsx'
import { TaskCard } from './task-card.tsx'
import type { TaskItemProps } from './task-item-props.ts'
import type { TaskOffers } from './task-offers.ts'
import { taskCardTexts } from './texts.ts'
import { useTaskActions } from './use-task-actions.ts'

/** In its own chunk: most tasks have no picture. */
const ItemPicture = lazyComponent(
  () => import('#web/shared/photos/item-picture.tsx'),
  'ItemPicture',
)

export type TaskItemCardProps = Pick<TaskItemProps, 'task' | 'household' | 'mark' | 'line'> & {
  readonly offers: TaskOffers
  readonly menu?: ReactNode
  readonly action: ReactNode
  /** At the start of the quiet line: when it is due. */
  readonly lead?: ReactNode
  /** The card says whose turn it is, which implies that others see it, too. */
  readonly hasTurn?: boolean
}

export function TaskItemCard(props: TaskItemCardProps) {
  const { task, household, mark, line, offers, menu, action, lead, hasTurn } = props
  const { toggle, list } = useCardSteps(task, offers.action === 'complete')
  const isTaken = offers.claim === 'partner' || offers.claim === 'owner'
  return (
    <ListItem focusKey={offers.action}>
      <Selectable selected={{ task }}>
        <TaskCard
          title={<TaskTitle task={task} />}
          description={task.description}
          tone={isTaken ? 'basted' : 'plain'}
          meta={
            <>
              <TaskMeta task={task} lead={lead}>
                {hasTurn !== true && <Sharing task={task} household={household} offers={offers} />}
              </TaskMeta>
              {line}
            </>
          }
          steps={list}
          note={noteOf(offers, mark, toggle)}
          action={action}
          menu={menu}
        />
      </Selectable>
    </ListItem>
  )
}

export function TaskTitle({ task: { name, image_url } }: Pick<TaskItemProps, 'task'>) {
  if (image_url === null) return <Name>{name}</Name>
  return (
    <Row>
      <Suspense>
        <ItemPicture url={image_url} />
      </Suspense>
      <Name>{name}</Name>
    </Row>
  )
}

function Sharing({
  task,
  household,
  offers,
}: Pick<TaskItemProps, 'task' | 'household'> & { readonly offers: TaskOffers }) {
  if (offers.claim === 'you') return <MetaItem icon={Hand}>{taskCardTexts.claims.you}</MetaItem>
  if (!task.is_shared || offers.claim !== 'none') return null
  const owner = household.partners.find(({ id }) => id === task.user_id)
  return (
    <MetaItem icon={Users}>
      {owner ? (
        <Sentence name={firstName(owner)}>{taskCardTexts.sharedBy(firstName(owner))}</Sentence>
      ) : (
        taskCardTexts.shared
      )}
    </MetaItem>
  )
}

/** Nothing at all rather than an empty element, so that the card reserves no space for it. */
function noteOf({ claim }: TaskOffers, mark: RowMark, toggle: ReactNode): ReactNode {
  const isTaken = claim === 'partner' || claim === 'owner'
  if (!isTaken && mark === 'none') return toggle ?? undefined
  return (
    <Row $wrap>
      {toggle}
      {isTaken && (
        <Tag tone="partner" icon={Lock}>
          {taskCardTexts.claims[claim]}
        </Tag>
      )}
      <RowMarkSign mark={mark} />
    </Row>
  )
}

type MenuTools = {
  readonly offers: TaskOffers
  readonly household: Household
  /** False if it cannot be completed yet, or no longer (C7). */
  readonly mayBeDone?: boolean
}

const loadDoneEntries = async () => (await import('./together/done-entries.ts')).doneEntries

/** The menu entries that say who did it are fetched, for people who live with others. */
export function useTaskMenu(
  task: Task,
  { offers, household, mayBeDone = true }: MenuTools,
): readonly MenuAction[] {
  const actions = useTaskActions()
  const overlay = useOverlayAddress()
  const doneEntries = useLoaded(loadDoneEntries, household.partners.length > 0)
  const entries: MenuAction[] = mayBeDone
    ? [...(doneEntries?.(task, offers, { household, overlay }) ?? [])]
    : []
  if (offers.mayTakeOn)
    entries.push({
      part: 'claim',
      label: taskCardTexts.takeOn,
      icon: Hand,
      onSelect: () => void actions.claim(task),
    })
  if (offers.mayRelease)
    entries.push({
      part: 'claim',
      label: taskCardTexts.release,
      icon: Undo2,
      onSelect: () => void actions.release(task),
    })
  if (offers.mayEdit)
    entries.push(
      { label: taskCardTexts.edit, icon: Pencil, onSelect: () => overlay.open('edit', task.id) },
      {
        label: taskCardTexts.delete,
        icon: Trash2,
        tone: 'danger',
        onSelect: () => overlay.open('delete', task.id),
      },
    )
  return entries
}

const parts = () => import('#web/features/tasks/steps/card-steps.tsx')

const StepsToggle = lazyComponent(parts, 'StepsToggle')

const StepList = lazyComponent(parts, 'StepList')

/** The two parts of a card with steps: the button that opens them, and the list. */
function useCardSteps(task: Task, mayTick: boolean) {
  const { tick } = useTaskActions()
  const [isOpen, setOpen] = useState(false)
  if (task.checklist === '') return { toggle: null, list: undefined }
  const toggle = (
    <Suspense>
      <StepsToggle name={task.name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
    </Suspense>
  )
  const list = isOpen ? (
    <Suspense>
      <StepList {...{ task, mayTick }} onTick={(step) => void tick(task, step)} />
    </Suspense>
  ) : undefined
  return { toggle, list }
}
