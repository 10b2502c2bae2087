/** Invitations that await my answer; answering works without a connection. */
import { Check } from 'lucide-react'
import { isAsked } from '#domain/partnerships/partnership.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import type { Together } from './partner-lists.ts'
import { PersonRow } from './person-row.tsx'
import { partnersTexts } from './texts.ts'
import { useInvitationAnswer } from './use-invitation-answer.ts'

export function InvitationsToRespond({
  household,
  invitations,
}: {
  readonly household: Household
  readonly invitations: readonly Together[]
}) {
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="to-respond">
      <SectionHead id="to-respond" title={partnersTexts.toRespond} />
      <CardList>
        {invitations.map((invitation) => (
          <ListItem key={invitation.partnership.id} focusKey="">
            <Invitation
              {...invitation}
              asker={household.people.get(invitation.partnership.asked_by ?? '')}
            />
          </ListItem>
        ))}
      </CardList>
    </section>
  )
}

type InvitationProps = Together & {
  /** The person who asks me to be a parent of this child, too (K4). */
  readonly asker: User | undefined
}

function Invitation({ partnership, person, role, asker }: InvitationProps) {
  const answer = useInvitationAnswer()
  const names = [asker ? firstName(asker) : '', firstName(person)] as const
  return (
    <PersonRow
      picture={<PersonAvatar person={person} tone="rose" />}
      name={person.name}
      role={role}
      line={
        isAsked(partnership) ? (
          <Sentence name={names}>{partnersTexts.asksParent(...names)}</Sentence>
        ) : role === 'parent' ? (
          <Sentence name={firstName(person)}>{partnersTexts.asChild(firstName(person))}</Sentence>
        ) : (
          person.email
        )
      }
      actions={
        <>
          <Button
            tone="outline"
            aria-label={partnersTexts.declineFrom(person.name)}
            onClick={() => answer(partnership, 'rejected')}
          >
            {partnersTexts.decline}
          </Button>
          <Button
            icon={Check}
            aria-label={partnersTexts.acceptFrom(person.name)}
            onClick={() => answer(partnership, 'accepted')}
          >
            {partnersTexts.accept}
          </Button>
        </>
      }
    />
  )
}
