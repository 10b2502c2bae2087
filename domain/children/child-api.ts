/** Calls about children without e-mail that are not commands. Separate from api.ts, so that only their screens load them. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { signedIn, signedInWith } from '#domain/api.ts'

/** Codes have no characters that look alike: neither 0 nor O, neither 1 nor I nor L. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 8
export const CODE_MINUTES = 15

const parent = z.object({
  id: z.string(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  /** Pending: asked; until the answer only the maker of the profile sees this parent. */
  status: z.enum(['accepted', 'pending']),
})

const child = z.object({
  id: z.string(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  /** Empty until a parent lets the child grow up; once there is one, the child has yet to choose a password. */
  username: z.string(),
  kid_mode: z.boolean(),
  language: z.nullable(z.string()),
  /** Whether the caller made the profile. */
  is_own: z.boolean(),
  /** Whether the child is signed in on the calling device. */
  is_here: z.boolean(),
  parents: z.array(parent),
  devices: z.array(
    z.object({
      id: z.string(),
      ...signedInWith.shape,
      last_seen_at: z.string(),
    }),
  ),
})
export type ListedChild = z.output<typeof child>

export const childApi = {
  children: {
    method: 'GET',
    path: '/api/children',
    summary: 'The children without e-mail whose parent you are, with their parents and devices',
    request: null,
    response: z.object({ children: z.array(child) }),
  },
  signInChild: {
    method: 'POST',
    path: '/api/children/:id/sign-in',
    summary: 'Sign a child of yours in on this device',
    request: null,
    response: signedIn,
  },
  makeChildCode: {
    method: 'POST',
    path: '/api/children/:id/code',
    summary: 'Make a code that signs a child of yours in once; an older one stops working',
    request: null,
    response: z.object({ code: z.string(), expires_at: z.string() }),
  },
  endChildSessions: {
    method: 'DELETE',
    path: '/api/children/:id/sessions',
    summary: 'Sign a child of yours out on one device, or everywhere',
    request: z.object({ session: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({}),
  },
  signInWithCode: {
    method: 'POST',
    path: '/api/auth/code',
    summary: 'Sign in with a code: a child with one from a parent, everybody else with their own',
    isOpen: true,
    request: z.object({ code: z.string().check(z.maxLength(40)) }),
    response: signedIn,
  },
} as const satisfies Readonly<Record<string, Call>>

/** The characters of a code as typed: in any case, with spaces or dashes. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}
