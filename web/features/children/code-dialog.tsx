/** The code that signs a child in on another device: to scan, or to type (K3). */
import { RefreshCw } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { styled } from 'styled-components'
import type { CallResponse } from '#domain/api.ts'
import { childApi } from '#domain/children/child-api.ts'
import { firstName } from '#domain/users/user.ts'
import { about, callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { OneTimeCode } from '#web/shared/codes/one-time-code.tsx'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'

type CodeDialogProps = Pick<ChildDialogProps, 'child' | 'open' | 'onClose'>

export function CodeDialog({ child: { user }, open, onClose }: CodeDialogProps) {
  const account = useAccount()
  const name = firstName(user)
  // Each code ends the previous one, so a code that is being typed stays when the connection was lost for a moment.
  const made = useRef<Promise<CallResponse<typeof childApi.makeChildCode>>>(null)
  const make = useCallback(() => {
    const called = about(childApi.makeChildCode, user.id)
    made.current ??= callApi(called, undefined, account.id).catch((error: unknown) => {
      made.current = null
      throw error
    })
    return made.current
  }, [account.id, user.id])
  const { value, failure, isLoading, reload } = useFetched(make)
  const makeAnother = () => {
    made.current = null
    reload()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Name>{childTexts.codeTitle(name)}</Name>}
      footer={
        <>
          <Button tone="soft" icon={RefreshCw} busy={isLoading} onClick={makeAnother}>
            {childTexts.newCode}
          </Button>
          <Button onClick={onClose}>{childTexts.done}</Button>
        </>
      }
    >
      <NeedsConnection />
      {failure !== null && <InfoLine tone="bad">{failure}</InfoLine>}
      {value ? (
        <OneTimeCode
          key={value.code}
          code={value.code}
          until={value.expires_at}
          qrLabel={childTexts.qr(name)}
        />
      ) : (
        isLoading && <Skeleton aria-busy="true" $width="100%" $height="320px" />
      )}
      <HowTo>
        {childTexts.howTo(name).map((step) => (
          <li key={step}>
            <Sentence name={step.includes(name) ? name : []}>{step}</Sentence>
          </li>
        ))}
      </HowTo>
    </Dialog>
  )
}

const HowTo = styled.ol`
  ${theme.grid(3)}
  counter-reset: step;
  > li {
    ${theme.grid(3)}
    grid-template-columns: 28px minmax(0, 1fr);
    align-items: center;
    font: ${theme.font.small};
    counter-increment: step;
    &::before {
      content: counter(step);
      ${theme.disc('28px')}
      background: ${theme.surface.actionSoft};
      color: ${theme.text.link};
      font: ${theme.font.smallStrong};
    }
  }
`
