/** Tokens: each lets a program of a person call the API in that person's name (A40). */
import { text } from '#domain/text.ts'

export const MAX_TOKENS = 10
const MAX_NAME = 50

export const tokenName = text({
  min: { length: 1, message: 'Name is required' },
  max: { length: MAX_NAME, message: `Name must be at most ${MAX_NAME} characters` },
})

/** Whether the program may only read, or also act. */
export const tokenAccesses = ['read', 'act'] as const
export type TokenAccess = (typeof tokenAccesses)[number]

/** After how many days a token ends; null for never. */
export const tokenDays = [30, 90, 365] as const
