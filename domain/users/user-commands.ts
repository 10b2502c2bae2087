/** The commands on one's own account: change the profile, change the plan, delete the account. */
import * as z from 'zod/mini'
import { followPlan } from '#domain/children/child.ts'
import { refusal } from '#domain/command-error.ts'
import { defineCommand, givenOf } from '#domain/command.ts'
import { deleteAccount } from '#domain/users/delete-account.ts'
import { displayName, language, pictureUrl, planName, timeZone } from '#domain/users/user-fields.ts'

const isPlan = (body: Readonly<Record<string, unknown>>) => 'plan' in body

export const userCommands = {
  updateProfile: defineCommand({
    version: 2,
    rest: { method: 'PATCH', path: '/api/users/me', when: (body) => !isPlan(body) },
    input: z.object({
      name: z.optional(displayName),
      photo_url: z.optional(pictureUrl),
      time_zone: z.optional(timeZone),
      language: z.optional(language),
    }),
    run(tx, { name, photo_url, ...own }, { actor }) {
      const user = tx.get('users', actor)
      const account = tx.get('accounts', actor)
      if (user === null || account === null) throw refusal('not_found', 'users')
      tx.put('users', { ...user, ...givenOf({ name, photo_url }) })
      tx.put('accounts', { ...account, ...givenOf(own) })
    },
  }),

  changePlan: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: '/api/users/me', when: isPlan },
    onlineOnly: true,
    input: z.object({ plan: planName }),
    run(tx, { plan }, { actor, settings }) {
      const account = tx.get('accounts', actor)
      if (account === null) throw refusal('not_found', 'users')
      if (tx.get('users', actor)?.is_child) throw refusal('forbidden', 'child_plan')
      if (plan !== 'free' && plan !== account.plan && !settings.freeChoiceOfPlan)
        throw refusal('forbidden', 'no_upgrades')
      tx.put('accounts', { ...account, plan })
      followPlan(tx, actor, plan)
    },
  }),

  deleteAccount: defineCommand({
    version: 1,
    rest: { method: 'DELETE', path: '/api/users/me' },
    onlineOnly: true,
    requiresReauth: true,
    input: z.object({}),
    run: (tx, _input, context) => deleteAccount(tx, context),
  }),
}
