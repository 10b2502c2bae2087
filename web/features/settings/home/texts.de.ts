/** The texts of texts.ts in German. */
import type { homeCardTexts as english } from './texts.ts'

export const homeCardTexts: typeof english = {
  title: 'Im Haus',
  text: 'Home Assistant und andere bei dir zu Hause können das vom Broker eures Hauses lesen. Private Aufgaben sind nie dabei.',
  shows: 'Meine Punkte und offenen Aufgaben zeigen',
  showsNote: 'Alle, die den Broker benutzen, sehen sie.',
  completes: 'Tasten dürfen meine Aufgaben erledigen',
  completesNote: 'Wer eine drückt, sammelt die Punkte für dich.',
}
