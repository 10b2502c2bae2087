/** The texts of features/check-in in German. */
import type * as english from '#web/languages/en.ts'

export const reminderTexts: typeof english.reminderTexts = {
  line: (name) => `Ein Monat ist vorbei. Zeit für dein Gespräch mit ${name}.`,
  open: 'Zum Monatsgespräch',
}

export const checkInTexts: typeof english.checkInTexts = {
  title: 'Monatsgespräch',
  home: 'Start',
  subtitle: (month, name) => `${month}, mit ${name}`,
  nobody:
    'Das Monatsgespräch ist für zwei Erwachsene, die sich ein Zuhause teilen. Lade jemanden dazu ein.',
  goToPartners: 'Zur Partnerseite',
  forAdults: 'Das Monatsgespräch ist für die Erwachsenen im Haus.',

  partner: 'Mit',
  months: 'Monate',
  earlier: 'Monat davor',
  later: 'Monat danach',

  figuresTitle: 'Der Monat zusammen',
  figuresNote: 'Alle im Haus, zusammengezählt. Schaut es euch an, bevor ihr redet.',

  yours: 'Deine Antworten',
  how: 'Nehmt euch zehn Minuten, erst einzeln. Dann lest beides und redet.',
  questions: {
    went_well: 'Was lief gut?',
    was_heavy: 'Was war schwer?',
    to_change: 'Was ändern wir?',
  },
  save: 'Antworten speichern',
  saved: 'Antworten gespeichert',
  savedNote: 'Sie warten hier, bis ihr beide so weit seid.',
  empty: 'Bitte beantworte mindestens eine Frage',

  both: 'Ihr beide',
  you: 'Du',
  partnerFirst: (name) =>
    `${name} hat geantwortet. Sobald du auch so weit bist, steht hier beides nebeneinander.`,
  waiting: (name) =>
    `${name} hat noch nicht geantwortet. Sobald alles da ist, steht hier beides nebeneinander.`,
  neither: 'Sobald ihr beide geantwortet habt, stehen die Antworten hier nebeneinander.',
  noAnswer: 'Keine Antwort',

  past: 'Frühere Gespräche',
  asText: 'Als Text speichern',
  asJson: 'Als JSON speichern',
  fileName: (month, ending) => `mitten-monatsgespraech-${month}.${ending}`,
  household: (tasks, time, points) => `Aufgaben: ${tasks}. Arbeit: ${time}. Punkte: ${points}.`,

  delete: 'Antworten löschen',
  deleteTitle: 'Ganz sicher?',
  deleteText: (month, name) => `Das löscht deine Antworten vom ${month}, auch für ${name}.`,
  deleted: 'Antworten gelöscht',
}
