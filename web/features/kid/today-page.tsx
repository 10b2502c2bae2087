/** Today: the tasks that a child can do, one card each with one button (K7). */
import { Camera, Check } from 'lucide-react'
import { Suspense } from 'react'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isActiveNow, openTaskOf } from '#domain/chores/open-tasks.ts'
import { openSteps, stepsOf } from '#domain/tasks/steps.ts'
import { pointsFor, targetOf } from '#domain/tasks/task.ts'
import { useAccount, useSynced } from '#web/data/account.ts'
import { taskOffers } from '#web/features/tasks/task-offers.ts'
import type { Tick } from '#web/features/tasks/use-task-actions.ts'
import { useAgenda } from '#web/shared/agenda/use-agenda.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useDialogAbove } from '#web/shared/overlay/use-dialog-above.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { pointsText } from '#web/ui/points.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { BigButton } from './big-button.ts'
import { KidCard, KidCards } from './kid-card.tsx'
import { KidSteps } from './kid-steps.tsx'
import { Speaker } from './speaker.tsx'
import { spokenOf } from './spoken.ts'
import { kidTexts } from './texts.ts'
import { UndoButton } from './undo-button.tsx'
import type { Change } from './use-undoable.ts'
import { useUndoable } from './use-undoable.ts'
import type { Voice } from './use-voice.ts'
import { useVoice } from './use-voice.ts'

const KidCamera = lazyComponent(() => import('./kid-camera.tsx'), 'KidCamera')

export function TodayPage() {
  const open = useToday()
  const voice = useVoice()
  const actions = useKidActions()
  const undoable = useUndoable<OpenTask>()
  const camera = useDialogAbove<{ entry: OpenTask; place: number }>('camera')
  const shot = camera.subject
  if (!open) return null
  const shown = undoable.withDone(open)

  async function complete(entry: OpenTask, place: number, proof_url?: string): Promise<void> {
    if (await actions.complete(entry, proof_url)) undoable.note(entry, place)
  }

  return (
    <>
      <VisuallyHidden as="h1">{kidTexts.today}</VisuallyHidden>
      {shown.length === 0 && <EmptyState>{kidTexts.nothing}</EmptyState>}
      <KidCards>
        {shown.map(({ item, isDone }, place) => (
          <ListItem key={item.id} focusKey={String(isDone)}>
            <TaskOfToday
              entry={item}
              isDone={isDone}
              voice={voice}
              onDone={async () => {
                if (item.task.needs_photo) await camera.open({ entry: item, place })
                else await complete(item, place)
              }}
              onUndo={() => undoable.undo(item, actions.changeOf(item))}
              onTick={(step) => actions.tick(item, step)}
            />
          </ListItem>
        ))}
      </KidCards>
      {shot && (
        <Suspense fallback={null}>
          <KidCamera
            task={shot.entry.task}
            onClose={() => camera.close()}
            onPhoto={(path) => complete(shot.entry, shot.place, path)}
          />
        </Suspense>
      )}
    </>
  )
}

type TaskOfTodayProps = {
  readonly entry: OpenTask
  readonly isDone: boolean
  readonly voice: Voice | null
  readonly onDone: () => Promise<void>
  readonly onUndo: () => Promise<void>
  readonly onTick: (step: Tick) => unknown
}

function TaskOfToday(props: TaskOfTodayProps) {
  const { entry, isDone, voice, onDone, onUndo, onTick } = props
  const { task, id } = entry
  const steps = stepsOf(task)
  const points = pointsFor(task)
  return (
    <KidCard
      id={id}
      name={task.name}
      image={task.image_url}
      isDone={isDone}
      speaker={
        <Speaker
          voice={voice}
          name={task.name}
          textIn={(language) =>
            spokenOf({ name: task.name, steps: steps.length, points }, language)
          }
        />
      }
      action={
        isDone ? (
          <UndoButton name={task.name} onUndo={onUndo} />
        ) : (
          <DoneButton task={task} points={points} onDone={onDone} />
        )
      }
      steps={!isDone && steps.length > 0 && <KidSteps task={task} onTick={onTick} />}
    />
  )
}

type DoneButtonProps = Pick<TaskOfTodayProps, 'onDone'> & {
  readonly task: OpenTask['task']
  readonly points: number
}

/** If all steps come first, it says how many are ticked (T18). */
function DoneButton({ task, points, onDone }: DoneButtonProps) {
  const [isBusy, once] = usePending()
  const all = stepsOf(task).length
  const open = task.all_steps ? openSteps(task) : 0
  const Icon = task.needs_photo ? Camera : Check
  return (
    <BigButton
      type="button"
      $tone="points"
      aria-disabled={open > 0 || isBusy || undefined}
      onClick={() => {
        if (open === 0) void once(onDone)
      }}
    >
      <VisuallyHidden>
        {open > 0 ? kidTexts.stepsLeft(all - open, all) : kidTexts.doneWith(task.name, points)}
      </VisuallyHidden>
      <Icon aria-hidden="true" />
      <span aria-hidden="true">
        {open > 0 ? kidTexts.stepsLeft(all - open, all) : kidTexts.done}
      </span>
      <i aria-hidden="true" />
      <span aria-hidden="true">{pointsText(points, true)}</span>
    </BigButton>
  )
}

/** Completes tasks, and undoes that, for the big buttons: without toasts, as the card itself says what happened. */
function useKidActions() {
  const account = useAccount()
  return {
    complete: ({ task }: OpenTask, proof_url?: string) =>
      account.run('completeTask', { ...targetOf(task), ...(proof_url && { proof_url }) }),
    tick: ({ task }: OpenTask, step: Tick) =>
      account.run('tickStep', { ...targetOf(task), ...step }),
    /** The change made by completing, so that it can be undone. */
    changeOf: ({ task }: OpenTask): Change => ({
      name: 'completeTask',
      ...targetOf(task),
      reverse: () => account.run('reopenTask', { id: task.id }),
    }),
  }
}

const groups: ReadonlySet<OpenTask['group']> = new Set(['overdue', 'today', 'none'])

/** A child's tasks of today: its own and those for anyone, by due time (K7). Undefined until they are read. */
function useToday(): readonly OpenTask[] | undefined {
  const { id } = useAccount()
  const at = useNow().toISOString()
  const agenda = useAgenda(at)
  const undated = useSynced(({ tasks }) => tasks.orderBy('_undated').reverse().toArray())
  if (agenda === undefined || undated === undefined) return undefined
  const plain = undated.map((task) => openTaskOf(task, at))
  return [...(agenda?.tasks ?? []), ...plain].filter(
    (entry) =>
      groups.has(entry.group) &&
      isActiveNow(entry) &&
      taskOffers(entry, id, at).action === 'complete',
  )
}
