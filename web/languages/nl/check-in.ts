/** The texts of features/check-in in Dutch. */
import type * as english from '#web/languages/en.ts'

export const reminderTexts: typeof english.reminderTexts = {
  line: (name) => `Er is weer een maand voorbij. Tijd voor je maandgesprek met ${name}.`,
  open: 'Naar het gesprek',
}

export const checkInTexts: typeof english.checkInTexts = {
  title: 'Maandgesprek',
  home: 'Start',
  subtitle: (month, name) => `${month}, met ${name}`,
  nobody:
    'Een maandgesprek is voor twee volwassenen die een huis delen. Nodig je partner uit om er een te houden.',
  goToPartners: 'Naar Partner',
  forAdults: 'Het maandgesprek is voor de volwassenen in huis.',

  partner: 'Met',
  months: 'Maanden',
  earlier: 'Maand ervoor',
  later: 'Maand erna',

  figuresTitle: 'De maand samen',
  figuresNote: 'Iedereen in huis, bij elkaar opgeteld. Kijk er even naar voor jullie praten.',

  yours: 'Jouw antwoorden',
  how: 'Neem er tien minuten voor, ieder voor zich. Lees daarna beide en praat.',
  questions: {
    went_well: 'Wat ging goed?',
    was_heavy: 'Wat was zwaar?',
    to_change: 'Wat gaan we anders doen?',
  },
  save: 'Antwoorden opslaan',
  saved: 'Antwoorden opgeslagen',
  savedNote: 'Ze wachten hier op je partner.',
  empty: 'Beantwoord minstens één vraag',

  both: 'Jullie allebei',
  you: 'Jij',
  partnerFirst: (name) =>
    `${name} heeft geantwoord. Zodra jij dat ook doet, staan de antwoorden hier naast elkaar.`,
  waiting: (name) =>
    `${name} heeft nog niet geantwoord. Zodra dat is gebeurd, staan de antwoorden hier naast elkaar.`,
  neither: 'Zodra jullie allebei hebben geantwoord, staan de antwoorden hier naast elkaar.',
  noAnswer: 'Geen antwoord',

  past: 'Eerdere gesprekken',
  asText: 'Opslaan als tekst',
  asJson: 'Opslaan als JSON',
  fileName: (month, ending) => `mitten-maandgesprek-${month}.${ending}`,
  household: (tasks, time, points) => `Taken: ${tasks}. Werk: ${time}. Punten: ${points}.`,

  delete: 'Antwoorden verwijderen',
  deleteTitle: 'Weet je het heel zeker?',
  deleteText: (month, name) => `Jouw antwoorden van ${month} worden verwijderd, ook bij ${name}.`,
  deleted: 'Antwoorden verwijderd',
}
