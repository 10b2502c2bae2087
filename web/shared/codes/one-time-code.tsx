/** A code that signs a person in on another device: to scan, or to type (K3, A25). */
import { useState } from 'react'
import { styled } from 'styled-components'
import { MINUTE_MS } from '#domain/calendar.ts'
import { CODE_MINUTES } from '#domain/children/child-api.ts'
import { QrCode } from '#web/shared/qr/qr-code.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { codeTexts as texts } from './texts.ts'

type OneTimeCodeProps = {
  readonly code: string
  readonly until: string
  readonly qrLabel: string
}

export function OneTimeCode({ code, until, qrLabel }: OneTimeCodeProps) {
  const now = useNow()
  // A wrong clock here must not make a new code look expired.
  const [madeAt] = useState(() => now.getTime())
  const [lastsMs] = useState(() =>
    Math.min(CODE_MINUTES * MINUTE_MS, Math.max(MINUTE_MS, Date.parse(until) - now.getTime())),
  )
  const left = Math.ceil((madeAt + lastsMs - now.getTime()) / MINUTE_MS)
  if (left <= 0) return <InfoLine tone="warn">{texts.over}</InfoLine>
  return (
    <>
      <QrCode text={`${location.origin}/code#${code}`} label={qrLabel} />
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
        <p>{texts.worksFor(left)}</p>
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

/* If the two do not fit on one line, each gets a line of its own. */
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
    ${theme.edge}
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
