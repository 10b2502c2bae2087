/** The active account, as the app frame shows it. */
import type { Plan, Role } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { hasFirstPage } from '#web/data/first-page.ts'
import { unlessUnreadable } from '#web/data/read-failure.ts'
import { usePicture } from '#web/shared/photos/use-picture.ts'
import { texts } from './texts.ts'

export type Profile = {
  readonly name: string
  readonly photo: string | null
  readonly plan: string
  readonly role: Role
  readonly unread: number
}

/** Undefined while it is being read, and until the first sync has brought it. */
export function useProfile(): Profile | undefined {
  const { id } = useAccount()
  const found = useLive((database) => readProfile(database, id).catch(unlessUnreadable), [id])
  const photo = usePicture(found?.photo ?? null)
  return found ? { ...found, photo } : undefined
}

const guest: { readonly plan: Plan; readonly role: Role } = { plan: 'free', role: 'user' }

async function readProfile(database: AccountDatabase, id: string): Promise<Profile | null> {
  const [user, account, isHere, unread] = await Promise.all([
    database.users.get(id),
    database.accounts.get(id),
    hasFirstPage(database, id),
    database.notifications.orderBy('_unread').count(),
  ])
  if (!isHere) return null
  const { plan, role } = account ?? guest
  return {
    name: user?.name ?? texts.guest,
    photo: user?.photo_url ?? null,
    plan: texts.plans[plan],
    role,
    unread,
  }
}
