/** Names that somebody typed, as of a task: each keeps its text direction, and does not affect the text around it. */
import type { ReactNode } from 'react'

export function Name({ children }: { readonly children: string }) {
  return <bdi>{children}</bdi>
}

export interface SentenceProps {
  /** The whole sentence, with the names in it. */
  readonly children: string
  /** The names, in the order of the sentence. */
  readonly name: string | readonly string[]
  /** A part before the names that is emphasized. */
  readonly strong?: string
}

/** One element, so that its parts stay together beside an icon. */
export function Sentence({ children, name, strong = '' }: SentenceProps) {
  const [before, after] = split(children, strong)
  return (
    <span>
      {before}
      {strong && <b>{strong}</b>}
      {partsOf(after, typeof name === 'string' ? [name] : name)}
    </span>
  )
}

function partsOf(text: string, [first = '', ...others]: readonly string[]): ReactNode {
  if (first === '' || !text.includes(first)) return text
  const [before, after] = split(text, first)
  return (
    <>
      {before}
      <Name>{first}</Name>
      {partsOf(after, others)}
    </>
  )
}

function split(text: string, part: string): readonly [before: string, after: string] {
  const at = text.indexOf(part)
  return [text.slice(0, at), text.slice(at + part.length)]
}
