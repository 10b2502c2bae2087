/** The texts of texts.ts in Dutch. */
import type { templateTexts as english } from './texts.ts'

export const templateTexts: typeof english = {
  title: 'Sjablonen',
  fromTemplate: 'Begin met een sjabloon',
  starter: 'Startpakket',
  yours: 'Van jou',
  lists: 'Welke sjablonen',
  search: 'Sjablonen zoeken',
  rooms: 'Kamer',
  wholeWeek: 'Of meteen een hele week: welke ruimtes heb je?',
  roomNames: {
    kitchen: 'Keuken',
    bathroom: 'Badkamer',
    toilet: 'Gastentoilet',
    living: 'Woonkamer',
    bedroom: 'Slaapkamer',
    children: 'Kinderkamer',
    baby: 'Baby',
    office: 'Werkkamer',
    hall: 'Gang en trap',
    laundry: 'Was',
    cellar: 'Kelder en zolder',
    garden: 'Tuin en balkon',
    car: 'Auto',
    pets: 'Huisdieren',
  },
  none: 'Nog geen sjablonen. Elke taak kun je via het menu als sjabloon bewaren.',
  noneFound: 'Geen sjabloon met deze naam.',

  chosen: (count) => `${count} gekozen.`,
  chosenShared: (count) =>
    `${count} gekozen. Wat uit het startpakket komt, deel je met je partner. Dat kun je altijd nog veranderen.`,
  add: (count) => (count === 1 ? '1 taak toevoegen' : `${count} taken toevoegen`),
  addNone: 'Taken toevoegen',
  added: (count) => (count === 1 ? '1 taak toegevoegd' : `${count} taken toegevoegd`),

  keep: 'Als sjabloon bewaren',
  saved: 'Als sjabloon bewaard',
  edit: 'Bewerken',
  delete: 'Verwijderen',
  menu: (name) => `Opties voor het sjabloon ${name}`,
  editTitle: 'Sjabloon bewerken',
  saveChanges: 'Opslaan',
  updated: 'Sjabloon bijgewerkt',
  deleted: 'Sjabloon verwijderd',
  deleteTitle: 'Weet je het heel zeker?',
  deleteText: (name) =>
    `Het sjabloon ${name} wordt verwijderd. Taken die je ermee hebt gemaakt, blijven.`,
  cancel: 'Annuleren',
}
