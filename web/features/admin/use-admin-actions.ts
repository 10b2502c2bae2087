/** Actions of admins on accounts. Each action shows its success, or its error under the title Error (U2). */
import type { Member } from '#domain/admin/admin-api.ts'
import { adminApi } from '#domain/admin/admin-api.ts'
import type { CommandInput } from '#domain/commands.ts'
import { callCommand } from '#web/api/call-command.ts'
import { about, callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { adminTexts } from './texts.ts'

export function useAdminActions() {
  const account = useAccount()

  /** Not with account.run, whose toasts have the command's title. */
  async function run<Name extends 'editUser' | 'makeAdmin'>(
    name: Name,
    input: CommandInput<Name>,
  ): Promise<void> {
    await callCommand(name, input, { account: account.id })
    // This may be the admin, or a partner.
    void account.syncNow()
  }

  return {
    edit: (input: CommandInput<'editUser'>) =>
      tell(run('editUser', input), adminTexts.edit.saved, adminTexts.edit.failed),
    makeAdmin: ({ id, name }: Member) =>
      tell(run('makeAdmin', { id }), adminTexts.makeAdmin.done(name)),
    endSessions: ({ id, name }: Member) =>
      tell(
        callApi(about(adminApi.endSessions, id), undefined, account.id),
        adminTexts.endSessions.done(name),
      ),
    /** The complete link, with the address at which this app was opened. */
    makeResetLink: ({ id }: Member) =>
      callApi(about(adminApi.makeResetLink, id), undefined, account.id)
        .then(({ path, expires_at }) => ({ url: location.origin + path, expiresAt: expires_at }))
        .catch(tellFailure),
  }
}

/** Whether it worked. */
async function tell(
  work: Promise<unknown>,
  done: string,
  failed: (message: string) => string = (message) => message,
): Promise<boolean> {
  try {
    await work
    showToast({ title: done })
    return true
  } catch (error) {
    tellFailure(error, failed)
    return false
  }
}

function tellFailure(error: unknown, failed = (message: string) => message): null {
  const description = failed(messageOf(error))
  showToast({ title: adminTexts.error, description, tone: 'bad' })
  return null
}
