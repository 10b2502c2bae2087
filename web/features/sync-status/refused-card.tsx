/** A refused change: what was done, why it was refused, what that means, and the possible actions. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useAccount } from '#web/data/account.ts'
import type { ButtonTone } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { iconOf, nameOf, youDidText } from './changes.ts'
import { meaningOf } from './meanings.ts'
import type { Present } from './present.ts'
import { reasonOf } from './reasons.ts'
import type { RefusedGroup } from './refused.ts'
import type { Remedy } from './remedies.ts'
import { remediesFor } from './remedies.ts'
import { discard, formFor, prefillState, runRemedy } from './run-remedy.ts'
import { texts } from './texts.ts'
import { whenText } from './when.ts'

export interface RefusedCardProps {
  readonly group: RefusedGroup
  readonly present: Present
  readonly now: Date
}

export function RefusedCard({ group, present, now }: RefusedCardProps) {
  const [cause] = group.items
  if (cause === undefined) return null
  return (
    <Ground>
      {group.items.map((item) => (
        <What key={item.id}>
          <IconTile {...iconOf(item.name)} />
          <div>
            <h3>
              <Sentence name={nameOf(item, present.current)}>
                {youDidText(item, present.current)}
              </Sentence>
            </h3>
            <Text>{whenText(item.at, now, present.timeZone)}</Text>
          </div>
        </What>
      ))}
      <InfoLine tone="warn">
        <Reason>{reasonOf(cause, present, now)}</Reason>
        <p>{meaningOf(group.items, present)}</p>
      </InfoLine>
      <Choices group={group} remedies={remediesFor(group, present)} />
    </Ground>
  )
}

type ChoicesProps = Pick<RefusedCardProps, 'group'> & {
  readonly remedies: readonly Remedy[]
}

function Choices({ group, remedies }: ChoicesProps) {
  const account = useAccount()
  const navigate = useNavigate()
  const [isBusy, run] = usePending()
  const [chosen, setChosen] = useState('')

  const decide = (label: string, work: () => Promise<void>) =>
    run(() => {
      setChosen(label)
      return work()
    })

  function choose(remedy: Remedy) {
    if (remedy.kind !== 'go' && remedy.kind !== 'keep')
      return decide(remedy.label, () => runRemedy(account, group, remedy))
    // In place of the sheet: going back leads to the page below it.
    return remedy.kind === 'go'
      ? navigate(remedy.to, { replace: true })
      : navigate(formFor(remedy, group), { replace: true, state: prefillState(remedy, group) })
  }

  return (
    <Buttons>
      {remedies.map((remedy, index) => (
        <Button
          key={remedy.label}
          tone={toneOf(remedy, index)}
          size="small"
          busy={isBusy && chosen === remedy.label}
          onClick={() => choose(remedy)}
        >
          {remedy.label}
        </Button>
      ))}
      <Button
        tone="outline"
        size="small"
        onClick={() => decide(texts.remedies.discard, () => discard(account, group))}
      >
        {texts.remedies.discard}
      </Button>
    </Buttons>
  )
}

/** Buttons that earn points are butter; of the others, the first one is emphasized. */
function toneOf({ kind }: Remedy, index: number): ButtonTone {
  if (kind === 'borrow') return 'points'
  return index === 0 ? 'primary' : 'soft'
}

const Ground = styled.article`
  ${theme.card}
  ${theme.column(3.5)}
  padding: ${theme.space(4)};
`

const What = styled.div`
  display: flex;
  gap: 14px;
  > div {
    min-width: 0;
  }
`

const Reason = styled.b`
  color: ${theme.text.warning};
`

const Buttons = styled.div`
  ${theme.flow(2)}
  > button {
    padding-inline: 14px;
  }
`
