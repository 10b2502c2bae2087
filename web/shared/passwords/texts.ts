/** Texts about the strength of a password. */
import { defineTexts } from '#domain/language/texts.ts'
import type { PasswordStrength } from '#domain/users/password-strength.ts'

export const passwordTexts = defineTexts('passwordTexts', {
  advice: 'A few unrelated words make a good one.',
  strengths: {
    1: 'Weak. A longer one is stronger.',
    2: 'Fair. A longer one is stronger.',
    3: 'Good',
    4: 'Strong',
  } satisfies Record<PasswordStrength, string>,
})
