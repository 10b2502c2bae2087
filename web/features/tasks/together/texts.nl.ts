/** The texts of texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type { togetherTexts as english } from './texts.ts'

const inPoints = (count: number) => (count === 1 ? '1 punt' : `${numberText(count)} punten`)

export const togetherTexts: typeof english = {
  who: 'Wie deed het?',
  together: 'We deden het samen',
  togetherNote: 'Jullie delen de punten',
  whoHelped: (task, minutes, factor) => `${task}, ${minutes} min × ${factor}. Wie hielp je?`,
  helpers: 'Helpers',
  you: (name) => `${name}, dat ben jij`,
  chooseWho: (points) => `${inPoints(points)}. Kies wie je hielp.`,
  sharedOut: (points, names, count) =>
    `${inPoints(points)}, tot de laatste verdeeld. ${names} ${count === 1 ? 'hoort' : 'horen'} dat jullie het samen deden.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'De stap is nog niet afgevinkt. Doe die eerst.'
      : `${done} van ${of} stappen ${done === 1 ? 'is' : 'zijn'} afgevinkt. Doe eerst de rest.`,
  alone: 'Ik deed het alleen',
  me: 'Ik deed het',
  forYou: (points) => `+${numberText(points)} voor jou`,
  childDid: (name) => `${name} deed het`,
  childDidPoints: (name, points) => `${name} deed het, ${inPoints(points)} voor ${name}`,
  approvedAtOnce: (name) => `${name} krijgt de punten, meteen goedgekeurd.`,
}
