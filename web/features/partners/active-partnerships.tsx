/** My accepted partners. */
import type { ReactNode } from 'react'
import { canEnd } from '#domain/partnerships/partnership.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import type { Together } from './partner-lists.ts'
import { PersonRow } from './person-row.tsx'
import { partnersTexts } from './texts.ts'

export type ActivePartnershipsProps = {
  readonly household: Household
  readonly active: readonly Together[]
  /** Offered when there are no partners yet. */
  readonly invite: ReactNode
}

export function ActivePartnerships({ household, active, invite }: ActivePartnershipsProps) {
  const overlay = useOverlayAddress()
  if (active.length === 0) return <EmptyState action={invite}>{partnersTexts.none}</EmptyState>
  return (
    <section aria-labelledby="active">
      <SectionHead id="active" title={partnersTexts.active} />
      <CardList>
        {active.map((together) => (
          <li key={together.partnership.id}>
            <PersonRow
              picture={
                <PersonAvatar
                  person={together.person}
                  tone={together.role === 'child' ? 'rose' : 'partner'}
                />
              }
              name={together.person.name}
              role={together.role}
              line={together.person.email}
              actions={
                canEnd(together.partnership, household.me.id, household.partnerships) ? (
                  <Button
                    tone="dangerGhost"
                    data-ghost
                    aria-label={partnersTexts.removeNamed(together.person.name)}
                    onClick={() => overlay.open('remove', together.partnership.id)}
                  >
                    {partnersTexts.remove}
                  </Button>
                ) : undefined
              }
            />
          </li>
        ))}
      </CardList>
    </section>
  )
}
