/** The texts of texts.ts in German. */
import type { readyWeekTexts as english } from './texts.ts'

export const readyWeekTexts: typeof english = {
  back: 'Aufgaben',
  title: 'Welche Räume hast du?',
  lead: 'Daraus wird eine Woche mit Hausarbeit. Vorher kannst du noch alles ändern.',
  rooms: 'Räume',
  pace: 'Wie gründlich?',
  paces: { light: 'Das Nötigste', usual: 'Ganz normal', thorough: 'Gründlich' },
  sum: (count, hours) =>
    count === 1
      ? `1 Aufgabe, etwa ${hours} Std. pro Woche`
      : `${count} Aufgaben, etwa ${hours} Std. pro Woche`,
  noRoom: 'Kreuze einen Raum an.',
  toWeek: 'Woche zeigen',

  weekTitle: 'Deine Woche',
  weekLead:
    'Nimm den Haken weg, wo du etwas nicht brauchst. Mit dem Stift änderst du eine Aufgabe.',
  who: 'Wer macht das?',
  whoKinds: { turns: 'Abwechselnd', anyone: 'Egal wer', me: 'Nur ich' },
  forYou: 'Für dich',
  takesPart: 'Wer sich abwechselt',
  me: (name) => `${name} (du)`,
  alone: 'Noch für alle. Wen du einlädst, der sieht sie, und dann könnt ihr euch abwechseln.',
  daily: 'Jeden Tag',
  other: 'An anderen Tagen',
  timesAWeek: (times) => `${times}-mal pro Woche`,
  once: 'Einmal',
  minutesADay: (minutes) => `${minutes} Min. am Tag`,
  about: (minutes) => `etwa ${minutes} Min.`,
  change: (name) => `${name} ändern`,
  changeTitle: 'Aufgabe ändern',
  save: 'Fertig',
  isHere: 'Schon da',
  turnOf: (name) => `${name} fängt an`,
  make: (count) => (count === 1 ? '1 Aufgabe anlegen' : `${count} Aufgaben anlegen`),
  nothingLeft: 'Das ist alles schon da.',
  made: (count) => (count === 1 ? '1 Aufgabe angelegt' : `${count} Aufgaben angelegt`),
  failed: 'Die Aufgaben konnten nicht angelegt werden',
  choreLimit: (limit, left) =>
    `Du kannst bis zu ${limit} regelmäßige Aufgaben haben. ${left === 0 ? 'Es passt keine mehr dazu.' : left === 1 ? 'Eine passt noch dazu.' : `${left} passen noch dazu.`}`,
  roomLimit: (limit) => `Du kannst bis zu ${limit} Räume haben. Lösche erst einen.`,
  planLimit: (limit, left) =>
    `Im kostenlosen Tarif sind ${limit} fertige oder importierte Aufgaben im Monat enthalten. ${left === 0 ? 'Keine ist mehr übrig.' : left === 1 ? 'Eine ist noch übrig.' : `${left} sind noch übrig.`}`,
  seePlans: 'Tarife ansehen',
}
