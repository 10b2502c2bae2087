/** A row that search found: its name with the hits marked, one quiet line, and one action. */
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { hasWords, wordsOf } from '#domain/words.ts'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { theme } from '#web/ui/theme.ts'
import { opensRow } from '#web/ui/whole-row.ts'
import { excerptOf, piecesOf } from './pieces.ts'

export type FoundRowProps = {
  readonly words: readonly string[]
  readonly name: string
  readonly description: string
  /** Shown under the name, unless the only hit is in the description. */
  readonly meta: ReactNode
  /** Before the name. */
  readonly picture?: ReactNode
  readonly action: ReactNode
  /** Pressing the row; without this the name is plain text. */
  readonly onOpen?: (() => void) | undefined
  readonly isDone?: boolean
  readonly focusKey: string
}

export function FoundRow(props: FoundRowProps) {
  const { words, name, description, meta, picture, action, onOpen, isDone = false } = props
  const marked = <Marked text={name} words={words} />
  const isInName = hasWords(wordsOf(name), words)
  return (
    <ListItem focusKey={props.focusKey}>
      <Row $isDone={isDone}>
        {picture}
        <Words>
          <h3>{onOpen ? <Open onClick={onOpen}>{marked}</Open> : marked}</h3>
          {isInName ? (
            meta
          ) : (
            <p>
              <MarkedExcerpt text={description} words={words} />
            </p>
          )}
        </Words>
        <Action>{action}</Action>
      </Row>
    </ListItem>
  )
}

export const FoundList = styled(CardList)`
  --gap: 10px;
  --row-guess: 78px;
`

type MarkedProps = { readonly text: string; readonly words: readonly string[] }

/** A text with the beginnings of searched words marked: by a background and a line, never by color alone. */
function Marked({ text, words }: MarkedProps) {
  let from = 0
  return piecesOf(text, words).map(({ text: piece, isHit }) => {
    const key = from
    from += piece.length
    return isHit ? <Hit key={key}>{piece}</Hit> : <Fragment key={key}>{piece}</Fragment>
  })
}

/** The part of a longer text around its first hit. */
function MarkedExcerpt({ text, words }: MarkedProps) {
  return <Marked text={excerptOf(text, words)} words={words} />
}

const Row = styled.article<{ $isDone: boolean }>`
  position: relative;
  ${theme.wrap('8px 12px')}
  justify-content: end;
  min-height: 68px;
  padding: 10px 12px 10px 16px;
  border-radius: ${theme.radius.inner};
  ${({ $isDone }) => ($isDone ? `box-shadow: inset 0 0 0 1px ${theme.line.hair};` : theme.raised)}
  ${theme.edge}
`

/* If whole words do not fit beside it, the action moves below. */
const Words = styled.div`
  ${theme.grid('3px')}
  ${theme.share('6.5rem')}
  h3 {
    font-size: 1.0625rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    ${theme.note}
    overflow-wrap: anywhere;
    ${theme.clamp(2)}
  }
`

/* The whole row opens; its action lies above. */
const Open = styled.button`
  ${opensRow(theme.radius.inner)}
`

const Action = styled.div`
  position: relative;
  flex: none;
  max-width: 60%;
`

const Hit = styled.mark`
  margin: 0 -1px;
  padding: 0 1px;
  border-radius: 4px 4px 0 0;
  background: ${theme.surface.actionSoft};
  color: inherit;
  box-shadow: inset 0 -2px 0 ${theme.line.action};
  ${theme.media.forcedColors} {
    text-decoration: underline;
  }
`
