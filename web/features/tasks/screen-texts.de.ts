/** The texts of screen-texts.ts in German. */
import type { tasksScreenTexts as english } from './screen-texts.ts'

export const tasksScreenTexts: typeof english = {
  title: 'Aufgaben',
  tabs: 'Welche Aufgaben',
  active: 'Offen',
  completed: 'Erledigt',
  repeating: 'Regelmäßig',
  activeList: 'Offene Aufgaben',
  waiting: (count) => `${count} ${count === 1 ? 'wartet' : 'warten'} auf dich`,
  toApprove: 'Wartet auf dich',
  ownCompleted: 'Von dir erledigt',
  search: 'Aufgaben suchen',
  week: 'Woche',
  you: 'Du',
  // After "mit".
  youToo: 'dir',
  doneWith: (who, helpers) => `${who} mit ${helpers}`,
  doneBy: (who, date) => `${who}, ${date}`,
  awaitingShort: 'Noch zu bestätigen',
  noActive: 'Gerade ist nichts zu tun. Leg eine Aufgabe an, wenn etwas ansteht.',
  startWithChores: 'Mit ein paar Aufgaben anfangen',
  noCompleted: 'Noch nichts erledigt. Sobald etwas fertig ist, steht es hier.',
  awaiting: 'Erledigt (noch zu bestätigen)',
  approved: 'Erledigt und bestätigt',
  approve: 'Bestätigen',
  approveTask: (name) => `${name} bestätigen`,
  notDone: 'Noch nicht',
  notDoneTask: (name) => `Noch nicht fertig: ${name}`,
}
