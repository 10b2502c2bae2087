/** The texts of texts.ts in German. */
import type { wallTexts as english } from './texts.ts'

export const wallTexts: typeof english = {
  page: 'Diese Woche',
  everyone: 'Wer ist da?',
  question: 'Wer hat’s gemacht?',
  people: 'Zur Auswahl',
  thenPin: 'Dann die PIN',
  close: 'Schließen',
  back: 'Die Woche kommt von selbst wieder.',
  together: 'Zusammen gemacht',
  togetherNote: 'Tipp auf jemanden von euch und sag dann, wer geholfen hat.',
  childDid: (name) => `${name} hat’s gemacht`,
  nobody: 'Das kann auf diesem Gerät niemand erledigen.',
  card: {
    title: 'Dieses Gerät',
    hangs: 'Dieses Gerät hängt an der Wand',
    hangsNote:
      'Unberührt zeigt es die Woche, statt zu fragen, wer da ist. Der Bildschirm bleibt an. Zu sehen sind nur geteilte Aufgaben.',
    whose: 'Wessen Woche',
  },
}
