/** The texts of texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import { planOffers } from '#domain/plans.ts'
import type { settingsTexts as english } from './texts.ts'

export const settingsTexts: typeof english = {
  title: 'Instellingen',
  tabs: 'Welke instellingen',
  profileTab: 'Profiel',
  security: 'Beveiliging',
  subscription: 'Abonnement',
  points: 'Punten',
  sure: 'Weet je het heel zeker?',

  profile: {
    title: 'Profiel',
    name: 'Weergavenaam',
    nameHint: (username) => `Partners zien deze naam. Je gebruikersnaam blijft ${username}.`,
    save: 'Opslaan',
    saved: 'Profiel bijgewerkt',
    timeZone: 'Tijdzone',
    timeZoneNote: 'Dagen en maanden beginnen volgens deze klok.',
    deviceDiffers: (zone) => `Dit apparaat staat op ${zone}.`,
    takeDevice: (zone) => `${zone} gebruiken`,
  },

  data: {
    title: 'Jouw gegevens',
    text: 'Alles wat van jou is, in één bestand om te bewaren.',
    download: 'Mijn gegevens downloaden',
    fileName: 'mitten-gegevens.json',
    failed: 'Je gegevens konden niet worden gedownload',
  },

  keyboard: {
    title: 'Sneltoetsen',
    text: 'Een nieuwe taak, zoeken en de belangrijkste pagina’s, met een toets of twee.',
    show: 'Sneltoetsen tonen',
  },

  danger: {
    title: 'Gevarenzone',
    text: 'Verwijdert je account, je taken, je beloningen en je leningen. Wat je voor anderen deed, blijft in hun historie staan onder ‘Voormalig lid’.',
    action: 'Account verwijderen',
    question: (username) =>
      `Het account ${username} wordt voorgoed verwijderd. Dit kan niet ongedaan worden gemaakt.`,
    tasksAndRewards: 'Jouw taken en beloningen',
    tasks: 'Jouw taken',
    rewards: 'Jouw beloningen',
    counts: (tasks, rewards) => `${numberText(tasks)} en ${numberText(rewards)}`,
    repeating: 'Jouw terugkerende taken',
    repeatingTasks: (count) =>
      count === 1 ? '1 terugkerende taak' : `${count} terugkerende taken`,
    repeatingGoOn: (tasks) =>
      tasks === 1
        ? 'Eén terugkerende taak is gedeeld. Die kan zonder jou verder.'
        : `${tasks} terugkerende taken zijn gedeeld. Die kunnen zonder jou verder.`,
    handOverTo: (name) => `Overdragen aan ${name}`,
    handedOver: (name) => `Overgedragen aan ${name}`,
    openLoans: 'Lopende leningen',
    openLoanPoints: (loans, points) =>
      points === 1 ? `${loans}, 1 punt` : `${loans}, ${numberText(points)} punten`,
    partnerships: 'Koppelingen',
    othersKeep:
      'Partners houden de punten die ze verdienden. Jouw gedeelde taken verdwijnen ook bij hen.',
    unsent: (count) =>
      count === 1
        ? '1 wijziging op dit apparaat is niet verstuurd. Die verdwijnt met het account.'
        : `${count} wijzigingen op dit apparaat zijn niet verstuurd. Die verdwijnen met het account.`,
    deleted: 'Account verwijderd',
    deletedText: 'Je gegevens zijn weg van de server en van dit apparaat.',
  },

  passwordForm: {
    title: 'Wachtwoord wijzigen',
    current: 'Huidig wachtwoord',
    currentRequired: 'Vul je huidige wachtwoord in',
    next: 'Nieuw wachtwoord',
    confirm: 'Herhaal het nieuwe wachtwoord',
    confirmRequired: 'Herhaal je nieuwe wachtwoord',
    noMatch: 'De wachtwoorden zijn niet gelijk',
    othersEnd: 'Andere apparaten worden uitgelogd.',
    action: 'Wachtwoord wijzigen',
    done: 'Wachtwoord gewijzigd',
    failed: 'Het wachtwoord kon niet worden gewijzigd',
  },

  devices: {
    title: 'Ingelogde apparaten',
    thisDevice: 'Dit apparaat',
    lastSeen: (date) => `Laatst gezien op ${date}`,
    end: 'Uitloggen',
    endNamed: (device) => `${device} uitloggen`,
    endOthers: 'Andere apparaten uitloggen',
    ended: 'Apparaat uitgelogd',
    othersEnded: 'Andere apparaten uitgelogd',
    failed: 'Uitloggen is niet gelukt',
    loading: 'Je apparaten worden opgezocht',
    unreadable: 'De lijst kon niet worden geladen.',
    again: 'Opnieuw proberen',
  },

  plans: {
    current: 'Huidig abonnement',
    yours: 'Dit is je abonnement',
    upgrade: (plan) => `Overstappen op ${planOffers[plan].name}`,
    downgrade: (plan) => `Terug naar ${planOffers[plan].name}`,
    note: 'Een abonnement hoort bij één account. Een stap terug gaat meteen in; wat je hebt gemaakt, blijft.',
    downgradeText: (plan) =>
      `Je stapt meteen uit ${planOffers[plan].name}. Alles wat je hebt gemaakt, blijft.`,
    downgraded: 'Abonnement gewijzigd',
    downgradedText: 'Je hebt nu Free.',
    noUpgrades: 'Op deze server kun je niet overstappen.',
  },
  provider: {
    title: (provider) => `Inloggen met ${provider}`,
    connected: (provider, date) => `Gekoppeld met ${provider} sinds ${date}.`,
    notConnected: (provider) =>
      `Koppel je account, dan log je met ${provider} in zonder wachtwoord.`,
    noPassword: 'Je hebt hier geen wachtwoord. Een beheerder kan er een link voor maken.',
    connect: 'Koppelen',
    disconnect: 'Ontkoppelen',
    disconnectText: (provider) =>
      `Je logt dan niet meer in met ${provider}. Apparaten die zijn ingelogd, blijven dat.`,
    disconnected: 'Ontkoppeld',
    connectFailed: 'Koppelen is niet gelukt',
    disconnectFailed: 'Ontkoppelen is niet gelukt',
    code: 'Code voor een ander apparaat',
    codeText: 'Logt je daar één keer in, ook in de app op je beginscherm.',
  },
  ownCode: {
    title: 'Je code',
    qr: 'QR-code die je inlogt',
    howTo: [
      'Open Mitten op het andere apparaat, of de app op je beginscherm.',
      'Tik op Ik heb een code.',
      'Scan het vierkant of typ de letters.',
    ],
    make: 'Code maken',
    another: 'Nieuwe code',
    done: 'Klaar',
    failed: 'Code maken is niet gelukt',
  },
}
