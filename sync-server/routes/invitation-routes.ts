/**
 * Tells the holder of an open invitation's link who sent it: the name and the picture, but no address (F3). The token
 * is sent in the body, because addresses end up in logs.
 */
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import type { User } from '#domain/users/user.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Core } from '#server/core.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'

type Deps = Pick<Core, 'store' | 'blobs'> & { readonly limits: RateLimits }

/** A device's photo takes about 50 kB; a larger upload is not sent to somebody without an account. */
const MAX_PICTURE_BYTES = 200_000

export function createInvitationRoutes({ store, blobs, limits }: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(api.invitation.path, async (c) => {
    limits.invitation(c)
    const { token } = api.invitation.request.parse(await readJson(c, bodyLimit.open))
    const [invitation] = store.all('partnerships', 'WHERE token = ?', token)
    const inviter =
      invitation?.status === 'pending' ? store.get('users', invitation.inviter_id) : null
    if (!invitation || inviter === null)
      throw new HttpError(404, 'not_found', 'This invitation is no longer open')
    return answerJson(c, {
      inviter: { name: inviter.name, picture: pictureOf(inviter, blobs) },
      role: invitation.role,
    } satisfies CallResponse<typeof api.invitation>)
  })
}

/** As a data URL, because pictures are served only to people with a session; one on another server is not fetched. */
function pictureOf({ id, photo_url }: User, blobs: Core['blobs']): string | null {
  const hash = pictureHash(photo_url)
  const blob = hash !== null && blobs.ownersOf(hash).includes(id) ? blobs.find(hash) : null
  if (blob === null || blob.bytes.length > MAX_PICTURE_BYTES) return null
  return `data:${blob.type};base64,${blob.bytes.toString('base64')}`
}
