/** Answers if not one person of this device did it: a child who is not on it, or several people together (T22, T23). */
import { Check, Users } from 'lucide-react'
import { styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { wallTexts } from './texts.ts'
import type { TickedHere } from './who-may.ts'

export type OtherAnswersProps = {
  readonly children: readonly TickedHere[]
  readonly mayBeTogether: boolean
  /** The person tapped next says with whom they did it. */
  readonly isTogether: boolean
  readonly onTogether: () => void
  readonly onChild: (ticked: TickedHere) => void
}

export function OtherAnswers(props: OtherAnswersProps) {
  const { children, mayBeTogether, isTogether, onTogether, onChild } = props
  if (children.length === 0 && !mayBeTogether) return null
  return (
    <Row>
      <p role="status">{isTogether && wallTexts.togetherNote}</p>
      {children.map((ticked) => (
        <Button key={ticked.child.id} tone="points" icon={Check} onClick={() => onChild(ticked)}>
          <Sentence name={firstName(ticked.child)}>
            {wallTexts.childDid(firstName(ticked.child))}
          </Sentence>
        </Button>
      ))}
      {mayBeTogether && (
        <Button tone="soft" icon={Users} aria-pressed={isTogether} onClick={onTogether}>
          {wallTexts.together}
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div`
  ${theme.wrap(3)}
  flex: 1 1 auto;
  justify-content: flex-end;
  > p {
    margin-inline-end: auto;
    font: ${theme.font.small};
  }
`

/* One line; if only the buttons fit, the sentence is below them. */
export const Foot = styled.div`
  ${theme.row('12px 16px')}
  flex-wrap: wrap-reverse;
  grid-row: -2;
  > p {
    ${theme.note}
  }
`
