/** The state of the admin screens in the address: tab, page, search, and the user with their lists. */
import { useLocation } from 'react-router-dom'

const names = ['tab', 'page', 'search', 'user', 'tasks', 'rewards'] as const
type Changes = Readonly<Partial<Record<(typeof names)[number], string | number | null>>>

export const adminTabs = ['users', 'statistics', 'details'] as const
export type AdminTab = (typeof adminTabs)[number]

export type AdminAddress = {
  readonly tab: AdminTab
  readonly page: number
  readonly search: string
  /** The person whose details are shown. */
  readonly user: string | null
  /** The page of all their tasks; null while only the newest are shown. */
  readonly tasks: number | null
  readonly rewards: number | null
  /** The address with changes; null removes a part. An open dialog is not kept. */
  readonly link: (changes: Changes) => string
  /** To the details of a user, with their lists short. */
  readonly detailsOf: (user: string) => string
}

export function useAdminAddress(): AdminAddress {
  const given = new URLSearchParams(useLocation().search)
  function link(changes: Changes): string {
    const linked = new URLSearchParams()
    for (const name of names) {
      const value = changes[name] === undefined ? given.get(name) : changes[name]
      if (value !== null && value !== '') linked.set(name, String(value))
    }
    return `?${linked}`
  }

  return {
    tab: adminTabs.find((tab) => tab === given.get('tab')) ?? 'users',
    page: pageIn(given, 'page') ?? 1,
    search: given.get('search') ?? '',
    user: given.get('user'),
    tasks: pageIn(given, 'tasks'),
    rewards: pageIn(given, 'rewards'),
    link,
    detailsOf: (user) => link({ tab: 'details', user, tasks: null, rewards: null }),
  }
}

function pageIn(given: URLSearchParams, name: string): number | null {
  const page = Number(given.get(name))
  return Number.isInteger(page) && page > 0 ? page : null
}
