/** The texts of features/kid in Dutch. */
import { pointsText } from '#domain/language/nl/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'Geen',
  'Eén',
  'Twee',
  'Drie',
  'Vier',
  'Vijf',
  'Zes',
  'Zeven',
  'Acht',
  'Negen',
  'Tien',
  'Elf',
  'Twaalf',
]
const counted = (count: number, one: string, many: string) =>
  `${small[count] ?? count} ${count === 1 ? one : many}`

export const kidTexts: typeof english.kidTexts = {
  navigation: 'Pagina’s',
  today: 'Vandaag',
  points: 'Mijn punten',
  wishes: 'Wensen',
  pointsNow: pointsText,

  done: 'Klaar',
  doneWith: (name, points) => `Klaar: ${name}, plus ${pointsText(points)}`,
  undo: 'Toch niet',
  undoOf: (name) => `Toch niet: ${name}`,
  steps: (name) => `Stappen van ${name}`,
  stepsLeft: (done, all) => `${done} van ${all} ${all === 1 ? 'stap' : 'stappen'}`,
  nothing: 'Alles klaar voor vandaag',
  speak: (name) => `Lees voor: ${name}`,
  stop: 'Stop met voorlezen',

  awaiting: 'Wacht op goedkeuring',
  noPoints: 'Nog geen punten',
  goal: (name) => `Punten voor ${name}`,
  of: (cost) => `van ${numberText(cost)}`,
  redeem: 'Inwisselen',
  redeemNamed: (name, cost) => `${name} inwisselen voor ${pointsText(cost)}`,
  saveFor: 'Hiervoor sparen',
  saveForNamed: (name) => `Hiervoor sparen: ${name}`,
  waitingFor: (name) => `Wacht op ${name}`,
  denied: 'Afgewezen',
  wish: 'Een nieuwe wens',
  wishName: 'Wat wil je graag?',
  makeWish: 'Doe een wens',

  photo: 'Foto',
  take: 'Foto maken',
  back: 'Terug',
  turn: 'Andere camera',
  preview: 'Camera',
  askParent: 'Vraag een ouder om je weer in te loggen',
  signedOut: 'Je bent hier uitgelogd.',
  kept: (changes) =>
    changes === 1
      ? '1 wijziging blijft tot dan bewaard.'
      : `${changes} wijzigingen blijven tot dan bewaard.`,

  spoken: {
    steps: (count) => counted(count, 'stap', 'stappen'),
    points: (count) => counted(count, 'punt', 'punten'),
  },
}
