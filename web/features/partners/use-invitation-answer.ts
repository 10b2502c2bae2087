/** Accepts or declines an invitation, with its message. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { useAccount } from '#web/data/account.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { partnersTexts } from './texts.ts'

export type InvitationAnswer = (
  invitation: Partnership,
  status: 'accepted' | 'rejected',
) => Promise<boolean>

const { toasts } = partnersTexts

export function useInvitationAnswer(): InvitationAnswer {
  const account = useAccount()
  return async ({ id }, status) => {
    const isSaved = await account.run('respondToInvitation', { id, status })
    if (isSaved) showToast({ title: status === 'accepted' ? toasts.accepted : toasts.declined })
    return isSaved
  }
}
