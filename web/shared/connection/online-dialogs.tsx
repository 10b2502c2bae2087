/** Dialogs for things that need a connection: without one they say so first, and cannot be confirmed. */
import type { ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { FormDialogProps } from '#web/ui/form-dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { NeedsConnection } from './needs-connection.tsx'
import { useOnline } from './use-online.ts'

export function OnlineFormDialog({ children, ...props }: Omit<FormDialogProps, 'blocked'>) {
  const isOnline = useOnline()
  return (
    <FormDialog {...props} blocked={!isOnline}>
      <NeedsConnection />
      {children}
    </FormDialog>
  )
}

export function OnlineConfirmDialog({ children, ...props }: Omit<ConfirmDialogProps, 'blocked'>) {
  const isOnline = useOnline()
  return (
    <ConfirmDialog {...props} blocked={!isOnline}>
      <NeedsConnection />
      {children}
    </ConfirmDialog>
  )
}
