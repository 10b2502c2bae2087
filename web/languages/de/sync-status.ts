/**
 * The texts of features/sync-status in German. A task, a reward and a loan ("Anfrage") are all feminine here: "sie".
 */
import { pointsText } from '#domain/language/de/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { Moment } from '#web/features/sync-status/texts.ts'
import type * as english from '#web/languages/en.ts'

export const stateTexts: typeof english.stateTexts = {
  synced: () => 'Alles abgeglichen',
  syncing: () => 'Wird abgeglichen',
  offline: (waiting) => {
    if (waiting === 0) return 'Offline'
    if (waiting === 1) return 'Offline – 1 Änderung liegt hier'
    return `Offline – ${waiting} Änderungen liegen hier`
  },
  attention: () => 'Schau bitte nach',
  signIn: (waiting) => {
    if (waiting === 0) return 'Zum Abgleich anmelden'
    if (waiting === 1) return 'Für 1 Änderung anmelden'
    return `Für ${waiting} Änderungen anmelden`
  },
  upgrade: (waiting) => (waiting === 1 ? 'Für 1 Änderung aktualisieren' : 'App aktualisieren'),
  held: () => 'Wartet auf den Server',
  deleted: () => 'Konto gelöscht',
}

const numberWords = [
  'Keine',
  'Eine',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
]

/** "um 16:20 Uhr", "am 20. Nov. um 16:20 Uhr". */
const at = ({ day, time }: Moment) => (day === null ? `um ${time} Uhr` : `am ${day} um ${time} Uhr`)

export const syncStatusTexts: typeof english.syncStatusTexts = {
  explanations: {
    synced: () => 'Alles, was du hier gemacht hast, ist auf dem Server.',
    syncing: () => 'Deine Änderungen sind unterwegs. Mach ruhig weiter.',
    offline: () =>
      'Mach ruhig weiter. Alles ist auf diesem Gerät gespeichert und wird abgeglichen, sobald du wieder online bist.',
    attention: (refused) =>
      refused === 1
        ? 'Eine Änderung ließ sich nicht auf dem Server speichern. Sie bleibt hier, bis du entscheidest.'
        : `${numberWords[refused] ?? refused} Änderungen ließen sich nicht auf dem Server speichern. Sie bleiben auf diesem Gerät, bis du entscheidest.`,
    signIn: () => 'Bitte melde dich wieder an. Bis dahin bleibt alles auf diesem Gerät.',
    upgrade: () =>
      'Diese Version der App ist zu alt für den Server. Schließ die App und öffne sie wieder; deine Änderungen bleiben.',
    held: () =>
      'Der Server wird gerade aktualisiert. Deine Änderungen bleiben hier und folgen von selbst.',
    deleted: () =>
      'Dieses Konto wurde auf dem Server gelöscht. Was nicht gesendet ist, bleibt hier, bis du das Konto von diesem Gerät entfernst.',
  },

  clocksApart: (days) =>
    `Die Uhren von diesem Gerät und vom Server liegen ${days === 1 ? 'einen Tag' : `${days} Tage`} auseinander. Verloren geht nichts, aber Zeiten und Termine können falsch sein. Bitte prüf beide Uhren.`,
  waiting: 'Noch nicht abgeglichen',
  lastSynced: (ago) => `Zuletzt abgeglichen ${ago}`,
  neverSynced: 'Noch nie abgeglichen',
  waitingDetail: (ago, count) => (count === null ? ago : `${ago}, +${pointsText(count)}`),
  notSynced: 'Noch nicht abgeglichen',
  syncNow: 'Jetzt abgleichen',
  gone: {
    save: 'Nicht Gesendetes als Datei speichern',
    file: 'mitten-nicht-gesendet.json',
    remove: 'Von diesem Gerät entfernen',
  },
  signIn: 'Anmelden',

  unnamed: { tasks: 'eine Aufgabe', rewards: 'eine Belohnung', loans: 'geliehene Punkte' },

  reasons: {
    invalid: (message) => `So kann der Server es nicht annehmen: ${message}.`,
    gone: {
      unknown: 'Das gibt es nicht mehr.',
      elsewhere: 'Du hast das auf einem anderen Gerät gelöscht.',
      byYou: (moment) => `Du hast das ${at(moment)} gelöscht.`,
      deleted: {
        tasks: (name, moment) => `${name} hat sie ${at(moment)} gelöscht.`,
        rewards: (name, moment) => `${name} hat sie ${at(moment)} gelöscht.`,
        loans: (name, moment) => `${name} hat die Anfrage ${at(moment)} zurückgezogen.`,
      },
      perhaps: {
        tasks: (name) => `${name} hat sie gelöscht oder teilt sie nicht mehr.`,
        rewards: (name) => `${name} hat sie gelöscht.`,
        loans: (name) => `${name} hat die Anfrage zurückgezogen.`,
      },
    },
    released: 'Sie ist nicht mehr von dir übernommen.',
    reopened: 'Sie ist wieder offen, es gibt also nichts zu entscheiden.',
    onlineOnly: 'Das geht nur mit Verbindung.',
    notEnoughThen: 'Als es gesendet wurde, reichten die Punkte nicht.',
    notEnough: 'Deine Punkte reichen nicht mehr.',
    taken: 'An dieser Stelle ist schon etwas anderes.',
    tooOld: 'Es hat zu lange gewartet, um noch gespeichert zu werden.',
    serverError: 'Der Server konnte es nicht speichern.',
    already_completed: {
      first: (name, moment) => `${name} hat sie schon ${at(moment)} erledigt.`,
      edit: (name, moment) =>
        `${name} hat sie ${at(moment)} erledigt, darum lässt sie sich nicht mehr bearbeiten.`,
      remove: (name, moment) =>
        `${name} hat sie ${at(moment)} erledigt, darum lässt sie sich nicht mehr löschen.`,
    },
    claimed: {
      first: (name, moment) => `${name} hat sie schon ${at(moment)} übernommen.`,
      edit: (name, moment) =>
        `${name} hat sie ${at(moment)} übernommen, darum lässt sie sich jetzt nicht bearbeiten.`,
      remove: (name, moment) =>
        `${name} hat sie ${at(moment)} übernommen, darum lässt sie sich jetzt nicht löschen.`,
    },
  },

  meanings: {
    pointsWentTo: (count, name) =>
      count === 1
        ? `Den Punkt hat ${name} bekommen.`
        : `Die ${numberText(count)} Punkte hat ${name} bekommen.`,
    pointsNotAdded: (count) =>
      count === 1
        ? 'Der Punkt kam nicht dazu.'
        : `Die ${numberText(count)} Punkte kamen nicht dazu.`,
    balanceBack: (balance) => `Dein Stand ist wieder ${numberText(balance)}.`,
    pointsStay: (balance) => `Deine Punkte bleiben, wie sie sind: ${numberText(balance)}.`,
    textKept: 'Dein Text bleibt, bis du entscheidest.',
    limitTomorrow: 'Dein Text bleibt, bis du entscheidest. Morgen kannst du es wieder versuchen.',
    needsMore: (need, have) =>
      `Sie kostet ${numberText(need)}, und du hast ${numberText(have)}. Es wurde nichts ausgegeben.`,
    hasEnough: (need, have) =>
      `Sie kostet ${numberText(need)}, und jetzt hast du ${numberText(have)}. Es wurde nichts ausgegeben.`,
    nothingSpent: 'Es wurde nichts ausgegeben.',
    nothingDecided: 'Es wurde nichts entschieden.',
    nothingChanged: 'Es wurde nichts geändert.',
  },

  remedies: {
    addMyPart: 'Meinen Teil als Aufgabe anlegen',
    countFor: (day) => `Für ${day} zählen`,
    newTask: 'Meine als neue Aufgabe speichern',
    newReward: 'Meine als neue Belohnung speichern',
    createAgain: 'Noch mal anlegen',
    tryAgain: 'Noch mal versuchen',
    claimAgain: 'Wieder übernehmen',
    redeemFor: (count) => `Für ${pointsText(count)} einlösen`,
    approveFor: (count) => `Für ${pointsText(count)} zustimmen`,
    denyFor: (count) => `Bei ${count === 1 ? '1 Punkt' : `${numberText(count)} Punkten`} ablehnen`,
    borrow: (count) => `${pointsText(count)} leihen`,
    seePlans: 'Tarife ansehen',
    seeLoans: 'Geliehenes ansehen',
    seeRewards: 'Belohnungen ansehen',
    seePartners: 'Zur Partnerseite',
    seeAwaiting: 'Ansehen, was wartet',
    editAndAsk: 'Ändern und noch mal fragen',
    discard: 'Änderung verwerfen',
    asked: 'Punkte angefragt',
  },
  loanFor: (what) => `Um ${what} einzulösen`,

  facts: {
    decided: (message, what) =>
      what === ''
        ? `${message}. Du musst nichts tun.`
        : `${message}: ${what}. Du musst nichts tun.`,
    close: 'Alles klar',
  },

  when: {
    justNow: 'gerade eben',
    minutesAgo: (count) => `vor ${count} min`,
    hoursAgo: (count) => (count === 1 ? 'vor 1 Stunde' : `vor ${count} Stunden`),
    daysAgo: (count) => (count === 1 ? 'gestern' : `vor ${count} Tagen`),
    today: (time) => `Heute, ${time} Uhr`,
    yesterday: (time) => `Gestern, ${time} Uhr`,
    onDay: (day, time) => `${day}, ${time} Uhr`,
  },
}
