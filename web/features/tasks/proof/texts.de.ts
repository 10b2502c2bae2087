/** The texts of texts.ts in German. */
import type { proofTexts as english } from './texts.ts'

export const proofTexts: typeof english = {
  needsPhoto: 'Beweisfoto',
  yes: 'Ja',
  goes: 'Nach dem Bestätigen wird das Foto gelöscht.',
  titleOf: (name) => `Ein Foto zu ${name}`,
  whole: (name) => `Foto zu ${name} zeigen`,
  photoOf: (name) => `Foto: ${name}`,
  onItsWay: 'Das Foto ist noch unterwegs.',
  chooseInstead: 'Wähle ein Foto, auf dem man sieht, dass es erledigt ist.',
}
