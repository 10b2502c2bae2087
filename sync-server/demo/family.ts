/** The people of the demo: a couple, their children, a grandmother who helps out, and an aunt with an open invitation. */
import type { Plan, Role } from '#domain/users/user.ts'

export const PASSWORD = 'many-mittens-make-light-work'

export type FirstName = 'Maya' | 'Theo' | 'Ida' | 'Nora' | 'Rosa'
/** Juno is too young for an account with a password: Maya makes a profile for her. */
export type Person = FirstName | 'Juno'
export type Relative = {
  readonly username: string
  readonly name: string
  readonly email: string
  readonly plan: Plan
  readonly role: Role
}

export const family: Readonly<Record<FirstName, Relative>> = {
  Maya: {
    username: 'maya',
    name: 'Maya Ellis',
    email: 'maya@ellis.example',
    plan: 'pro',
    role: 'user',
  },
  // He set up the server, so he is its admin.
  Theo: {
    username: 'theo',
    name: 'Theo Ellis',
    email: 'theo@ellis.example',
    plan: 'ultimate',
    role: 'admin',
  },
  Ida: {
    username: 'ida',
    name: 'Ida Ellis',
    email: 'ida@ellis.example',
    plan: 'free',
    role: 'user',
  },
  Nora: {
    username: 'nora',
    name: 'Nora Lindqvist',
    email: 'nora@lindqvist.example',
    plan: 'free',
    role: 'user',
  },
  Rosa: {
    username: 'rosa',
    name: 'Rosa Ellis',
    email: 'rosa@ellis.example',
    plan: 'free',
    role: 'user',
  },
}

export const firstNames = Object.keys(family) as FirstName[]

const approvers: Readonly<Record<Person, FirstName>> = {
  Maya: 'Theo',
  Theo: 'Maya',
  Ida: 'Theo',
  Nora: 'Maya',
  Rosa: 'Maya',
  Juno: 'Maya',
}

export function approverOf(who: Person): FirstName {
  return approvers[who]
}
