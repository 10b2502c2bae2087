/** The texts of features/kid in Spanish. */
import { pointsText } from '#domain/language/es/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'Cero',
  'Un',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
  'Once',
  'Doce',
]
const counted = (count: number, one: string, many: string) =>
  `${small[count] ?? count} ${count === 1 ? one : many}`

export const kidTexts: typeof english.kidTexts = {
  navigation: 'Páginas',
  today: 'Hoy',
  points: 'Mis puntos',
  wishes: 'Deseos',
  pointsNow: pointsText,

  done: 'Hecho',
  doneWith: (name, points) =>
    points === 1
      ? `Hecho: ${name}, un punto más`
      : `Hecho: ${name}, ${numberText(points)} puntos más`,
  undo: 'Deshacer',
  undoOf: (name) => `Deshacer: ${name}`,
  steps: (name) => `Pasos de ${name}`,
  stepsLeft: (done, all) => `${done} de ${all} ${all === 1 ? 'paso' : 'pasos'}`,
  nothing: 'Por hoy, todo hecho',
  speak: (name) => `Leer en voz alta: ${name}`,
  stop: 'Dejar de leer',

  awaiting: 'Falta que lo aprueben',
  noPoints: 'Aún no hay puntos',
  goal: (name) => `Puntos para ${name}`,
  of: (cost) => `de ${numberText(cost)}`,
  redeem: 'Canjear',
  redeemNamed: (name, cost) => `Canjear ${name} por ${pointsText(cost)}`,
  saveFor: 'Ahorrar para esto',
  saveForNamed: (name) => `Ahorrar para esto: ${name}`,
  waitingFor: (name) => `Falta que responda ${name}`,
  denied: 'Esta vez no',
  wish: 'Un deseo nuevo',
  wishName: '¿Qué te gustaría?',
  makeWish: 'Pedirlo',

  photo: 'Foto',
  take: 'Hacer foto',
  back: 'Atrás',
  turn: 'La otra cámara',
  preview: 'Cámara',
  askParent: 'Pide a tu madre o a tu padre que te abra la sesión otra vez',
  signedOut: 'Tu sesión está cerrada aquí.',
  kept: (changes) =>
    changes === 1
      ? 'Hasta entonces se guarda 1 cambio.'
      : `Hasta entonces se guardan ${changes} cambios.`,

  spoken: {
    steps: (count) => counted(count, 'paso', 'pasos'),
    points: (count) => counted(count, 'punto', 'puntos'),
  },
}
