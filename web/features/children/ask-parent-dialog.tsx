/** Asks a partner to be a parent of a child, too (K4). Needs a connection. */
import { styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'

export function AskParentDialog({ child, household, open, onClose }: ChildDialogProps) {
  const { user, listed } = child
  const account = useAccount()
  const isOnline = useOnline()
  const [isBusy, once] = usePending()
  const name = firstName(user)
  const known = new Set(listed?.parents.map(({ id }) => id))
  const adults = household.partners.filter(({ id, is_child }) => !is_child && !known.has(id))

  async function ask(partner: (typeof adults)[number]): Promise<void> {
    if (!(await account.run('askParent', { id: user.id, partner_id: partner.id }))) return
    showToast({ title: childTexts.toasts.asked(firstName(partner)) })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Name>{childTexts.askTitle(name)}</Name>}
      description={<Sentence name={[name, name]}>{childTexts.askText(name)}</Sentence>}
      cancelLabel={childTexts.cancel}
    >
      <NeedsConnection />
      {adults.length === 0 ? (
        <InfoLine>{childTexts.nobodyToAsk}</InfoLine>
      ) : (
        <ul>
          {adults.map((partner) => (
            <Line key={partner.id}>
              <PersonAvatar person={partner} />
              <Name>{partner.name}</Name>
              <Button
                busy={isBusy}
                aria-disabled={!isOnline || undefined}
                aria-label={childTexts.askNamed(partner.name)}
                onClick={() => once(() => ask(partner))}
              >
                {childTexts.ask}
              </Button>
            </Line>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const Line = styled.li`
  ${theme.wrap('8px 14px')}
  min-height: 64px;
  font: ${theme.font.label};
  > :nth-child(2) {
    flex: 1 1 120px;
    overflow-wrap: anywhere;
  }
`
