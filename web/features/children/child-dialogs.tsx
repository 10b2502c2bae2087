/**
 * The dialogs about children, opened by the address: ?add-child=1, ?edit-child=ID, ?child-code=ID, ?grow-up=ID,
 * ?also-parent=ID, ?delete-child=ID, and ?end-parent=ID followed by the id of the parent.
 */
import type { ComponentType } from 'react'
import { useState } from 'react'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import type { Child, Children } from './use-children.ts'

export type ChildDialogProps = {
  readonly child: Child
  readonly household: Household
  /** The part of the address after the child. */
  readonly rest: string
  readonly open: boolean
  /** Also reads the children again. */
  readonly onClose: () => void
}

const AddChildDialog = lazyComponent(() => import('./add-child-dialog.tsx'), 'AddChildDialog')

const dialogs: readonly (readonly [parameter: string, Dialog: ComponentType<ChildDialogProps>])[] =
  [
    ['edit-child', lazyComponent(() => import('./edit-child-dialog.tsx'), 'EditChildDialog')],
    ['delete-child', lazyComponent(() => import('./delete-child-dialog.tsx'), 'DeleteChildDialog')],
    ['child-code', lazyComponent(() => import('./code-dialog.tsx'), 'CodeDialog')],
    ['also-parent', lazyComponent(() => import('./ask-parent-dialog.tsx'), 'AskParentDialog')],
    ['grow-up', lazyComponent(() => import('./grow-up-dialog.tsx'), 'GrowUpDialog')],
    ['end-parent', lazyComponent(() => import('./end-parent-dialog.tsx'), 'EndParentDialog')],
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
          {(shown) => <AboutChild {...shown} {...{ Dialog, household, all }} />}
        </OverlaySlot>
      ))}
    </>
  )
}

type AboutChildProps = ChildDialogsProps &
  Pick<ChildDialogProps, 'open' | 'onClose'> & {
    readonly Dialog: ComponentType<ChildDialogProps>
    readonly value: string
  }

function AboutChild({ Dialog, household, all, value, open, onClose }: AboutChildProps) {
  const [id, rest = ''] = value.split(' ')
  const listed = all.list.find(({ user }) => user.id === id)
  // A child who is gone stays in the dialog while it closes.
  const [kept, setKept] = useState(listed)
  if (listed !== undefined && listed !== kept) setKept(listed)
  const child = listed ?? kept
  if (child === undefined) return null
  return (
    <Dialog
      {...{ child, household, rest, open }}
      onClose={() => {
        all.reload()
        onClose()
      }}
    />
  )
}
