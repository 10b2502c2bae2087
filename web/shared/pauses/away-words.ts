/** The words that others read about a person who is away, or whose repeating tasks are paused (C19). */
import { shortDay } from '#domain/language/format.ts'
import { pauseTexts } from './texts.ts'

/** The last day, yyyy-MM-dd; null until further notice. */
type Until = string | null

/** "Maya is away until Sun, Dec 6". */
export function awayWords(name: string, until: Until): string {
  return until === null ? pauseTexts.away(name) : pauseTexts.awayUntil(name, shortDay(until))
}

/** "Maya paused repeating tasks until Sun, Dec 6": the same words as in the notification. */
export function pausedWords(name: string, until: Until): string {
  return until === null ? pauseTexts.paused(name) : pauseTexts.pausedUntil(name, shortDay(until))
}
