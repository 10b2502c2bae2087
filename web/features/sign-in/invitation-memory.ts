/** Keeps the token of an invitation in this window while the person signs in or registers. */
const key = 'mitten-invitation'

export function rememberInvitation(token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // Storage is blocked: the link has to be opened again after signing in.
  }
}

export function rememberedInvitation(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}

/** Where a sign-in leads: to the invitation with which the person came, or home. */
export function afterSignIn(): string {
  const token = rememberedInvitation()
  return token === null ? '/dashboard' : `/invite/${token}`
}
