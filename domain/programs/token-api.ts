/** Calls about the tokens of programs (A40). Separate from api.ts, so that only the settings load them. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { proof } from '#domain/api.ts'
import { tokenAccesses, tokenDays, tokenName } from './token.ts'

const token = z.object({
  id: z.string(),
  name: z.string(),
  access: z.enum(tokenAccesses),
  created_at: z.string(),
  /** Null if it does not end by itself. */
  ends_at: z.nullable(z.string()),
  /** Precise to the hour; null if it was never used. */
  used_at: z.nullable(z.string()),
})
export type ListedToken = z.output<typeof token>

export const tokenApi = {
  tokens: {
    method: 'GET',
    path: '/api/tokens',
    summary: 'Your tokens for programs, oldest first, without their secrets',
    request: null,
    response: z.object({ tokens: z.array(token) }),
  },
  makeToken: {
    method: 'POST',
    path: '/api/tokens',
    summary:
      'Make a token for a program, told only now; needs your password, a passkey, or a sign-in under 10 minutes old',
    request: z.object({
      ...proof.shape,
      name: tokenName,
      access: z.enum(tokenAccesses, 'access must be read or act'),
      days: z.nullable(z.literal(tokenDays, 'days must be 30, 90, 365 or null')),
    }),
    response: z.object({ token, secret: z.string() }),
  },
  endToken: {
    method: 'DELETE',
    path: '/api/tokens/:id',
    summary: 'End a token of yours',
    request: null,
    response: z.object({}),
  },
} as const satisfies Readonly<Record<string, Call>>
