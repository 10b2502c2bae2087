/** The texts of texts.ts in German. */
import type { templateTexts as english } from './texts.ts'

export const templateTexts: typeof english = {
  title: 'Aufgabenvorlagen',
  fromTemplate: 'Aus einer Vorlage',
  starter: 'Für den Anfang',
  yours: 'Deine',
  lists: 'Welche Vorlagen',
  search: 'Vorlagen suchen',
  rooms: 'Raum',
  wholeWeek: 'Oder gleich eine ganze Woche: Welche Räume hast du?',
  roomNames: {
    kitchen: 'Küche',
    bathroom: 'Bad',
    toilet: 'Gäste-WC',
    living: 'Wohnzimmer',
    bedroom: 'Schlafzimmer',
    children: 'Kinderzimmer',
    baby: 'Baby',
    office: 'Arbeitszimmer',
    hall: 'Flur und Treppe',
    laundry: 'Wäsche',
    cellar: 'Keller und Dachboden',
    garden: 'Garten und Balkon',
    car: 'Auto',
    pets: 'Haustiere',
  },
  none: 'Noch keine Vorlagen. Du kannst jede Aufgabe über ihr Menü als Vorlage speichern.',
  noneFound: 'Keine Vorlage heißt so.',

  chosen: (count) => `${count} ausgewählt.`,
  chosenShared: (count) =>
    `${count} ausgewählt. Was aus „Für den Anfang“ kommt, wird im Haushalt geteilt. Das kannst du jederzeit ändern.`,
  add: (count) => (count === 1 ? '1 Aufgabe anlegen' : `${count} Aufgaben anlegen`),
  addNone: 'Aufgaben anlegen',
  added: (count) => (count === 1 ? '1 Aufgabe angelegt' : `${count} Aufgaben angelegt`),

  keep: 'Als Vorlage speichern',
  saved: 'Als Vorlage gespeichert',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  menu: (name) => `Optionen für die Vorlage ${name}`,
  editTitle: 'Vorlage bearbeiten',
  saveChanges: 'Speichern',
  updated: 'Vorlage geändert',
  deleted: 'Vorlage gelöscht',
  deleteTitle: 'Ganz sicher?',
  deleteText: (name) =>
    `Das löscht die Vorlage ${name}. Aufgaben, die daraus entstanden sind, bleiben.`,
  cancel: 'Abbrechen',
}
