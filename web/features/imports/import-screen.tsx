/** Imports tasks from another program: a file is read on the device, its tasks are shown and the ticked added (IM1). */
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { ChooseFile } from './choose-file.tsx'
import { ownColumns } from './own-columns.ts'
import { PreviewList } from './preview-list.tsx'
import { importTexts as texts } from './texts.ts'
import type { Stage } from './use-import.ts'
import { useImport } from './use-import.ts'

export function ImportScreen() {
  const household = useHousehold()
  return (
    <>
      <BackHead
        back={{ to: '/settings', label: texts.back }}
        title={texts.title}
        subtitle={texts.subtitle}
      />
      {household ? <Import household={household} /> : <Loading />}
    </>
  )
}

function Loading() {
  return <Skeleton $width="100%" $height="240px" $radius={theme.radius.card} />
}

function Import({ household }: { readonly household: Household }) {
  const { stage, open, add } = useImport(household)
  const onFile = (file: File) => void open(file)
  switch (stage.is) {
    case 'choosing':
    case 'reading':
      return <Chooser stage={stage} onFile={onFile} />
    case 'looking':
    case 'adding':
      return (
        <PreviewList
          preview={stage.preview}
          household={household}
          progress={stage.is === 'adding' ? stage : null}
          onAdd={(chosen) => void add(stage.preview, chosen)}
          onFile={onFile}
        />
      )
    case 'over':
      return <Result {...stage} onFile={onFile} />
  }
}

type ChooserProps = {
  readonly stage: Extract<Stage, { readonly is: 'choosing' | 'reading' }>
  readonly onFile: (file: File) => void
}

function Chooser({ stage, onFile }: ChooserProps) {
  const isReading = stage.is === 'reading'
  const problem = stage.is === 'choosing' ? stage.problem : null
  return (
    <Card aria-labelledby="which-files">
      <h2 id="which-files">{texts.sources.title}</h2>
      <Sources>
        <li>{texts.sources.donetick}</li>
        <li>{texts.sources.todoist}</li>
        <li>
          {texts.sources.csv} <code>{ownColumns.slice(1, 11).join(', ')}</code>
        </li>
      </Sources>
      <Note>{texts.sources.limits}</Note>
      <Stack>
        <div role="alert">
          {problem !== null && <InfoLine tone="bad">{problemText(problem)}</InfoLine>}
        </div>
        <Choose>
          <ChooseFile
            label={isReading ? texts.reading : texts.choose}
            busy={isReading}
            onFile={onFile}
          />
        </Choose>
      </Stack>
    </Card>
  )
}

type Problem = NonNullable<Extract<Stage, { readonly is: 'choosing' }>['problem']>

function problemText(problem: Problem): string {
  return problem.is === 'broken'
    ? texts.problems.broken(problem.line, problem.column)
    : texts.problems[problem.is]
}

type ResultProps = Extract<Stage, { readonly is: 'over' }> & Pick<ChooserProps, 'onFile'>

/** Gets the focus, because the button that was pressed is gone. */
function Result({ added, here, stopped, onFile }: ResultProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Done ref={place} tabIndex={-1} aria-labelledby="import-result">
      <CircleCheck aria-hidden="true" />
      <div role="status">
        <h2 id="import-result">{added === 0 ? texts.nothingAdded : texts.added(added)}</h2>
        {here > 0 && <p>{texts.hereAlready(here)}</p>}
        {stopped > 0 && <p>{texts.stopped(stopped)}</p>}
      </div>
      <Row $wrap>
        <ButtonLink to="/tasks">{texts.showTasks}</ButtonLink>
        <ChooseFile tone="outline" label={texts.another} onFile={onFile} />
      </Row>
    </Done>
  )
}

const Sources = styled.ul`
  ${theme.column(2)}
  margin-block: 10px;
  padding-inline-start: 20px;
  list-style: disc;
  code {
    overflow-wrap: anywhere;
    font-size: 0.9em;
  }
`

const Note = styled.p`
  margin-bottom: 16px;
  ${theme.note}
`

const Choose = styled.div`
  > button {
    ${theme.media.phone} {
      width: 100%;
    }
  }
`

const Done = styled(Card)`
  ${theme.wrap('12px 16px')}
  > div:first-of-type {
    flex: 1 1 220px;
  }
  ${theme.icon('32px', theme.text.success)}
  p {
    margin-top: 2px;
    ${theme.note}
  }
`
