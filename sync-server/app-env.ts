/** The context variables of every request. */
import type { Role } from '#domain/users/user.ts'

/** The session of a signed-in person. The role is read from the account in every request, never stored in the session. */
export type Session = {
  readonly userId: string
  readonly role: Role
  readonly tokenHash: string
  /** ISO time, UTC. */
  readonly createdAt: string
}

export type AppEnv = { Variables: { requestId: string; session: Session } }
