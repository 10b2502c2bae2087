/** The texts of texts.ts in French. */
import type { selectionTexts as english } from './texts.ts'

export const selectionTexts: typeof english = {
  select: (name) => `Sélectionner ${name}`,
  selected: (tasks) => (tasks < 2 ? `${tasks} sélectionnée` : `${tasks} sélectionnées`),
  clear: 'Terminer la sélection',
  complete: 'Terminer',
  day: 'Mettre à un jour',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  nextWeek: 'Dans une semaine',
  onDay: 'Un jour précis',
  dayLabel: 'Jour',
  move: 'Déplacer',
  give: 'Donner à',
  me: 'Moi',
  room: 'Pièce',
  more: 'Plus',
  share: 'Partagée',
  private: 'Privée',
  pause: 'Mettre en pause',
  delete: 'Supprimer',
  nothing: 'Il n’y a rien à faire avec celles-ci',
  done: {
    complete: (tasks) => (tasks < 2 ? `${tasks} tâche terminée` : `${tasks} tâches terminées`),
    move: (tasks) => (tasks < 2 ? `${tasks} tâche déplacée` : `${tasks} tâches déplacées`),
    pause: (tasks) => (tasks < 2 ? `${tasks} tâche en pause` : `${tasks} tâches en pause`),
    delete: (tasks) => (tasks < 2 ? `${tasks} tâche supprimée` : `${tasks} tâches supprimées`),
    changed: (tasks) => (tasks < 2 ? `${tasks} tâche modifiée` : `${tasks} tâches modifiées`),
  },
  refused: (name, reason) => `${name}\u202F: ${reason}`,
  refusedAll: (names) => `Impossible pour ${names}`,
}
