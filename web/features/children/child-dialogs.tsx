/**
 * The dialogs about children, opened by the address: ?add-child=1, ?edit-child=ID, ?child-code=ID, ?grow-up=ID,
 * ?also-parent=ID and ?delete-child=ID.
 */
import type { ComponentType } from 'react'
import { lazy } from 'react'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import type { Child, Children } from './use-children.ts'

export type ChildDialogProps = {
  readonly child: Child
  readonly household: Household
  readonly open: boolean
  /** Also reads the children anew. */
  readonly onClose: () => void
}

const AddChildDialog = lazy(async () => ({
  default: (await import('./add-child-dialog.tsx')).AddChildDialog,
}))

const dialogs: readonly (readonly [parameter: string, Dialog: ComponentType<ChildDialogProps>])[] =
  [
    [
      'edit-child',
      lazy(async () => ({ default: (await import('./edit-child-dialog.tsx')).EditChildDialog })),
    ],
    [
      'delete-child',
      lazy(async () => ({
        default: (await import('./delete-child-dialog.tsx')).DeleteChildDialog,
      })),
    ],
    ['child-code', lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }))],
    [
      'also-parent',
      lazy(async () => ({ default: (await import('./ask-parent-dialog.tsx')).AskParentDialog })),
    ],
    [
      'grow-up',
      lazy(async () => ({ default: (await import('./grow-up-dialog.tsx')).GrowUpDialog })),
    ],
  ]

type ChildDialogsProps = { readonly household: Household; readonly all: Children }

export function ChildDialogs({ household, all }: ChildDialogsProps) {
  return (
    <>
      <OverlaySlot parameter="add-child">
        {({ open, onClose }) => (
          <AddChildDialog open={open && !household.me.is_child} onClose={onClose} />
        )}
      </OverlaySlot>
      {dialogs.map(([parameter, Dialog]) => (
        <OverlaySlot key={parameter} parameter={parameter}>
          {({ open, value, onClose }) => {
            const child = all.list.find(({ user }) => user.id === value)
            return child ? (
              <Dialog
                child={child}
                household={household}
                open={open}
                onClose={() => {
                  all.reload()
                  onClose()
                }}
              />
            ) : null
          }}
        </OverlaySlot>
      ))}
    </>
  )
}
