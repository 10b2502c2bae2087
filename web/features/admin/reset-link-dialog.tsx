/** Creates a one-time link to reset a password and shows it once: it is in no list, and in no address (A7). */
import { Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import type { MemberDialogProps } from './member-dialog-props.ts'
import { adminTexts } from './texts.ts'
import { useAdminActions } from './use-admin-actions.ts'

const texts = adminTexts.resetLink

export function ResetLinkDialog({ member, open, onClose }: MemberDialogProps) {
  const isOnline = useOnline()
  const timeZone = useTimeZone()
  const { makeResetLink } = useAdminActions()
  const [isBusy, run] = usePending()
  const [made, setMade] = useState<Awaited<ReturnType<typeof makeResetLink>>>(null)

  const make = () => run(async () => setMade(await makeResetLink(member)))

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={<Sentence name={member.name}>{texts.text(member.name)}</Sentence>}
      cancelLabel={made ? texts.done : adminTexts.cancel}
      footer={
        made ? (
          <Button icon={Copy} onClick={() => copyText(made.url, texts)}>
            {texts.copy}
          </Button>
        ) : (
          <Button
            icon={KeyRound}
            busy={isBusy}
            aria-disabled={!isOnline || undefined}
            onClick={make}
          >
            {texts.make}
          </Button>
        )
      }
    >
      {made ? (
        <>
          <TextInput
            label={<Sentence name={member.name}>{texts.link(member.name)}</Sentence>}
            hint={texts.until(dateText(made.expiresAt, timeZone))}
            value={made.url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <InfoLine tone="warn">{texts.once}</InfoLine>
        </>
      ) : (
        <NeedsConnection />
      )}
    </Dialog>
  )
}
