/** The texts of texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import type { togetherTexts as english } from './texts.ts'

const amount = (count: number) => (count < 2 ? `${count} point` : `${numberText(count)} points`)

export const togetherTexts: typeof english = {
  who: 'Qui l’a faite\u202F?',
  together: 'On l’a faite ensemble',
  togetherNote: 'Les points sont partagés',
  whoHelped: (task, minutes, factor) =>
    `${task}, ${minutes}\u00A0min × ${factor}. Qui t’a donné un coup de main\u202F?`,
  helpers: 'Coups de main',
  you: (name) => `${name}, c’est toi`,
  chooseWho: (points) => `${amount(points)}. Choisis qui t’a donné un coup de main.`,
  sharedOut: (points, names, count) =>
    `${amount(points)} à partager en points entiers. ${names} ${count === 1 ? 'saura' : 'sauront'} que vous l’avez faite ensemble.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'L’étape n’est pas encore cochée. Il la faut d’abord.'
      : `${done} ${done < 2 ? 'étape cochée' : 'étapes cochées'} sur ${of}. Il les faut toutes d’abord.`,
  alone: 'Je l’ai faite sans aide',
  me: 'Je l’ai faite',
  forYou: (points) => `+${numberText(points)} pour toi`,
  childDid: (name) => `${name} l’a faite`,
  childDidPoints: (name, points) => `${name} l’a faite, ${amount(points)} pour ${name}`,
  approvedAtOnce: (name) => `${name} reçoit les points, c’est validé tout de suite.`,
}
