/** Estimates the strength of a password, for a hint beside the field; it never decides (A8). */

/** From the weakest, which is guessed at once, to the strongest. */
export type PasswordStrength = 1 | 2 | 3 | 4

/** The number of bits at which the next strength begins. */
const thresholds = [30, 48, 60] as const

/** Words that people think of first, and that attackers therefore try first. */
const firstThoughts =
  /password|passwort|qwert[yz]?|asdf|letmein|welcome|iloveyou|admin|dragon|monkey|football|sunshine|princess|master|mitten/g

const WORD_BITS = 6
/** One more character of a run such as "aaaa", "1234" or "dcba". */
const STEP_BITS = 1
/** In words letters follow each other in patterns, so they carry less than the size of the alphabet suggests. */
const characterBits = { letter: 3, digit: 3.3, other: 4.5 } as const
/** A change of kind or case where a word would have none. */
const SURPRISE_BITS = 2

type Kind = keyof typeof characterBits

/** `personal` is other text that the person typed about themselves: an attacker knows it. */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): PasswordStrength {
  const bits = guessBits(withoutPersonal(password.toLowerCase(), personal)) + caseBits(password)
  const reached = thresholds.filter((threshold) => bits >= threshold).length
  return (reached + 1) as PasswordStrength
}

function guessBits(password: string): number {
  let known = 0
  const rest = password.replaceAll(firstThoughts, () => {
    known += WORD_BITS
    return ' '
  })
  const characters = Array.from(rest)
  return characters.reduce((bits, _, at) => bits + bitsAt(characters, at), known)
}

function bitsAt(characters: readonly string[], at: number): number {
  const character = characters[at] ?? ''
  const kind = kindOf(character)
  const before = characters[at - 1]
  if (before === undefined) return characterBits[kind]
  if (isStep(before, character)) return STEP_BITS
  return characterBits[kind] + (kindOf(before) === kind ? 0 : SURPRISE_BITS)
}

/** A capital letter at the start is too common to count. */
function caseBits(password: string): number {
  const capitals = Array.from(password)
    .slice(1)
    .filter((character) => character !== character.toLowerCase()).length
  return Math.min(capitals, 4) * SURPRISE_BITS
}

function withoutPersonal(password: string, personal: readonly string[]): string {
  return personal
    .flatMap((words) => words.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word, ' '), password)
}

function isStep(before: string, character: string): boolean {
  const distance = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return Math.abs(distance) <= 1
}

function kindOf(character: string): Kind {
  if (/\p{L}/u.test(character)) return 'letter'
  return /\p{N}/u.test(character) ? 'digit' : 'other'
}
