/** The texts of features/shortcuts in Dutch. */
import type * as english from '#web/languages/en.ts'

export const shortcutTexts: typeof english.shortcutTexts = {
  title: 'Sneltoetsen',
  text: 'Ze werken zolang je niet typt en er geen venster openstaat.',
  newTask: 'Nieuwe taak',
  search: 'Zoeken, waar dat kan',
  home: 'Naar Overzicht',
  tasks: 'Naar Taken',
  rewards: 'Naar Beloningen',
  points: 'Naar Punten',
  help: 'Deze lijst tonen',
  andThen: 'dan',
  choice: 'Sneltoetsen gebruiken in deze browser',
  choiceNote: 'Staan ze uit, dan doen toetsen alleen wat de browser en een schermlezer ermee doen.',
}
