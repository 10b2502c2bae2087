/** Asks before a server call that takes something away, and says how it ended; needs a connection. */
import { messageOf } from '#web/shared/connection/message-of.ts'
import { OnlineConfirmDialog } from '#web/shared/connection/online-dialogs.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type ConfirmCallProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly texts: {
    readonly title: string
    readonly text: string
    readonly confirm: string
    readonly done: string
    readonly failed: string
  }
  readonly call: () => Promise<unknown>
  readonly onDone: () => void
}

export function ConfirmCall({ open, onClose, texts, call, onDone }: ConfirmCallProps) {
  async function confirm(): Promise<boolean> {
    try {
      await call()
      showToast({ title: texts.done })
      onDone()
      return true
    } catch (error) {
      showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
      return false
    }
  }

  return (
    <OnlineConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.confirm}
    />
  )
}
