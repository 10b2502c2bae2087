/** Names the children whose profiles are deleted with one's own account: those without another parent (K5). */
import { firstName } from '#domain/users/user.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { childTexts } from './texts.ts'
import { useChildren } from './use-children.ts'

export function ChildrenGone() {
  const household = useHousehold()
  return household ? <Gone household={household} /> : null
}

function Gone({ household }: { readonly household: Household }) {
  const { list } = useChildren(household)
  const alone = list.filter(
    ({ listed }) =>
      listed?.is_own === true &&
      !listed.parents.some(({ id, status }) => status === 'accepted' && id !== household.me.id),
  )
  return alone.map(({ user }) => (
    <InfoLine key={user.id} tone="warn">
      <Sentence name={firstName(user)}>{childTexts.deletesToo(firstName(user))}</Sentence>
    </InfoLine>
  ))
}
