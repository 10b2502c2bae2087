/** My accepted partners. */
import { Luggage } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { canEnd } from '#domain/partnerships/partnership.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { awayWords } from '#web/shared/pauses/away-words.ts'
import type { Away } from '#web/shared/pauses/use-away.ts'
import { useAway } from '#web/shared/pauses/use-away.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Together } from './partner-lists.ts'
import { PersonRow } from './person-row.tsx'
import { partnersTexts } from './texts.ts'

export type ActivePartnershipsProps = {
  readonly household: Household
  readonly active: readonly Together[]
  /** Offered if there are no partners yet. */
  readonly invite: ReactNode
}

export function ActivePartnerships({ household, active, invite }: ActivePartnershipsProps) {
  const overlay = useOverlayAddress()
  const away = useAway(household, useNow().toISOString())
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
              line={<PersonLine person={together.person} away={away} />}
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

type PersonLineProps = { readonly person: User; readonly away: Away }

/** The address, and until when they are away (C19). */
function PersonLine({ person, away }: PersonLineProps) {
  const until = away.get(person.id)
  if (until === undefined) return person.email
  const name = firstName(person)
  return (
    <>
      {person.email}
      <IsAway>
        <Luggage aria-hidden="true" />
        <Sentence name={name}>{awayWords(name, until)}</Sentence>
      </IsAway>
    </>
  )
}

const IsAway = styled.span`
  ${theme.row(1.5)}
  margin-top: 4px;
  color: ${theme.text.main};
  ${theme.icon('16px', theme.text.muted)}
`
