/** The PIN pad: a stitch per digit, ten keys, and the error message. */
import { CircleAlert, Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { StoredPin } from '#web/data/device-database.ts'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { secondsLeft, triesLeft } from './pin-lock.ts'
import { pinTexts } from './texts.ts'
import type { PinEntry } from './use-pin-entry.ts'
import { usePinEntry, usePinKeys } from './use-pin-entry.ts'

export interface PinPadProps {
  readonly account: string
  readonly pin: StoredPin | null
  /** The person's name, for the sentence about a wrong PIN. */
  readonly name: string
  readonly title: string
  readonly picture: ReactNode
  /** Something else has the keyboard. */
  readonly isPaused: boolean
  readonly onRight: () => Promise<void>
  readonly onBack: () => void
}

export function PinPad(props: PinPadProps) {
  const { account, pin, name, title, picture, isPaused, onRight, onBack } = props
  const seconds = pin ? secondsLeft(pin) : 0
  const digits = pin?.digits ?? 4
  const entry = usePinEntry(account, { digits, isHeld: seconds > 0, onRight })
  usePinKeys(entry, { isOff: isPaused, onBack })
  const isMissed = pin !== null && pin.misses > 0 && !entry.isChecking
  return (
    <Sides>
      <Side>
        {picture}
        <h1>
          <Sentence name={name}>{title}</Sentence>
        </h1>
        <p>{pinTexts.enter}</p>
        <PinStitches lit={entry.count} of={digits} isWrong={entry.isWrong} />
        <Said>
          <div role="alert">
            {isMissed && (
              <b>
                <CircleAlert size={18} aria-hidden="true" />
                <Sentence name={name}>
                  {seconds > 0 ? pinTexts.paused : pinTexts.wrong(name, triesLeft(pin) || 1)}
                </Sentence>
              </b>
            )}
          </div>
          {seconds > 0 && <p>{pinTexts.pauseLeft(seconds)}</p>}
        </Said>
      </Side>
      <Keys entry={entry} isHeld={seconds > 0} />
    </Sides>
  )
}

function Keys({ entry, isHeld }: { readonly entry: PinEntry; readonly isHeld: boolean }) {
  const off = isHeld || undefined
  const key = (digit: string) => (
    <Key key={digit} type="button" aria-disabled={off} onClick={() => entry.type(digit)}>
      {digit}
    </Key>
  )
  return (
    <Pad role="group" aria-label={pinTexts.pad} aria-busy={entry.isChecking || undefined}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(key)}
      <PlainKey type="button" aria-disabled={off} onClick={entry.clear}>
        {pinTexts.clear}
      </PlainKey>
      {key('0')}
      <PlainKey
        type="button"
        aria-disabled={off}
        aria-label={pinTexts.deleteLast}
        onClick={entry.deleteLast}
      >
        <Delete size={24} aria-hidden="true" />
      </PlainKey>
    </Pad>
  )
}

interface PinStitchesProps {
  readonly lit: number
  readonly of: number
  readonly isWrong: boolean
}

const stitch = 'M2.9 2.8 4.7 11M9.1 2.8 7.3 11'

/** One stitch for each digit: dashed until it is typed, red for a moment if the PIN was wrong. */
function PinStitches({ lit, of, isWrong }: PinStitchesProps) {
  const color = isWrong ? theme.surface.danger : theme.surface.action
  return (
    <Row role="img" aria-label={pinTexts.entered(lit, of)}>
      {Array.from({ length: of }, (_, place) => (
        <svg key={place} viewBox="0 0 12 14" fill="none" strokeLinecap="round">
          {place < lit ? (
            <path d={stitch} stroke={color} strokeWidth="3.6" />
          ) : (
            <path
              d={stitch}
              stroke={theme.line.strong}
              strokeWidth="1.1"
              strokeDasharray="1.6 1.5"
            />
          )}
        </svg>
      ))}
    </Row>
  )
}

const Sides = styled.div`
  ${theme.column(6)}
  align-items: center;
  justify-items: center;
  width: 100%;
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Side = styled.div`
  ${theme.grid(3)}
  justify-items: center;
  max-width: 100%;
  text-align: center;
  h1 {
    font-size: 2.5rem;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  > p {
    color: ${theme.text.muted};
  }
  ${theme.media.phone} {
    h1 {
      font-size: 1.75rem;
    }
  }
`

const Said = styled.div`
  display: grid;
  align-content: center;
  min-height: 48px;
  font: ${theme.font.small};
  b {
    ${theme.inline(1.5)}
    color: ${theme.text.danger};
    font-weight: 600;
  }
`

const Pad = styled.div`
  ${theme.grid(3.5)}
  grid-template-columns: repeat(3, 112px);
  ${theme.media.phone} {
    grid-template-columns: repeat(3, minmax(64px, 96px));
    gap: 10px;
  }
`

const PlainKey = styled.button`
  ${theme.centre}
  height: 92px;
  ${theme.bare}
  border-radius: ${theme.radius.sheet};
  color: ${theme.text.link};
  font: ${theme.font.label};
  &[aria-disabled='true'] {
    opacity: 0.7;
    cursor: not-allowed;
  }
  ${theme.media.phone} {
    height: 64px;
  }
`

const Key = styled(PlainKey)`
  ${theme.raised}
  color: ${theme.text.main};
  font: 620 2.125rem/1 ${theme.font.display};
  &:active:not([aria-disabled='true']) {
    background: ${theme.surface.actionSoft};
    color: ${theme.text.link};
  }
  ${theme.edge}
`

const Row = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  max-width: 100%;
  > svg {
    flex: 0 1 44px;
    min-width: 0;
    height: 48px;
  }
`
