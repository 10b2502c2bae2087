/** Creates a task, or a repeating task. */
import { BookCopy } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { ruleFields } from '#domain/chores/chore-fields.ts'
import { newRow } from '#domain/column.ts'
import { dayField } from '#domain/day-fields.ts'
import { dueFields } from '#domain/tasks/due-fields.ts'
import { taskFields } from '#domain/tasks/task-fields.ts'
import { detailColumns, detailsOf } from '#domain/tasks/task.ts'
import { templateRuleFields } from '#domain/templates/template-fields.ts'
import type { TemplateRule } from '#domain/templates/template.ts'
import { noRule } from '#domain/templates/template.ts'
import { useAccount } from '#web/data/account.ts'
import { discardRejected } from '#web/data/unsaved.ts'
import type { Plan } from '#web/features/tasks/chores/plan.ts'
import { choreInput } from '#web/features/tasks/chores/plan.ts'
import { planOfRule } from '#web/features/tasks/chores/template-plan.ts'
import { notifyLineAdded } from '#web/features/tasks/quick-add/quick-line.ts'
import type { QuickState } from '#web/features/tasks/quick-add/quick-prefill.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import { useToday } from '#web/features/tasks/templates/use-today.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { LimitLine } from '#web/shared/plans/limit-line.tsx'
import { usePrefill } from '#web/shared/prefill/use-prefill.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Due, FilledForm, TaskFormFields } from './task-form-fields.ts'
import { dueChanges, dueOf, noDue } from './task-form-fields.ts'
import { TaskForm } from './task-form.tsx'
import { taskCardTexts } from './texts.ts'

const FormChips = lazyComponent(() => import('./quick-add/form-chips.tsx'), 'FormChips')

export type CreateTaskDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** The fields that a template lacks: the day on which a rule starts, and the people who take turns. */
type Said = { readonly starts_on: string | null; readonly people: readonly string[] }

const empty: TaskFormFields & Due & TemplateRule & Said = {
  starts_on: null,
  people: [],
  ...noDue,
  ...noRule,
  ...newRow(detailColumns, { name: '' }),
}

/** The form checks a rule that was filled in. */
const prefillSchema = z.partial(
  z.object({
    ...taskFields,
    ...dueFields,
    ...templateRuleFields,
    starts_on: z.nullable(dayField),
    people: ruleFields.people,
  }),
)

export function CreateTaskDialog({ open, onClose }: CreateTaskDialogProps) {
  const account = useAccount()
  const prefill = usePrefill(empty, prefillSchema)
  const household = useHousehold()
  const quick = useQuickState()

  const today = useToday()
  const zone = deviceTimeZone() ?? household?.timeZone ?? 'UTC'

  const filledWith = (fields: typeof empty): FilledForm => ({
    ...detailsOf(fields),
    plan: planSaid(fields, planOfRule(fields, { today, household })),
    due: fields.repeats === null ? dueOf(fields) : noDue,
  })
  const filled = filledWith(prefill.fields)

  function newChore(plan: Plan, { is_shared }: TaskFormFields) {
    const maker = {
      id: account.id,
      isChild: household?.me.is_child ?? false,
      isShared: is_shared,
    }
    return choreInput(plan, maker)
  }

  return (
    <TaskForm
      open={open}
      onClose={onClose}
      title={taskCardTexts.createTask}
      saveLabel={taskCardTexts.createTask}
      initial={detailsOf(prefill.fields)}
      lead={<TemplatesLink />}
      plan={filled.plan}
      due={filled.due}
      focus={quick?.part ?? null}
      renderBelow={(form) => (
        <>
          <LimitLine kind="tasks" />
          {household && typeof quick?.line === 'string' && (
            <Suspense fallback={null}>
              <FormChips
                line={quick.line}
                form={form}
                household={household}
                filledWith={(fields) => filledWith({ ...empty, ...fields })}
              />
            </Suspense>
          )}
        </>
      )}
      save={async (fields, { plan, due }) => {
        const id = v7()
        const name = plan === null ? 'createTask' : 'createChore'
        const isSaved =
          plan === null
            ? await account.run('createTask', { id, ...fields, ...dueChanges(noDue, due, zone) })
            : await account.run('createChore', {
                id,
                ...fields,
                ...newChore(plan, fields),
                time_zone: zone,
              })
        if (!isSaved) return false
        if (quick?.line === null) notifyLineAdded()
        const takenBack = await discardRejected(account.database, prefill.settles)
        const title = taskCardTexts.toasts.created
        showUndoableToast(account, { name, id, takenBack }, { title })
        return true
      }}
    />
  )
}

/** How quick add opened the form, kept as the address changes while it closes. Null if something else opened it. */
function useQuickState(): QuickState['quick'] | null {
  const { state } = useLocation() as { readonly state: unknown }
  const [quick] = useState(() =>
    typeof state === 'object' && state !== null && 'quick' in state
      ? (state.quick as QuickState['quick'])
      : null,
  )
  return quick
}

/** The plan with the given day and people. */
function planSaid({ starts_on, people }: Said, plan: Plan | null): Plan | null {
  if (plan === null) return null
  const started = { ...plan, starts_on: starts_on ?? plan.starts_on }
  return people.length === 0
    ? started
    : { ...started, who: people.length === 1 ? 'person' : 'turns', people }
}

/** Links from the dialog that creates a task to the templates, replacing the dialog. */
function TemplatesLink() {
  const { search, state } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete('new')
  parameters.set('templates', 'starter')
  return (
    <TextLink to={{ search: `?${parameters}` }} state={state} replace preventScrollReset>
      <BookCopy size={18} aria-hidden="true" />
      {templateTexts.fromTemplate}
    </TextLink>
  )
}
