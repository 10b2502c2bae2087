/**
 * The dialogs of tasks, opened by the address: ?new=1, ?lines=1, ?templates=LIST, ?rooms=1, ?edit=ID, ?delete=ID, and ?steps=KEY,
 * ?who=KEY and ?together=KEY. Place it once on a screen.
 */
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const CreateTaskDialog = lazyComponent(() => import('./create-task-dialog.tsx'), 'CreateTaskDialog')
const TemplatesDialog = lazyComponent(
  () => import('#web/features/tasks/templates/templates-dialog.tsx'),
  'TemplatesDialog',
)
const LinesSheet = lazyComponent(() => import('./quick-add/lines-sheet.tsx'), 'LinesSheet')
const RoomsDialog = lazyComponent(() => import('./rooms/rooms-dialog.tsx'), 'RoomsDialog')
const EditTaskDialog = lazyComponent(() => import('./edit-task-dialog.tsx'), 'EditTaskDialog')
const StepsSheet = lazyComponent(() => import('./steps/steps-sheet.tsx'), 'StepsSheet')
const DoneDialog = lazyComponent(() => import('./together/done-dialog.tsx'), 'DoneDialog')
const DeleteTaskDialog = lazyComponent(() => import('./delete-task-dialog.tsx'), 'DeleteTaskDialog')

export function TaskDialogs() {
  return (
    <>
      <OverlaySlot parameter="new">{(shown) => <CreateTaskDialog {...shown} />}</OverlaySlot>
      <OverlaySlot parameter="lines">{(shown) => <LinesSheet {...shown} />}</OverlaySlot>
      <OverlaySlot parameter="templates">
        {({ value, ...shown }) => <TemplatesDialog list={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="rooms">{(shown) => <RoomsDialog {...shown} />}</OverlaySlot>
      <OverlaySlot parameter="edit">
        {({ value, ...shown }) => <EditTaskDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="steps">{(shown) => <StepsSheet {...shown} />}</OverlaySlot>
      <OverlaySlot parameter="who">{(shown) => <DoneDialog {...shown} />}</OverlaySlot>
      <OverlaySlot parameter="together">
        {(shown) => <DoneDialog {...shown} isTogether />}
      </OverlaySlot>
      <OverlaySlot parameter="delete">
        {({ value, ...shown }) => <DeleteTaskDialog id={value} {...shown} />}
      </OverlaySlot>
    </>
  )
}
