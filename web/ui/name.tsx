/** Names somebody typed, of a person, a task or a reward: each keeps its own direction, and does not turn its surroundings. */
import type { ReactNode } from 'react'

export function Name({ children }: { readonly children: string }) {
  return <bdi>{children}</bdi>
}

export interface SentenceProps {
  /** The whole sentence, with the names in it. */
  readonly children: string
  /** The names, in the order in which they stand in it. */
  readonly name: string | readonly string[]
}

/** One element: beside an icon its parts stay together. */
export function Sentence({ children, name }: SentenceProps) {
  return <span>{partsOf(children, typeof name === 'string' ? [name] : name)}</span>
}

function partsOf(text: string, [first = '', ...others]: readonly string[]): ReactNode {
  const at = first === '' ? -1 : text.indexOf(first)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Name>{first}</Name>
      {partsOf(text.slice(at + first.length), others)}
    </>
  )
}
