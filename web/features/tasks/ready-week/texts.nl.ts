/** The texts of texts.ts in Dutch. */
import type { readyWeekTexts as english } from './texts.ts'

export const readyWeekTexts: typeof english = {
  back: 'Taken',
  title: 'Welke ruimtes heb je?',
  lead: 'Daar komt een week met taken uit. Je kunt eerst nog alles veranderen.',
  rooms: 'Ruimtes',
  pace: 'Hoe grondig?',
  paces: { light: 'Het nodigste', usual: 'Gewoon', thorough: 'Grondig' },
  sum: (count, hours) =>
    count === 1
      ? `1 taak, ongeveer ${hours} uur per week`
      : `${count} taken, ongeveer ${hours} uur per week`,
  noRoom: 'Vink een ruimte aan.',
  toWeek: 'Week tonen',

  weekTitle: 'Jouw week',
  weekLead: 'Vink uit wat je niet wilt. Met het potlood verander je een taak.',
  who: 'Wie doet ze?',
  whoKinds: { turns: 'Om de beurt', anyone: 'Wie wil', me: 'Alleen ik' },
  forYou: 'Voor jou',
  takesPart: 'Wie om de beurt meedoet',
  me: (name) => `${name} (jij)`,
  alone: 'Nog voor iedereen. Wie je uitnodigt ziet ze, en dan kunnen jullie om de beurt.',
  daily: 'Elke dag',
  other: 'Op andere dagen',
  timesAWeek: (times) => `${times} keer per week`,
  once: 'Eén keer',
  minutesADay: (minutes) => `${minutes} min per dag`,
  about: (minutes) => `ongeveer ${minutes} min`,
  change: (name) => `${name} veranderen`,
  changeTitle: 'Taak veranderen',
  save: 'Klaar',
  isHere: 'Is er al',
  turnOf: (name) => `${name} begint`,
  make: (count) => (count === 1 ? '1 taak maken' : `${count} taken maken`),
  nothingLeft: 'Dit is er allemaal al.',
  made: (count) => (count === 1 ? '1 taak gemaakt' : `${count} taken gemaakt`),
  failed: 'De taken konden niet worden gemaakt',
  choreLimit: (limit, left) =>
    `Je kunt tot ${limit} terugkerende taken hebben. ${left === 0 ? 'Er kan geen meer bij.' : left === 1 ? 'Er kan er nog één bij.' : `Er kunnen er nog ${left} bij.`}`,
  roomLimit: (limit) => `Je kunt tot ${limit} ruimtes hebben. Verwijder er eerst een.`,
  planLimit: (limit, left) =>
    `Bij het gratis abonnement horen ${limit} kant-en-klare of geïmporteerde taken per maand. ${left === 0 ? 'Er is er geen over.' : left === 1 ? 'Er is er nog één over.' : `Er zijn er nog ${left} over.`}`,
  seePlans: 'Abonnementen bekijken',
}
