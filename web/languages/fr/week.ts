/** The texts of features/week in French. */
import { listText } from '#domain/language/format.ts'
import type * as english from '#web/languages/en.ts'

const YOU = 'Toi'

export const weekTexts: typeof english.weekTexts = {
  thisWeek: 'Cette semaine',
  week: 'Semaine',
  table: 'La semaine par personne',
  days: 'Jours de la semaine',
  steps: 'Semaines',
  earlier: 'Semaine d’avant',
  today: 'Aujourd’hui',
  todayHead: 'Auj.',
  later: 'Semaine d’après',
  createTask: 'Créer une tâche',
  home: 'Accueil',
  people: 'Personne',
  anyone: 'Qui veut',
  onlyShared: 'Ici, seulement les tâches partagées.',
  nothing: 'Rien de prévu',
  away: 'Pas là',
  you: YOU,
  areAway: (names) => {
    if (names[0] === YOU)
      return names.length === 1 ? 'Tu n’es pas là' : `${listText(names)} n’êtes pas là`
    return names.length === 1
      ? `${listText(names)} n’est pas là`
      : `${listText(names)} ne sont pas là`
  },
  more: (count) => (count < 2 ? `+${count} autre` : `+${count} autres`),
  left: (count) => `+${count}`,
  moreRows: (count) => (count < 2 ? `+${count} autre ligne` : `+${count} autres lignes`),
  key: {
    done: 'Faites, une maille chacune',
    isDone: 'Celle-ci est faite',
    open: 'À faire',
    planned: 'Prévues',
    overdue: 'En retard',
  },
  states: {
    done: 'faite',
    open: 'à faire',
    planned: 'prévue',
    overdue: 'en retard',
    missed: 'manquée',
    skipped: 'sautée',
    paused: 'en pause',
  },
  words: { overdue: 'En retard', missed: 'Manquée', skipped: 'Sautée', paused: 'En pause' },
  counts: {
    done: (count) => (count < 2 ? `${count} faite` : `${count} faites`),
    overdue: (count) => `${count} en retard`,
    missed: (count) => (count < 2 ? `${count} manquée` : `${count} manquées`),
    skipped: (count) => (count < 2 ? `${count} sautée` : `${count} sautées`),
  },
  doneBy: (name) => `Faite par ${name}`,
  doneByYou: 'Faite par toi',
  notOpen: 'C’est encore trop tôt',
  over: 'Celle-ci est passée',
  menu: (name) => `Options\u202F: ${name}`,
  unskip: 'Ne plus la sauter',
  give: 'La donner à …',
  free: 'La laisser à qui veut',
  toasts: {
    moved: (day) => `Déplacée au ${day}`,
    given: (name) => `Donnée à ${name}`,
    free: 'Elle est à qui veut',
  },
}
