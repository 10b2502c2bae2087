/** The texts of features/imports in French. */
import { listText, shortDay } from '#domain/language/format.ts'
import { tasksText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const importTexts: typeof english.importTexts = {
  title: 'Apporte tes tâches',
  subtitle: 'De Donetick, de Todoist ou d’un tableau. Le fichier est lu sur cet appareil.',
  back: 'Réglages',
  card: {
    text: 'De Donetick, de Todoist ou d’un tableau, dans un fichier.',
    open: 'Apporter des tâches',
  },

  choose: 'Choisir un fichier',
  another: 'Choisir un autre fichier',
  reading: 'Lecture du fichier',
  sources: {
    title: 'Quels fichiers',
    donetick: 'Donetick\u202F: la liste des tâches de son API, en JSON.',
    todoist: 'Todoist\u202F: un projet exporté en CSV.',
    csv: 'Un tableau en CSV, avec une colonne «\u202Fname\u202F» et, au choix, celles-ci\u202F:',
    limits:
      'Jusqu’à 2\u00A0Mo et 500 tâches. Importer un fichier deux fois n’ajoute rien en double.',
  },

  problems: {
    large: 'Ce fichier fait plus de 2\u00A0Mo.',
    encoding: 'Ce fichier n’est pas en UTF-8. Enregistre-le à nouveau en CSV UTF-8 ou en JSON.',
    unknown:
      'Ce n’est ni un fichier de Donetick ou de Todoist, ni un tableau avec une colonne «\u202Fname\u202F».',
    empty: 'Il n’y a aucune tâche dans ce fichier.',
    many: 'Ce fichier a plus de 500 tâches. Divise-le en plusieurs.',
    broken: (line, column) =>
      `Ce fichier est illisible à partir de la ligne ${line}, colonne ${column}.`,
    unreadable: 'Ce fichier n’a pas pu être ouvert. Choisis-le encore une fois.',
  },

  found: (count) => `${tasksText(count)} ${count < 2 ? 'trouvée' : 'trouvées'}`,
  toCheck: (count) => (count < 2 ? 'L’une d’elles est à vérifier.' : `${count} sont à vérifier.`),
  leftOut: (count) =>
    count < 2
      ? `${count} ligne sans nom a été laissée de côté.`
      : `${count} lignes sans nom ont été laissées de côté.`,
  chooseAll: 'Toutes',
  list: 'Tâches du fichier',
  add: (count) => `Ajouter ${tasksText(count)}`,
  adding: (done, all) => `${numberText(done)} sur ${tasksText(all)}`,
  planLimit: (limit, left) =>
    `La formule Free comprend ${limit} tâches importées par mois. ${left === 0 ? 'Il n’en reste aucune.' : left === 1 ? 'Il en reste une.' : `Il en reste ${left}.`}`,
  seePlans: 'Voir les formules',
  choreLimit: (limit, left) =>
    `Tu peux avoir jusqu’à ${limit} tâches régulières. ${left === 0 ? 'Il n’y a plus de place.' : left === 1 ? 'Il reste une place.' : `Il reste ${left} places.`}`,

  noDate: 'Sans date',
  due: (day, time) =>
    time === null ? `Pour le ${shortDay(day)}` : `Pour le ${shortDay(day)} à ${time}`,
  from: (day) => `à partir du ${shortDay(day)}`,
  paused: 'En pause',
  anyone: 'Qui veut',
  me: 'Pour moi',
  person: (name) => `Pour ${name}`,
  turns: (names) => `Chacun son tour\u202F: ${listText(names)}`,
  steps: (count) => `${count} ${count < 2 ? 'étape' : 'étapes'}`,
  isHere: 'Déjà là',
  checkThis: 'À vérifier',
  checks: {
    day: (found) =>
      found === null
        ? 'Le fichier ne dit pas quand elle commence.'
        : `Le jour est une supposition. Dans le fichier\u202F: ${found}`,
    rhythm: (found) =>
      found === null
        ? 'Le rythme est une supposition.'
        : `Le rythme est une supposition. Dans le fichier\u202F: ${found}`,
    people: (found) =>
      found === null
        ? 'Elle ne se répète pas, elle est donc seulement pour la première personne.'
        : `Personne ici ne s’appelle ${found}`,
    steps: () => 'Ses étapes ne tiennent pas en entier.',
    text: () => 'Un texte était trop long et a été raccourci.',
    minutes: (found) => `Les minutes sont une supposition. Dans le fichier\u202F: ${found ?? ''}`,
    cell: (found) => `Une cellule n’a pas pu être lue. ${found ?? ''}`,
  },

  added: (count) => `${tasksText(count)} ${count < 2 ? 'ajoutée' : 'ajoutées'}`,
  nothingAdded: 'Aucune tâche ajoutée',
  hereAlready: (count) =>
    count < 2 ? `${count} était déjà là` : `${numberText(count)} étaient déjà là`,
  stopped: (count) =>
    count < 2 ? `${count} n’a pas été ajoutée.` : `${numberText(count)} n’ont pas été ajoutées.`,
  showTasks: 'Voir les tâches',

  exports: {
    title: 'Tes tâches en tableau',
    text: 'Pour un tableur ou pour un autre compte. Le fichier est fait sur cet appareil.',
    open: 'Tâches à faire',
    done: 'Tâches terminées',
    openFile: 'mitten-taches.csv',
    doneFile: 'mitten-terminees.csv',
    columns: ['Jour', 'Nom', 'Personne', 'Minutes', 'Points'],
  },
}
