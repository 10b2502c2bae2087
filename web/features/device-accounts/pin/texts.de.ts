/** The texts of texts.ts in German. */
import type { pinTexts as english } from './texts.ts'

export const pinTexts: typeof english = {
  enter: 'Gib deine PIN ein',
  pad: 'PIN-Tasten',
  entered: (count, of) => `${count} von ${of} Ziffern eingegeben`,
  clear: 'Leeren',
  deleteLast: 'Letzte Ziffer löschen',
  wrong: (name, left) =>
    left === 1
      ? `Das ist nicht die PIN von ${name}. Noch 1 Versuch.`
      : `Das ist nicht die PIN von ${name}. Noch ${left} Versuche.`,
  paused: 'Zu viele falsche Versuche.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Versuch es in ${Math.ceil(seconds / 60)} Minuten wieder.`
    return seconds === 1
      ? 'Versuch es in 1 Sekunde wieder.'
      : `Versuch es in ${seconds} Sekunden wieder.`
  },
  card: {
    title: 'Wer dieses Gerät benutzt',
    isSet: 'Dieses Gerät fragt nach deiner PIN, bevor es dein Konto öffnet.',
    isNotSet: 'Ohne PIN öffnet hier ein Tipp dein Konto.',
    honest:
      'Eine PIN hält euch in der App auseinander. Sie verschlüsselt nicht, was auf diesem Gerät liegt: Wer sich mit Computern auskennt, kommt daran vorbei.',
    notOffered:
      'Eine PIN braucht https. Diese Adresse hat keins, darum öffnet hier ein Tipp dein Konto.',
    set: 'PIN festlegen',
    change: 'PIN ändern',
    remove: 'PIN entfernen',
    add: 'Noch jemanden hinzufügen',
    idle: 'Fragen, wer da ist',
    idleHint: 'Wenn so lange niemand tippt. Was du gerade schreibst, ist danach wieder da.',
    idleChoices: {
      0: 'Nie',
      1: 'Nach 1 Minute',
      5: 'Nach 5 Minuten',
      15: 'Nach 15 Minuten',
    },
  },
  form: {
    titles: {
      set: 'PIN festlegen',
      change: 'PIN ändern',
      remove: 'PIN entfernen',
    },
    text: '4 bis 8 Ziffern, nur auf diesem Gerät gefragt.',
    removeText: 'Dann öffnet hier ein Tipp dein Konto.',
    current: 'Aktuelle PIN',
    next: 'Neue PIN',
    confirm: 'Neue PIN wiederholen',
    show: 'PIN zeigen',
    hide: 'PIN verbergen',
    shape: 'Eine PIN hat 4 bis 8 Ziffern',
    noMatch: 'Die PINs sind nicht gleich',
    wrong: 'Das ist nicht deine PIN',
    paused: 'Zu viele falsche Versuche. Warte ein wenig bis zum nächsten.',
    save: 'PIN speichern',
    removeAction: 'PIN entfernen',
    saved: 'PIN gespeichert',
    removed: 'PIN entfernt',
  },
}
