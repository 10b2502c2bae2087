/** The texts of form-texts.ts in Spanish. */
import type { taskFormTexts as english } from './form-texts.ts'

/** The type of the English one has its very words. */
type Texts = Omit<typeof english, 'pointsUnit'> & {
  readonly pointsUnit: (points: number) => string
}

export const taskFormTexts: Texts = {
  name: 'Nombre',
  namePlaceholder: '¿Qué hay que hacer?',
  description: 'Descripción',
  optional: 'opcional',
  minutes: 'Tiempo en minutos',
  fiveLess: 'Cinco minutos menos',
  fiveMore: 'Cinco minutos más',
  effort: 'Esfuerzo',
  share: 'Compartir con tu gente',
  shareNote: 'Quien quiera se la queda',
  multiplier: (factor) => `puntos × ${factor}`,
  points: 'Puntos',
  pointsUnit: (points) => (points === 1 ? 'punto' : 'puntos'),
  due: 'Para cuándo',
  dueDays: { none: 'Sin fecha', today: 'Hoy', tomorrow: 'Mañana', day: 'Otro día' },
  dueDay: 'Día',
  for: 'Para quién',
  forAnyone: 'Cualquiera',
  forMe: 'Para mí',
  more: 'Más',
  moreHolds: 'Descripción, pasos, imagen',
  moreHoldsFor: 'Para quién, descripción, pasos, imagen',
  photo: 'Foto',
  link: 'Enlace',
  saveFailed: 'No se ha podido guardar la tarea',
}
