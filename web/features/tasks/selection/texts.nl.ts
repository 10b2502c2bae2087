/** The texts of texts.ts in Dutch. */
import type { selectionTexts as english } from './texts.ts'

export const selectionTexts: typeof english = {
  select: (name) => `${name} selecteren`,
  selected: (tasks) => `${tasks} geselecteerd`,
  clear: 'Selectie beëindigen',
  complete: 'Afronden',
  day: 'Naar een dag verplaatsen',
  today: 'Vandaag',
  tomorrow: 'Morgen',
  nextWeek: 'Over een week',
  onDay: 'Op een dag',
  dayLabel: 'Dag',
  move: 'Verplaatsen',
  give: 'Geven aan',
  me: 'Mij',
  room: 'Ruimte',
  more: 'Meer',
  share: 'Gedeeld',
  private: 'Privé',
  pause: 'Pauzeren',
  delete: 'Verwijderen',
  nothing: 'Hiermee valt niets te doen',
  done: {
    complete: (tasks) => (tasks === 1 ? '1 taak afgerond' : `${tasks} taken afgerond`),
    move: (tasks) => (tasks === 1 ? '1 taak verplaatst' : `${tasks} taken verplaatst`),
    pause: (tasks) => (tasks === 1 ? '1 taak gepauzeerd' : `${tasks} taken gepauzeerd`),
    delete: (tasks) => (tasks === 1 ? '1 taak verwijderd' : `${tasks} taken verwijderd`),
    changed: (tasks) => (tasks === 1 ? '1 taak gewijzigd' : `${tasks} taken gewijzigd`),
  },
  refused: (name, reason) => `${name}: ${reason}`,
  refusedAll: (names) => `Niet mogelijk bij ${names}`,
}
