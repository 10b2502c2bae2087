/** What one may change about oneself with no connection needed. */
import * as z from 'zod/mini'
import { CommandError } from '#domain/command-error.ts'
import { defineCommand } from '#domain/command.ts'
import { row } from '#domain/tx.ts'
import { displayName, pictureUrl, timeZone } from '#domain/users/user-fields.ts'

export const userCommands = {
  updateProfile: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: '/api/users/me' },
    summary: 'Change name, photo or time zone',
    failure: 'Failed to update profile',
    input: z.object({
      name: z.optional(displayName),
      photo_url: z.optional(z.nullable(pictureUrl)),
      time_zone: z.optional(timeZone),
    }),
    reads: (_input, { actor }) => [row('users', actor), row('accounts', actor)],
    run(tx, { name, photo_url, time_zone }, { actor }) {
      const user = tx.get('users', actor)
      const account = tx.get('accounts', actor)
      if (user === null || account === null) throw new CommandError('not_found', 'User not found')
      tx.put('users', {
        ...user,
        name: name ?? user.name,
        photo_url: photo_url === undefined ? user.photo_url : photo_url,
      })
      tx.put('accounts', { ...account, time_zone: time_zone ?? account.time_zone })
    },
  }),
}
