/** The notification of a denial, with the note of its author. */

const beforeNote = ': “'

type Denial = {
  /** The first name of the person who denied it. */
  readonly by: string
  readonly reward: string
  readonly isRefund: boolean
  readonly note: string
}

export function denialText({ by, reward, isRefund, note }: Denial): string {
  const outcome = isRefund ? ', so your points are back' : ''
  return `${by} denied ${reward}${outcome}${quoted(note)}`
}

function quoted(note: string): string {
  return note === '' ? '' : `${beforeNote}${note}”`
}

/** Whether the notification quotes this note. */
export function quotes(content: string, note: string): boolean {
  return note !== '' && content.endsWith(quoted(note))
}

/** The notification without its note (F5). A name that looks like a note is cut, too: nothing of a note may remain. */
export function withoutNote(content: string): string {
  const start = content.indexOf(beforeNote)
  return start === -1 ? content : content.slice(0, start)
}
