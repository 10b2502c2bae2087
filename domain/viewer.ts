/** The viewer: a person, and the people whom they can see because of their partnerships. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { answererOf, isChildIn, otherOf } from '#domain/partnerships/partnership.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'

export type Viewer = {
  readonly id: string
  readonly partners: ReadonlySet<string>
  /** The inviters, and children whose parent asked, who wait for the viewer's answer: their profile is visible (K4). */
  readonly inviters: ReadonlySet<string>
  /** Children see what their partners do, but approve none of it (F7). */
  readonly isChild: boolean
}

export function viewerFrom(id: string, partnerships: readonly Partnership[]): Viewer {
  const others = (found: readonly Partnership[]) =>
    new Set(found.flatMap((p) => otherOf(p, id) ?? []))
  const accepted = partnerships.filter(({ status }) => status === 'accepted')
  return {
    id,
    partners: others(accepted),
    inviters: others(
      partnerships.filter((each) => each.status === 'pending' && answererOf(each) === id),
    ),
    isChild: accepted.some((partnership) => isChildIn(partnership, id)),
  }
}

/** The person, or an unnamed one if the viewer does not know them. */
export function knownTo(viewer: Viewer, id: string): string {
  return id === viewer.id || id === FORMER_MEMBER || viewer.partners.has(id) ? id : SOMEBODY
}

/** The people who decided a reward or loan, as far as the viewer knows them. */
type Decided = { readonly approved_by: string | null; readonly denied_by: string | null }

export function decidedBy({ approved_by, denied_by }: Decided, { id }: Viewer): boolean {
  return approved_by === id || denied_by === id
}

export function decidersKnownTo(viewer: Viewer, { approved_by, denied_by }: Decided): Decided {
  return {
    approved_by: approved_by && knownTo(viewer, approved_by),
    denied_by: denied_by && knownTo(viewer, denied_by),
  }
}
