/** The texts of texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import { planOffers } from '#domain/plans.ts'
import type { settingsTexts as english } from './texts.ts'

export const settingsTexts: typeof english = {
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
    openLoanPoints: (loans, points) =>
      points === 1
        ? `${loans}-mal geliehen, 1 Punkt`
        : `${loans}-mal geliehen, ${numberText(points)} Punkte`,
    partnerships: 'Verbindungen',
    othersKeep:
      'Die anderen behalten ihre Punkte. Deine geteilten Aufgaben verschwinden auch bei ihnen.',
    unsent: (count) =>
      count === 1
        ? '1 Änderung auf diesem Gerät wurde nicht gesendet. Sie geht mit dem Konto.'
        : `${count} Änderungen auf diesem Gerät wurden nicht gesendet. Sie gehen mit dem Konto.`,
    deleted: 'Konto gelöscht',
    deletedText: 'Deine Daten sind vom Server und von diesem Gerät verschwunden.',
  },

  passwordForm: {
    title: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    currentRequired: 'Bitte gib dein jetziges Passwort ein',
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
    lastSeen: (date) => `Zuletzt da am ${date}`,
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
      `${provider} meldet dich dann nicht mehr an. Angemeldete Geräte bleiben es.`,
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
      'Tippe auf Ich habe einen Code.',
      'Scanne das Quadrat oder tippe die Buchstaben.',
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
