/** A text with the beginnings of words that were searched for marked: by a wash and a line, never by color alone. */
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { excerptOf, piecesOf } from './pieces.ts'

export type MarkedProps = { readonly text: string; readonly words: readonly string[] }

export function Marked({ text, words }: MarkedProps) {
  let from = 0
  return piecesOf(text, words).map(({ text: piece, isHit }) => {
    const key = from
    from += piece.length
    return isHit ? <Hit key={key}>{piece}</Hit> : <Fragment key={key}>{piece}</Fragment>
  })
}

/** The part of a longer text around its first hit. */
export function MarkedExcerpt({ text, words }: MarkedProps) {
  return <Marked text={excerptOf(text, words)} words={words} />
}

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
