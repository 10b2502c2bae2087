/** The code that signs a child in on another device: to scan, or to type (K3). */
import { RefreshCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { MINUTE_MS } from '#domain/calendar.ts'
import { CODE_MINUTES } from '#domain/children/child-api.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { QrCode } from '#web/shared/qr/qr-code.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { makeCode } from './child-calls.ts'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'

export function CodeDialog({ child: { user }, open, onClose }: ChildDialogProps) {
  const account = useAccount()
  const name = firstName(user)
  const make = useCallback(() => makeCode(account.id, user.id), [account.id, user.id])
  const { value, failure, isLoading, reload } = useFetched(make)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Name>{childTexts.codeTitle(name)}</Name>}
      footer={
        <>
          <Button tone="soft" icon={RefreshCw} busy={isLoading} onClick={reload}>
            {childTexts.newCode}
          </Button>
          <Button onClick={onClose}>{childTexts.done}</Button>
        </>
      }
    >
      <NeedsConnection />
      {failure !== null && <InfoLine tone="bad">{failure}</InfoLine>}
      {value ? (
        <Code key={value.code} code={value.code} until={value.expires_at} name={name} />
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

type CodeProps = { readonly code: string; readonly until: string; readonly name: string }

function Code({ code, until, name }: CodeProps) {
  const now = useNow()
  // A clock that is wrong here must not say that a new code is over.
  const [madeAt] = useState(() => now.getTime())
  const [lastsMs] = useState(() =>
    Math.min(CODE_MINUTES * MINUTE_MS, Math.max(MINUTE_MS, Date.parse(until) - now.getTime())),
  )
  const left = Math.ceil((madeAt + lastsMs - now.getTime()) / MINUTE_MS)
  if (left <= 0) return <InfoLine tone="warn">{childTexts.codeOver}</InfoLine>
  return (
    <>
      <QrCode text={`${location.origin}/code#${code}`} label={childTexts.qr(name)} />
      <Letters role="img" aria-label={spelled(code)}>
        {halvesOf(code).map((half, at) => (
          <Half key={at}>
            {Array.from(half).map((letter, place) => (
              <span key={place}>{letter}</span>
            ))}
          </Half>
        ))}
      </Letters>
      <Left>
        <StitchRow lit={left} of={CODE_MINUTES} color={theme.line.action} />
        <p>{childTexts.worksFor(left)}</p>
      </Left>
    </>
  )
}

function halvesOf(code: string): readonly string[] {
  return [code.slice(0, 4), code.slice(4)]
}

/** Read letter by letter. */
function spelled(code: string): string {
  return halvesOf(code)
    .map((half) => Array.from(half).join(' '))
    .join(', ')
}

const Letters = styled.p`
  ${theme.flow('6px 18px')}
  justify-content: center;
`

/* Where both have no room in one line, there is one in each. */
const Half = styled.span`
  display: flex;
  gap: 6px;
  > span {
    ${theme.centre}
    min-width: 34px;
    min-height: 52px;
    padding-inline: 4px;
    border-radius: ${theme.radius.chip};
    background: ${theme.surface.chip};
    font: 620 1.75rem/1 ${theme.font.display};
  }
  ${theme.media.forcedColors} {
    > span {
      border: 1px solid;
    }
  }
`

const Left = styled.div`
  ${theme.grid(1.5)}
  justify-items: center;
  ${theme.note}
  > svg {
    max-width: 100%;
  }
`

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
      ${theme.centre}
      height: 28px;
      border-radius: 50%;
      background: ${theme.surface.actionSoft};
      color: ${theme.text.link};
      font: ${theme.font.smallStrong};
    }
  }
`
