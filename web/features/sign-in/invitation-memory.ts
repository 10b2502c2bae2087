/** Keeps the token of an invitation in this window while the person signs in or registers. */
import { createStoredText } from '#web/ui/stored-text.ts'

/** If storage is blocked, the link has to be opened again after signing in. */
export const keptInvitation = createStoredText('sessionStorage', 'mitten-invitation')

/** Where a sign-in leads: to the invitation with which the person came, or home. */
export function afterSignIn(): string {
  const token = keptInvitation.read()
  return token === null ? '/dashboard' : `/invite/${token}`
}
