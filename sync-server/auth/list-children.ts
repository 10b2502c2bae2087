/** Lists the children without e-mail of a parent: with their other parents, and where they are signed in (K2). */
import type { Context } from 'hono'
import type { ListedChild } from '#domain/children/child-api.ts'
import { isParentOf } from '#domain/partnerships/parents.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { isChildIn } from '#domain/partnerships/partnership.ts'
import { nameTexts } from '#domain/users/name-texts.ts'
import { firstName } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { viewerFrom } from '#domain/viewer.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import { deviceOf } from '#server/auth/device-name.ts'
import { membershipOf } from '#server/store/viewer.ts'

type Deps = Pick<AuthRouteDeps, 'store' | 'sessions' | 'cookies'>
type Source = Deps & { readonly viewer: Viewer }

export function listChildren(c: Context<AppEnv>, deps: Deps): ListedChild[] {
  const parent = c.get('session').userId
  const own = membershipOf(deps.store, parent)
  const viewer = viewerFrom(parent, own)
  return own.flatMap(({ invitee_id: child }) => {
    if (child === null || !isParentOf(own, { parent, child })) return []
    const listed = childOf(child, { ...deps, viewer })
    return listed === null ? [] : [{ ...listed, is_here: isHere(c, child, deps) }]
  })
}

function childOf(child: string, { store, sessions, viewer }: Source) {
  const user = store.get('users', child)
  const account = store.get('accounts', child)
  if (user === null || account === null || !user.is_made) return null
  const { id, name, photo_url, username } = user
  const { kid_mode, language } = account
  const is_own = account.made_by === viewer.id
  return {
    id,
    name,
    photo_url,
    username,
    kid_mode,
    language,
    is_own,
    parents: membershipOf(store, child)
      .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
      .flatMap((each) =>
        parentIn(each, {
          store,
          viewer,
          is_own,
        }),
      ),
    devices: sessions.list(child).map((session) => ({
      id: session.id,
      ...deviceOf(session.userAgent),
      last_seen_at: session.seenAt,
    })),
  }
}

type ForViewer = Pick<Source, 'store' | 'viewer'> & { readonly is_own: boolean }

/** Another parent is named to people who know them; an invited one, to the parent who invited them. */
function parentIn(
  partnership: Partnership,
  { store, viewer, is_own }: ForViewer,
): ListedChild['parents'] {
  const { inviter_id: id, invitee_id, status } = partnership
  if (status === 'rejected' || !isChildIn(partnership, invitee_id ?? '')) return []
  if (status === 'pending' && !is_own) return []
  const isKnown = id === viewer.id || viewer.partners.has(id)
  const user = isKnown ? store.get('users', id) : null
  const name = user === null ? nameTexts.somebody : firstName(user)
  return [{ id, name, photo_url: user?.photo_url ?? null, status }]
}

function isHere(c: Context<AppEnv>, child: string, { cookies, sessions }: Deps): boolean {
  const token = cookies.tokenOf(c, child)
  return token !== null && sessions.find(token)?.userId === child
}
