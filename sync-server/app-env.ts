/** The context variables of every request. */
import type { Role } from '#domain/users/user.ts'

/** A signed-in person's session. The role is read from the account with every request, never kept in the session. */
export type Session = {
  readonly userId: string
  readonly role: Role
  readonly tokenHash: string
  /** ISO time, UTC. */
  readonly createdAt: string
}

export type AppEnv = { Variables: { requestId: string; session: Session } }
