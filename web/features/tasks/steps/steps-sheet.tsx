/** The steps of a task, to be ticked in places without a card: ?steps=KEY (T17, T18). */
import { Pencil, Users } from 'lucide-react'
import { styled } from 'styled-components'
import { turnOf } from '#domain/chores/open-tasks.ts'
import { choreTexts } from '#web/features/tasks/chores/texts.ts'
import { dueTexts } from '#web/features/tasks/due/texts.ts'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import { taskOffers } from '#web/features/tasks/task-offers.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { mustTickFirst } from '#web/features/tasks/together/done-sheet.tsx'
import { togetherTexts } from '#web/features/tasks/together/texts.ts'
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts'
import { StreakMark } from '#web/shared/agenda/streak-mark.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { StepCount } from '#web/shared/task-line/step-count.tsx'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { MetaItem } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { StepFacts } from './step-facts.tsx'
import { StepList } from './step-list.tsx'
import type { StepsEntry } from './use-steps-entry.ts'
import { useStepsEntry } from './use-steps-entry.ts'

export type StepsSheetProps = {
  /** The id of a task, or a repeating task and its day. */
  readonly value: string
  readonly open: boolean
  readonly onClose: () => void
}

export function StepsSheet(props: StepsSheetProps) {
  const household = useHousehold()
  const entry = useStepsEntry(props.value, props.onClose)
  return household && entry ? <Sheet {...props} {...{ household, entry }} /> : null
}

type SheetProps = StepsSheetProps & { readonly household: Household; readonly entry: StepsEntry }

function Sheet(props: SheetProps) {
  const { open, onClose, household, entry } = props
  const { task, item, isOpen } = entry
  const at = useNow().toISOString()
  const offers = taskOffers(entry, household.me.id, at)
  const { tick } = useTaskActions()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Name>{task.name}</Name>}
      {...(task.description !== '' && { description: task.description })}
    >
      <Stack>
        {/* The steps are counted below. */}
        <TaskMeta task={{ ...task, checklist: '' }}>
          {task.is_shared && <MetaItem icon={Users}>{taskCardTexts.shared}</MetaItem>}
          {item && <StreakMark streak={item.streak} />}
        </TaskMeta>
        <section>
          <Head>
            <h3>{taskCardTexts.steps}</h3>
            <StepCount task={task} isWhole />
          </Head>
          <StepList
            task={task}
            mayTick={isOpen && offers.action === 'complete'}
            onTick={(step) => void tick(task, step)}
          />
        </section>
        <StepFacts entry={entry} household={household} />
        {isOpen ? (
          <Answers {...props} offers={offers} />
        ) : (
          <InfoLine>{choreTexts.notOpen}</InfoLine>
        )}
      </Stack>
    </Dialog>
  )
}

type AnswersProps = SheetProps & { readonly offers: ReturnType<typeof taskOffers> }

function Answers({ value, onClose, household, entry, offers }: AnswersProps) {
  const { task, item } = entry
  const overlay = useOverlayAddress()
  const isTogether =
    offers.action === 'complete' && household.partners.length > 0 && !mustTickFirst(task)
  const edit = item === null ? 'edit' : 'editChore'
  const mayEdit = item === null ? offers.mayEdit : mayChange(household, item.chore.user_id)
  return (
    <Buttons>
      <TaskAction
        {...{ task, offers }}
        onDone={(action) => action === 'complete' && onClose()}
        {...(turnOf(entry) && { claimText: dueTexts.claim })}
      />
      {isTogether && (
        <Button
          tone="soft"
          icon={Users}
          onClick={() => overlay.replace('steps', { by: 'together', value })}
        >
          {togetherTexts.together}
        </Button>
      )}
      {/* A search shows no list, and so not its forms. */}
      {mayEdit && (item === null || overlay.valueOf('search') === null) && (
        <Button
          tone="outline"
          icon={Pencil}
          onClick={() => overlay.replace('steps', { by: edit, value })}
        >
          {taskCardTexts.edit}
        </Button>
      )}
    </Buttons>
  )
}

/** The owner, or an adult who sees it (C26). */
function mayChange({ me }: Household, owner: string): boolean {
  return owner === me.id || !me.is_child
}

const Head = styled.div`
  ${theme.spread('4px 12px')}
  margin-bottom: 8px;
  ${theme.note}
  h3 {
    color: ${theme.text.main};
  }
`

/* The button that earns points has a line of its own. */
const Buttons = styled.div`
  ${theme.flow(2)}
  > * {
    flex: 1 1 auto;
  }
  > :first-child {
    flex-basis: 100%;
  }
`
