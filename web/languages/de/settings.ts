/** The texts of features/settings in German. */
import { pointsText } from '#domain/language/de/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import { planOffers } from '#domain/plans.ts'
import { MAX_TOKENS } from '#domain/programs/token.ts'
import { MAX_WEBHOOKS } from '#domain/programs/webhook-api.ts'
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import type * as english from '#web/languages/en.ts'

export const homeCardTexts: typeof english.homeCardTexts = {
  title: 'Im Haus',
  text: 'Home Assistant und andere bei dir zu Hause können das vom Broker eures Hauses lesen. Private Aufgaben sind nie dabei.',
  shows: 'Meine Punkte und offenen Aufgaben zeigen',
  showsNote: 'Alle, die den Broker benutzen, sehen sie.',
  completes: 'Tasten dürfen meine Aufgaben erledigen',
  completesNote: 'Wer eine drückt, sammelt die Punkte für dich.',
}

export const passkeySettingsTexts: typeof english.passkeySettingsTexts = {
  title: 'Passkeys',
  text: 'Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit dem Passwort.',
  add: 'Passkey hinzufügen',
  full: `Du hast ${MAX_PASSKEYS} Passkeys, mehr gehen nicht.`,
  added: (date) => `Hinzugefügt am ${date}`,
  used: (date) => `Zuletzt benutzt am ${date}`,
  elsewhere: (address) => `Für ${address}`,
  renameNamed: (name) => `${name} umbenennen`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  addTitle: 'Passkey hinzufügen',
  addText: 'Das Gerät fragt nach deinem Fingerabdruck, deinem Gesicht oder der Bildschirmsperre.',
  name: 'Name',
  nameHint: 'Woran du ihn erkennst, zum Beispiel Handy oder Schlüsselbund.',
  addDone: 'Passkey hinzugefügt',
  addFailed: 'Der Passkey ließ sich nicht hinzufügen',
  renameTitle: 'Passkey umbenennen',
  save: 'Speichern',
  renameDone: 'Passkey umbenannt',
  renameFailed: 'Der Passkey ließ sich nicht umbenennen',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: 'Damit meldest du dich dann nicht mehr an. Lösch ihn auch auf dem Gerät.',
  removeDone: 'Passkey entfernt',
  removeFailed: 'Der Passkey ließ sich nicht entfernen',
}

export const programTexts: typeof english.programTexts = {
  loading: 'Wird nachgesehen',
  unreadable: 'Das ließ sich nicht laden.',
  again: 'Noch einmal',
  done: 'Fertig',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  notCopiedText: 'Kopier es von Hand aus dem Feld.',
  once: 'Es steht nur jetzt hier. Mitten behält keine Kopie.',

  tokens: {
    title: 'Zugang für Programme',
    text: 'Mit einem Token benutzt ein Programm von dir, etwa Home Assistant, Mitten in deinem Namen. Ein neues Passwort beendet alle.',
    reference: 'Was Programme tun können',
    make: 'Neues Token',
    full: `Du hast ${MAX_TOKENS} Tokens, mehr gehen nicht.`,
    access: { read: 'Darf lesen', act: 'Darf lesen und handeln' },
    accessNote: {
      read: 'Sieht, was du siehst, und ändert nichts.',
      act: 'Erledigt Aufgaben, löst Belohnungen ein und mehr, so wie du.',
    },
    never: 'Endet nicht von selbst',
    endsOn: (date) => `Endet am ${date}`,
    ended: (date) => `Endete am ${date}`,
    used: (date) => `Zuletzt benutzt am ${date}`,
    unused: 'Noch nicht benutzt',
    end: 'Beenden',
    endNamed: (name) => `${name} beenden`,
    makeTitle: 'Neues Token',
    name: 'Name',
    nameHint: 'Woran du es erkennst, zum Beispiel Küchenanzeige.',
    may: 'Was es darf',
    ends: 'Endet',
    days: (days) => `Nach ${days} Tagen`,
    neverEnds: 'Nie',
    madeTitle: 'Dein Token',
    secret: 'Token',
    made: 'Token gemacht',
    makeFailed: 'Das Token ließ sich nicht machen',
    endTitle: (name) => `${name} beenden?`,
    endText: 'Das Programm, das es benutzt, erreicht Mitten dann nicht mehr.',
    endDone: 'Token beendet',
    endFailed: 'Das Token ließ sich nicht beenden',
  },

  calendar: {
    title: 'Kalender-Link',
    text: 'Eine Adresse, unter der dein Kalender deine Aufgaben mit Datum zeigt. Wer die Adresse hat, kann sie lesen.',
    shows: 'Was er zeigt',
    off: 'Aus',
    mine: 'Meine Aufgaben',
    house: 'Das Haus',
    mineNote: 'Was für dich ist.',
    houseNote: 'Die geteilten Aufgaben, davor jeweils der Name der Person, die sie macht.',
    hidesNames: 'Nur „Aufgabe“ sagen',
    hidesNamesNote: 'Ohne zu verraten, worum es geht.',
    google: 'Google sieht ein- oder zweimal am Tag nach Änderungen.',
    renew: 'Neuer Link',
    madeTitle: 'Dein Kalender-Link',
    address: 'Adresse',
    howTo: 'Füge in deiner Kalender-App einen Kalender mit dieser Adresse hinzu.',
    open: 'Im Kalender öffnen',
    saved: 'Kalender-Link geändert',
    ended: 'Kalender-Link beendet',
    failed: 'Der Kalender-Link ließ sich nicht ändern',
    endTitle: 'Den Kalender-Link beenden?',
    endText: 'Kalender, die ihn benutzen, zeigen deine Aufgaben dann nicht mehr.',
    end: 'Link beenden',
    renewTitle: 'Einen neuen Link machen?',
    renewText: 'Der alte endet. Kalender, die ihn benutzen, brauchen den neuen.',
  },

  webhooks: {
    title: 'Webhooks',
    text: 'Mitten ruft eine Adresse deines Programms auf, wenn etwas passiert.',
    make: 'Webhook hinzufügen',
    full: `Du hast ${MAX_WEBHOOKS} Webhooks, mehr gehen nicht.`,
    events: {
      'task.created': 'Eine Aufgabe wird angelegt',
      'task.completed': 'Eine Aufgabe wird erledigt',
      'task.approved': 'Eine Aufgabe wird bestätigt',
      'task.reopened': 'Eine Aufgabe ist wieder offen',
      'chore.due': 'Eine regelmäßige Aufgabe ist fällig',
      'reward.redeemed': 'Eine Belohnung wird eingelöst',
      'reward.approved': 'Eine Belohnung wird bestätigt',
    },
    unused: 'Noch nichts gesendet',
    answered: (date, status) => `Letzte Antwort ${status}, ${date}`,
    unanswered: (date) => `Keine Antwort, ${date}`,
    off: 'Aus, weil er drei Tage lang fehlschlug. Ein Test, der ankommt, schaltet ihn ein.',
    testNamed: (host) => `Test an ${host} senden`,
    tested: 'Der Test kam an',
    testFailed: 'Der Test schlug fehl',
    testAnswered: (status) => `Die Antwort war ${status}.`,
    testUnanswered: 'Es kam keine Antwort.',
    remove: 'Entfernen',
    removeNamed: (host) => `${host} entfernen`,
    makeTitle: 'Webhook hinzufügen',
    address: 'Adresse',
    addressHint: 'Sie beginnt mit https.',
    when: 'Wann Mitten sie aufruft',
    made: 'Webhook hinzugefügt',
    makeFailed: 'Der Webhook ließ sich nicht hinzufügen',
    madeTitle: 'Dein Webhook',
    secret: 'Geheimnis',
    secretText: 'Damit prüft dein Programm, ob eine Nachricht von Mitten ist.',
    removeTitle: (host) => `${host} entfernen?`,
    removeText: 'Dorthin wird dann nichts mehr gesendet.',
    removeDone: 'Webhook entfernt',
    removeFailed: 'Der Webhook ließ sich nicht entfernen',
  },
}

export const settingsTexts: typeof english.settingsTexts = {
  title: 'Einstellungen',
  tabs: 'Welche Einstellungen',
  profileTab: 'Profil',
  security: 'Sicherheit',
  subscription: 'Tarif',
  points: 'Punkte',
  sure: 'Ganz sicher?',

  profile: {
    title: 'Profil',
    name: 'Angezeigter Name',
    nameHint: (username) => `Diesen Namen sehen die anderen. Dein Benutzername bleibt ${username}.`,
    save: 'Speichern',
    saved: 'Profil geändert',
    timeZone: 'Zeitzone',
    timeZoneNote: 'Nach dieser Uhr beginnen Tage und Monate.',
    deviceDiffers: (zone) => `Dieses Gerät ist in ${zone}.`,
    takeDevice: (zone) => `${zone} verwenden`,
  },

  data: {
    title: 'Deine Daten',
    text: 'Alles, was dir gehört, in einer Datei zum Aufheben.',
    download: 'Meine Daten herunterladen',
    fileName: 'mitten-daten.json',
    failed: 'Deine Daten ließen sich nicht herunterladen',
  },

  keyboard: {
    title: 'Tastenkürzel',
    text: 'Neue Aufgabe, Suche und die wichtigsten Seiten mit ein, zwei Tasten.',
    show: 'Tastenkürzel zeigen',
  },

  danger: {
    title: 'Konto löschen',
    text: 'Löscht dein Konto, deine Aufgaben, deine Belohnungen und was du geliehen hast. Was du für andere erledigt hast, bleibt in ihrem Verlauf unter „Früheres Mitglied“.',
    action: 'Konto löschen',
    question: (username) =>
      `Das löscht das Konto ${username} für immer. Es lässt sich nicht zurückholen.`,
    tasksAndRewards: 'Deine Aufgaben und Belohnungen',
    tasks: 'Deine Aufgaben',
    rewards: 'Deine Belohnungen',
    counts: (tasks, rewards) => `${numberText(tasks)} und ${numberText(rewards)}`,
    repeating: 'Deine regelmäßigen Aufgaben',
    repeatingTasks,
    repeatingGoOn: (tasks) =>
      tasks === 1
        ? 'Eine regelmäßige Aufgabe ist geteilt. Sie kann ohne dich weiterlaufen.'
        : `${tasks} regelmäßige Aufgaben sind geteilt. Sie können ohne dich weiterlaufen.`,
    handOverTo: (name) => `An ${name} übergeben`,
    handedOver: (name) => `An ${name} übergeben`,
    openLoans: 'Noch nicht zurückgezahlt',
    openLoanPoints: (loans, points) => `${loans}-mal geliehen, ${pointsText(points)}`,
    partnerships: 'Verbindungen',
    othersKeep:
      'Die anderen behalten ihre Punkte. Deine geteilten Aufgaben verschwinden auch bei ihnen.',
    unsent: (count) =>
      count === 1
        ? '1 Änderung auf diesem Gerät wurde nicht gesendet. Sie geht mit dem Konto verloren.'
        : `${count} Änderungen auf diesem Gerät wurden nicht gesendet. Sie gehen mit dem Konto verloren.`,
    deleted: 'Konto gelöscht',
    deletedText: 'Deine Daten sind vom Server und von diesem Gerät verschwunden.',
  },

  passwordForm: {
    title: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    currentRequired: 'Bitte gib dein aktuelles Passwort ein',
    next: 'Neues Passwort',
    confirm: 'Neues Passwort wiederholen',
    confirmRequired: 'Bitte wiederhole dein neues Passwort',
    noMatch: 'Die Passwörter sind nicht gleich',
    othersEnd: 'Andere Geräte werden abgemeldet.',
    action: 'Passwort ändern',
    done: 'Passwort geändert',
    failed: 'Das Passwort ließ sich nicht ändern',
  },

  devices: {
    title: 'Angemeldete Geräte',
    thisDevice: 'Dieses Gerät',
    lastSeen: (date) => `Zuletzt benutzt am ${date}`,
    end: 'Abmelden',
    endNamed: (device) => `${device} abmelden`,
    endOthers: 'Andere Geräte abmelden',
    ended: 'Gerät abgemeldet',
    othersEnded: 'Andere Geräte abgemeldet',
    failed: 'Das Abmelden hat nicht geklappt',
    loading: 'Deine Geräte werden gesucht',
    unreadable: 'Die Liste ließ sich nicht laden.',
    again: 'Noch einmal',
  },

  plans: {
    current: 'Dein Tarif',
    yours: 'Das ist dein Tarif',
    upgrade: (plan) => `Zu ${planOffers[plan].name} wechseln`,
    downgrade: (plan) => `Zurück zu ${planOffers[plan].name}`,
    note: 'Ein Tarif gilt für ein Konto. Ein kleinerer gilt sofort und nimmt dir nichts weg, was du gemacht hast.',
    downgradeText: (plan) =>
      `Du verlässt ${planOffers[plan].name} sofort. Was du gemacht hast, bleibt.`,
    downgraded: 'Tarif gewechselt',
    downgradedText: 'Du bist jetzt bei Free.',
    noUpgrades: 'Auf diesem Server gibt es keine anderen Tarife.',
  },
  provider: {
    title: (provider) => `Mit ${provider} anmelden`,
    connected: (provider, date) => `Seit ${date} mit ${provider} verbunden.`,
    notConnected: (provider) =>
      `Verbinde dein Konto, dann meldet dich ${provider} ohne Passwort an.`,
    noPassword:
      'Du hast hier kein Passwort. Wer den Server betreut, kann dir einen Link dafür machen.',
    connect: 'Verbinden',
    disconnect: 'Trennen',
    disconnectText: (provider) =>
      `${provider} meldet dich dann nicht mehr an. Angemeldete Geräte bleiben angemeldet.`,
    disconnected: 'Getrennt',
    connectFailed: 'Das Verbinden hat nicht geklappt',
    disconnectFailed: 'Das Trennen hat nicht geklappt',
    code: 'Code für ein anderes Gerät',
    codeText: 'Meldet dich dort einmal an, auch in der App auf deinem Startbildschirm.',
  },
  ownCode: {
    title: 'Dein Code',
    qr: 'QR-Code, der dich anmeldet',
    howTo: [
      'Öffne Mitten auf dem anderen Gerät oder die App auf deinem Startbildschirm.',
      'Tippe auf „Ich habe einen Code“.',
      'Scanne das Quadrat oder tippe die Zeichen ein.',
    ],
    make: 'Code machen',
    another: 'Neuer Code',
    done: 'Fertig',
    failed: 'Der Code ließ sich nicht machen',
  },
}

function repeatingTasks(count: number): string {
  return count === 1 ? '1 regelmäßige Aufgabe' : `${count} regelmäßige Aufgaben`
}
