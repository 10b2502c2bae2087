/** Changes a chore of a ready-made week before it is made, in the usual form of a task: ?change=KEY (T30). */
import { TaskForm } from '#web/features/tasks/task-form.tsx'
import { readyWeekTexts as texts } from './texts.ts'
import type { Changed, DraftChore } from './use-ready-week.ts'

export type ChangeDialogProps = {
  readonly draft: DraftChore
  readonly open: boolean
  readonly onClose: () => void
  readonly onSave: (key: string, changed: Changed) => void
}

export function ChangeDialog({ draft, open, onClose, onSave }: ChangeDialogProps) {
  const { key, details, plan: before } = draft
  return (
    <TaskForm
      open={open}
      onClose={onClose}
      title={texts.changeTitle}
      saveLabel={texts.save}
      initial={details}
      plan={before}
      save={(fields, { plan }) => {
        const saysWho = plan?.people.join() !== before?.people.join() || plan?.who !== before?.who
        onSave(key, { details: fields, plan, saysWho })
        return Promise.resolve(true)
      }}
    />
  )
}
