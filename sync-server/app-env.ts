/** The context variables of every request. */
import type { TokenAccess } from '#domain/programs/token.ts'
import type { Role } from '#domain/users/user.ts'

/** The session of a signed-in person. The role is read from the account in every request, never stored in the session. */
export type Session = {
  readonly userId: string
  readonly role: Role
  readonly tokenHash: string
  /** ISO time, UTC. */
  readonly createdAt: string
  /** If a program acts for the person: what its token allows. */
  readonly program?: TokenAccess
}

export type AppEnv = { Variables: { requestId: string; session: Session } }
