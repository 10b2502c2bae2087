/** The tasks that were found in a file, to be ticked, and the button that adds them. */
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { MAX_CHORES } from '#domain/chores/chore.ts'
import { FREE_IMPORTS_PER_MONTH } from '#domain/users/creation-limit.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { KnownList } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { plansPath } from '#web/shared/plans/plans-path.ts'
import { usePlan } from '#web/shared/plans/use-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { ChooseFile } from './choose-file.tsx'
import { DraftRow } from './draft-row.tsx'
import { importTexts as texts } from './texts.ts'
import type { Preview, PreviewRow } from './use-import.ts'

/** A longer list has the button at its end, too. */
const LONG = 12

export type PreviewListProps = {
  readonly preview: Preview
  readonly household: Household
  /** The progress while tasks are being added: how many, out of how many. */
  readonly progress: { readonly done: number; readonly all: number } | null
  readonly onAdd: (chosen: readonly PreviewRow[]) => void
  readonly onFile: (file: File) => void
}

/** Gets the focus, because the button that chose the file is gone. */
export function PreviewList({ preview, household, progress, onAdd, onFile }: PreviewListProps) {
  const { rows, room } = preview
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  const heading = useId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const open = rows.filter(({ isHere }) => !isHere)
  const chosen = open.filter(({ id }) => !left.has(id))
  const chores = chosen.filter(({ draft }) => draft.chore !== null).length
  const isTooMany = chosen.length > room.imports
  const hasTooManyChores = chores > room.chores
  const isBlocked = chosen.length === 0 || isTooMany || hasTooManyChores
  const isLong = rows.length > LONG
  const button = (
    <Button
      icon={Plus}
      busy={progress !== null}
      aria-disabled={isBlocked || undefined}
      onClick={() => onAdd(chosen)}
    >
      {progress === null ? texts.add(chosen.length) : texts.adding(progress.done, progress.all)}
    </Button>
  )
  return (
    <>
      <Card ref={place} tabIndex={-1} aria-labelledby={heading}>
        <Words>
          <h2 id={heading}>{texts.found(rows.length)}</h2>
          <Notes preview={preview} />
        </Words>
        {open.length > 1 && (
          <Switch
            label={texts.chooseAll}
            checked={chosen.length === open.length}
            onChange={({ currentTarget }) =>
              setLeft(currentTarget.checked ? new Set() : new Set(open.map(({ id }) => id)))
            }
          />
        )}
        {isTooMany && <PlanLimit left={room.imports} />}
        {hasTooManyChores && (
          <InfoLine tone="warn">{texts.choreLimit(MAX_CHORES, room.chores)}</InfoLine>
        )}
        <Ways>
          <ChooseFile
            tone="outline"
            label={texts.another}
            // Tasks that are still being added would take the screen back from the new file.
            aria-disabled={progress !== null || undefined}
            onFile={onFile}
          />
          {button}
        </Ways>
      </Card>
      <section aria-label={texts.list}>
        <KnownList rows={rows} layout={PreviewCards}>
          {({ id, draft, isHere }) => (
            <DraftRow
              draft={draft}
              household={household}
              isHere={isHere}
              isChosen={!left.has(id)}
              onToggle={() => setLeft(toggled(left, id))}
            />
          )}
        </KnownList>
      </section>
      {isLong && <Ways>{button}</Ways>}
    </>
  )
}

/** How many tasks need a look, are here already, or were left out. */
function Notes({ preview: { rows, leftOut } }: Pick<PreviewListProps, 'preview'>) {
  const open = rows.filter(({ isHere }) => !isHere)
  const here = rows.length - open.length
  const toCheck = open.filter(({ draft }) => draft.checks.length > 0).length
  return (
    <>
      {toCheck > 0 && <p>{texts.toCheck(toCheck)}</p>}
      {here > 0 && <p>{texts.hereAlready(here)}</p>}
      {leftOut > 0 && <p>{texts.leftOut(leftOut)}</p>}
    </>
  )
}

function PlanLimit({ left }: { readonly left: number }) {
  const mayUpgrade = usePlan()?.isChild === false
  return (
    <InfoLine tone="warn">
      {texts.planLimit(FREE_IMPORTS_PER_MONTH, left)}{' '}
      {mayUpgrade && <TextLink to={plansPath}>{texts.seePlans}</TextLink>}
    </InfoLine>
  )
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

const Words = styled.div`
  margin-bottom: 8px;
  p {
    margin-top: 2px;
    ${theme.note}
  }
`

const PreviewCards = styled(CardList)`
  --gap: 10px;
  --row-guess: 120px;
  ${theme.media.fromLandscape} {
    --row-guess: 84px;
  }
`

const Ways = styled.div`
  ${theme.wrap(3)}
  justify-content: flex-end;
  margin-top: 12px;
  > button {
    ${theme.media.phone} {
      flex: 1 1 100%;
    }
  }
`
