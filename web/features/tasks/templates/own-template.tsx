/** Edits and deletes one's own templates, over the dialog that lists them: ?edit-template=ID, ?delete-template=ID. */
import { Pencil, Trash2 } from 'lucide-react'
import type { Template } from '#domain/templates/template.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { planOfRule, ruleOf } from '#web/features/tasks/chores/template-plan.ts'
import { TaskForm } from '#web/features/tasks/task-form.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useAsOpened } from '#web/shared/overlay/use-as-opened.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { templateTexts } from './texts.ts'
import { useToday } from './use-today.ts'

export function OwnTemplateMenu({ template: { id, name } }: { readonly template: Template }) {
  const overlay = useOverlayAddress()
  return (
    <Menu
      label={templateTexts.menu(name)}
      actions={[
        {
          label: templateTexts.edit,
          icon: Pencil,
          onSelect: () => overlay.open('edit-template', id),
        },
        {
          label: templateTexts.delete,
          icon: Trash2,
          tone: 'danger',
          onSelect: () => overlay.open('delete-template', id),
        },
      ]}
    />
  )
}

export function OwnTemplateDialogs() {
  return (
    <>
      <OverlaySlot parameter="edit-template">
        {({ value, ...shown }) => <EditTemplateDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="delete-template">
        {({ value, ...shown }) => <DeleteTemplateDialog id={value} {...shown} />}
      </OverlaySlot>
    </>
  )
}

type TemplateDialogProps = {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Closes the dialog if there is none. */
function useTemplate({ id, onClose }: TemplateDialogProps): Template | undefined {
  const found = useLive(async ({ templates }) => (await templates.get(id)) ?? null, [id])
  return useAsOpened(found, onClose)
}

function EditTemplateDialog(props: TemplateDialogProps) {
  const { run } = useAccount()
  const template = useTemplate(props)
  const today = useToday()
  const household = useHousehold()
  if (!template || !household) return null
  return (
    <TaskForm
      open={props.open}
      onClose={props.onClose}
      title={templateTexts.editTitle}
      saveLabel={templateTexts.saveChanges}
      initial={template}
      plan={planOfRule(template, { today, household })}
      isRuleAlone
      save={async (fields, { plan }) => {
        const input = { id: template.id, ...fields, ...ruleOf(plan) }
        const isSaved = await run('updateTemplate', input)
        if (isSaved) showToast({ title: templateTexts.updated })
        return isSaved
      }}
    />
  )
}

function DeleteTemplateDialog(props: TemplateDialogProps) {
  const account = useAccount()
  const template = useTemplate(props)
  if (!template) return null
  const { id } = template
  return (
    <ConfirmDialog
      open={props.open}
      onClose={props.onClose}
      onConfirm={async () => {
        const change = { name: 'deleteTemplate', input: { id } } as const
        await runUndoable(account, change, { title: templateTexts.deleted })
      }}
      icon={Trash2}
      title={templateTexts.deleteTitle}
      description={
        <Sentence name={template.name}>{templateTexts.deleteText(template.name)}</Sentence>
      }
      confirmLabel={templateTexts.delete}
    />
  )
}
