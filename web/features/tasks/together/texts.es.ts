/** The texts of texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type { togetherTexts as english } from './texts.ts'

export const togetherTexts: typeof english = {
  who: '¿Quién la ha hecho?',
  together: 'La hemos hecho en equipo',
  togetherNote: 'Los puntos se reparten',
  whoHelped: (task, minutes, factor) =>
    `${task}, ${minutes} min × ${factor}. ¿Quién te ha ayudado?`,
  helpers: 'Quién ha ayudado',
  you: (name) => `${name} (tú)`,
  chooseWho: (points) =>
    points === 1
      ? '1 punto. Elige quién te ha ayudado.'
      : `${numberText(points)} puntos. Elige quién te ha ayudado.`,
  sharedOut: (points, names, count) =>
    `${points === 1 ? '1 punto, sin decimales' : `${numberText(points)} puntos, repartidos sin decimales`}. ${names} ${count === 1 ? 'sabrá' : 'sabrán'} que ha sido en equipo.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'El paso está sin marcar. Antes hay que marcarlo.'
      : `${done} de ${of} pasos ${done === 1 ? 'marcado' : 'marcados'}. Antes hay que marcarlos todos.`,
  alone: 'La he hecho sin ayuda',
  me: 'La he hecho yo',
  forYou: (points) => `+${numberText(points)} para ti`,
  childDid: (name) => `La ha hecho ${name}`,
  childDidPoints: (name, points) =>
    points === 1
      ? `La ha hecho ${name}, 1 punto para ${name}`
      : `La ha hecho ${name}, ${numberText(points)} puntos para ${name}`,
  approvedAtOnce: (name) => `${name} recibe los puntos, ya aprobados.`,
}
