/** One-time links to a new password, as there is no mail server to count on (A7). Only a token's hash is stored. */
import { hash, randomBytes } from 'node:crypto'
import { DAY_MS } from '#domain/calendar.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Writer } from '#server/store/writer.ts'

export type ResetLink = {
  /** A path of this app, with the token. */
  readonly path: string
  readonly expiresAt: string
}

export type ResetLinks = {
  /** Makes the one link that works for this person from now on. Throws 404 when there is nobody of this id. */
  make(userId: string): Promise<ResetLink>
  /** Whose password a token may set; null when it was used, has expired or never was. */
  ownerOf(token: string): string | null
  /** Takes a person's link away. Synchronous, for use inside the writer. */
  forget(userId: string): void
}

type Deps = { readonly database: Database; readonly writer: Writer; readonly now: () => Date }

export function createResetLinks({ database, writer, now }: Deps): ResetLinks {
  const upsert = database.prepare(
    `INSERT INTO password_resets (user_id, token_hash, created_at)
     SELECT id, ?, ? FROM accounts WHERE id = ?
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at`,
  )
  const find = database
    .prepare<[string, string], string>(
      'SELECT user_id FROM password_resets WHERE token_hash = ? AND created_at > ?',
    )
    .pluck()
  const remove = database.prepare('DELETE FROM password_resets WHERE user_id = ?')

  return {
    async make(userId) {
      const token = randomBytes(32).toString('base64url')
      const at = now()
      const { changes } = await writer.run(() =>
        upsert.run(hashOf(token), at.toISOString(), userId),
      )
      if (changes === 0) throw new HttpError(404, 'not_found', 'User not found')
      const expiresAt = new Date(at.getTime() + DAY_MS).toISOString()
      return { path: `/reset-password?token=${token}`, expiresAt }
    },
    ownerOf(token) {
      const oldest = new Date(now().getTime() - DAY_MS).toISOString()
      return find.get(hashOf(token), oldest) ?? null
    },
    forget: (userId) => void remove.run(userId),
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}
