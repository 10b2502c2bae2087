/** One thing the server refused: what was done, why not, what it means, and what can be done now. */
import { useState } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '#web/data/account.ts'
import { Button } from '#web/ui/button.tsx'
import { cardTones } from '#web/ui/card.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { theme } from '#web/ui/theme.ts'
import { iconOf, youDidText } from './changes.ts'
import type { SheetContent } from './read-sheet.ts'
import type { RefusedGroup, Remedy } from './refused.ts'
import { meaningOf, reasonOf, remedyFor } from './refused.ts'
import { discard, runRemedy } from './run-remedy.ts'
import { texts } from './texts.ts'
import { whenText } from './when.ts'

export interface RefusedCardProps {
  readonly group: RefusedGroup
  readonly content: SheetContent
  readonly now: Date
}

export function RefusedCard({ group, content, now }: RefusedCardProps) {
  const { current, balance } = content
  const [cause] = group.items
  if (cause === undefined) return null
  const meanings = group.items.map((item) => meaningOf(item, current, balance))
  return (
    <Ground>
      {group.items.map((item) => (
        <What key={item.id}>
          <IconTile {...iconOf(item.name)} />
          <div>
            <h3>{youDidText(item, current)}</h3>
            <p>{whenText(item.at, now)}</p>
          </div>
        </What>
      ))}
      <InfoLine tone="warn">
        <Reason>{reasonOf(cause, now)}</Reason>
        {[...new Set(meanings)].map((meaning) => (
          <p key={meaning}>{meaning}</p>
        ))}
      </InfoLine>
      <Choices group={group} remedy={remedyFor(group, current)} />
    </Ground>
  )
}

function Choices({
  group,
  remedy,
}: {
  readonly group: RefusedGroup
  readonly remedy: Remedy | null
}) {
  const account = useAccount()
  const [busy, setBusy] = useState(false)

  async function decide(work: Promise<void>) {
    setBusy(true)
    await work
    setBusy(false)
  }

  return (
    <Buttons>
      {remedy && (
        <Button size="small" busy={busy} onClick={() => decide(runRemedy(account, group, remedy))}>
          {labelOf(remedy)}
        </Button>
      )}
      <Button tone="outline" size="small" onClick={() => decide(discard(account, group))}>
        {texts.remedies.discard}
      </Button>
    </Buttons>
  )
}

function labelOf(remedy: Remedy): string {
  const isNew = remedy.kind === 'tryAgain' && remedy.onNewId
  return texts.remedies[isNew ? 'createAgain' : remedy.kind]
}

const Ground = styled.article`
  ${cardTones.plain}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.card};
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const What = styled.div`
  display: flex;
  gap: 14px;
  > div {
    min-width: 0;
  }
  p {
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
`

const Reason = styled.b`
  color: ${theme.text.warning};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  > button {
    padding-inline: 14px;
  }
`
