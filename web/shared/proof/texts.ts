/** Texts of proving who one is, for a sign-in or a risky change. */
export const proofTexts = {
  byProvider: (provider: string) => `Continue with ${provider}`,
  password: 'Your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signInFirst: (provider: string) =>
    `If you signed in more than ten minutes ago, sign in with ${provider} again first.`,
}
