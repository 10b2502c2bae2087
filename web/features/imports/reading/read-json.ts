/** Reads JSON, and finds the position at which it is broken: browsers report that differently, or not at all. */
import { brokenAt } from './problem.ts'

/** No accepted file nests deeper, and for one that nests as deep as it is long a parser takes a second. */
const MAX_DEPTH = 100

export function readJson(text: string): unknown {
  if (isTooDeep(text)) throw brokenAt(text, breakOf(text))
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw brokenAt(text, breakOf(text))
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at++) {
    const character = text[at]
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) at += Number(character === '\\')
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
  }
  return depth > MAX_DEPTH
}

const space = /[ \t\n\r]*/y
/** JSON allows no control characters in a text. */
const string = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

type Wanted = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end'

/** The offset of the first character that is invalid in JSON, or nested too deeply. */
function breakOf(text: string): number {
  const open: string[] = []
  let wanted: Wanted = 'value'
  let at = 0
  const skip = (token: RegExp) => {
    token.lastIndex = at
    const found = token.exec(text)
    if (found) at += found[0].length
    return found !== null
  }
  for (;;) {
    skip(space)
    const character = text[at]
    if (character === undefined) return at
    const isOver: boolean = open.length === 0 && wanted === 'comma or end'
    if (isOver || open.length > MAX_DEPTH) return at
    const next = step({ wanted, character, open, skip })
    if (next === null) return at
    if (next.isMark) at += 1
    wanted = next.wanted
  }
}

type Place = {
  readonly wanted: Wanted
  readonly character: string
  readonly open: string[]
  readonly skip: (token: RegExp) => boolean
}
/** The next token that is allowed here, and whether a single mark was read; null at an error. */
type Next = { readonly wanted: Wanted; readonly isMark: boolean } | null

const mark = (wanted: Wanted): Next => ({ wanted, isMark: true })
const token = (wanted: Wanted, isRead: boolean): Next => (isRead ? { wanted, isMark: false } : null)

function step(place: Place): Next {
  const { wanted, character, open, skip } = place
  if (character === '}' || character === ']') return close(place)
  switch (wanted) {
    case 'value':
    case 'value or end':
      return value(place)
    case 'name':
    case 'name or end':
      return token('colon', skip(string))
    case 'colon':
      return character === ':' ? mark('value') : null
    case 'comma or end':
      return character === ',' ? mark(open.at(-1) === '{' ? 'name' : 'value') : null
  }
}

function value({ character, open, skip }: Place): Next {
  if (character !== '{' && character !== '[')
    return token('comma or end', skip(character === '"' ? string : scalar))
  open.push(character)
  return mark(character === '{' ? 'name or end' : 'value or end')
}

function close({ wanted, character, open }: Place): Next {
  const begin = character === '}' ? '{' : '['
  if (!wanted.endsWith('or end') || open.at(-1) !== begin) return null
  open.pop()
  return mark('comma or end')
}
