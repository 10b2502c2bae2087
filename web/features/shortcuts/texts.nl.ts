/** The texts of texts.ts in Dutch. */
import type { shortcutTexts as english } from './texts.ts'

export const shortcutTexts: typeof english = {
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
