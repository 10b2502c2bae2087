/** The texts of features/sync-status in Dutch. */
import { pointsText } from '#domain/language/nl/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { Moment } from '#web/features/sync-status/texts.ts'
import type * as english from '#web/languages/en.ts'

export const stateTexts: typeof english.stateTexts = {
  synced: () => 'Alles gesynct',
  syncing: () => 'Aan het syncen',
  offline: (waiting) => {
    if (waiting === 0) return 'Offline'
    if (waiting === 1) return 'Offline – 1 wijziging hier bewaard'
    return `Offline – ${waiting} wijzigingen hier bewaard`
  },
  attention: () => 'Vraagt aandacht',
  signIn: (waiting) => {
    if (waiting === 0) return 'Log in om te syncen'
    if (waiting === 1) return 'Log in om 1 wijziging te syncen'
    return `Log in om ${waiting} wijzigingen te syncen`
  },
  upgrade: (waiting) =>
    waiting === 1 ? 'Werk bij om 1 wijziging te syncen' : 'Werk bij om te syncen',
  held: () => 'Wacht op de server',
  deleted: () => 'Account verwijderd',
}

const numberWords = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen']

/** "om 18:07", "op 24 nov om 18:07". */
const at = ({ day, time }: Moment) => (day === null ? `om ${time}` : `op ${day} om ${time}`)

export const syncStatusTexts: typeof english.syncStatusTexts = {
  explanations: {
    synced: () => 'Alles wat je hier deed, staat op de server.',
    syncing: () => 'Je wijzigingen zijn onderweg. Je kunt gewoon verder.',
    offline: () =>
      'Ga gerust verder. Alles wordt op dit apparaat bewaard en gesynct zodra je weer online bent.',
    attention: (refused) =>
      refused === 1
        ? 'Eén wijziging kon niet op de server worden opgeslagen. Die blijft hier tot je kiest wat ermee gebeurt.'
        : `${numberWords[refused] ?? refused} wijzigingen konden niet op de server worden opgeslagen. Die blijven op dit apparaat tot je kiest wat ermee gebeurt.`,
    signIn: () => 'Log opnieuw in. Tot die tijd blijft alles op dit apparaat.',
    upgrade: () =>
      'Deze versie van de app is te oud voor de server. Sluit de app en open hem opnieuw; je wijzigingen blijven bewaard.',
    held: () =>
      'De server wordt bijgewerkt. Je wijzigingen blijven hier bewaard en gaan straks vanzelf mee.',
    deleted: () =>
      'Dit account is op de server verwijderd. Wat nog niet was gesynct, blijft hier tot je het account van dit apparaat verwijdert.',
  },

  clocksApart: (days) =>
    `De klokken van dit apparaat en de server lopen ${days === 1 ? 'een dag' : `${days} dagen`} uiteen. Er gaat niets verloren, maar tijden en datums kunnen verkeerd zijn. Kijk beide klokken even na.`,
  waiting: 'Nog te syncen',
  lastSynced: (ago) => `Laatst gesynct: ${ago}`,
  neverSynced: 'Nog niet gesynct',
  waitingDetail: (ago, points) => (points === null ? ago : `${ago}, +${pointsText(points)}`),
  notSynced: 'Nog niet gesynct',
  syncNow: 'Nu syncen',
  gone: {
    save: 'Wijzigingen bewaren als bestand',
    file: 'mitten-niet-verstuurd.json',
    remove: 'Van dit apparaat verwijderen',
  },
  signIn: 'Inloggen',

  unnamed: { tasks: 'een taak', rewards: 'een beloning', loans: 'een lening' },

  reasons: {
    invalid: (message) => `Zo kan de server het niet aannemen: ${message}.`,
    gone: {
      unknown: 'Het bestaat niet meer.',
      elsewhere: 'Je hebt het op een ander apparaat verwijderd.',
      byYou: (moment) => `Je hebt het ${at(moment)} verwijderd.`,
      deleted: {
        tasks: (name, moment) => `${name} heeft het ${at(moment)} verwijderd.`,
        rewards: (name, moment) => `${name} heeft het ${at(moment)} verwijderd.`,
        loans: (name, moment) => `${name} heeft het ${at(moment)} ingetrokken.`,
      },
      perhaps: {
        tasks: (name) => `${name} heeft het verwijderd of deelt het niet meer.`,
        rewards: (name) => `${name} heeft het verwijderd.`,
        loans: (name) => `${name} heeft het ingetrokken.`,
      },
    },
    released: 'Het is niet meer door jou opgepakt.',
    reopened: 'Het staat weer open, dus er valt niets te beslissen.',
    onlineOnly: 'Hiervoor is verbinding nodig terwijl je het doet.',
    notEnoughThen: 'Toen het werd verstuurd, waren er niet genoeg punten.',
    notEnough: 'Je hebt niet meer genoeg punten.',
    taken: 'Er staat al iets anders op die plek.',
    tooOld: 'Het heeft te lang gewacht om nog te worden opgeslagen.',
    serverError: 'Het lukte de server niet om het op te slaan.',
    already_completed: {
      first: (name, moment) => `${name} was eerder klaar, ${at(moment)}.`,
      edit: (name, moment) =>
        `${name} heeft het ${at(moment)} afgerond, dus bewerken kan nu niet meer.`,
      remove: (name, moment) =>
        `${name} heeft het ${at(moment)} afgerond, dus verwijderen kan nu niet meer.`,
    },
    claimed: {
      first: (name, moment) => `${name} pakte het eerder op, ${at(moment)}.`,
      edit: (name, moment) =>
        `${name} heeft het ${at(moment)} opgepakt, dus bewerken kan nu niet meer.`,
      remove: (name, moment) =>
        `${name} heeft het ${at(moment)} opgepakt, dus verwijderen kan nu niet meer.`,
    },
  },

  meanings: {
    pointsWentTo: (points, name) =>
      points === 1
        ? `Het punt ging naar ${name}.`
        : `De ${numberText(points)} punten gingen naar ${name}.`,
    pointsNotAdded: (points) =>
      points === 1
        ? 'Het punt is niet bijgeteld.'
        : `De ${numberText(points)} punten zijn niet bijgeteld.`,
    balanceBack: (balance) => `Je saldo is weer ${numberText(balance)}.`,
    pointsStay: (balance) => `Je punten blijven zoals ze zijn: ${numberText(balance)}.`,
    textKept: 'Je tekst blijft bewaard tot je kiest.',
    limitTomorrow: 'Je tekst blijft bewaard tot je kiest. Morgen kun je het opnieuw proberen.',
    needsMore: (need, have) =>
      `Het kost ${numberText(need)} en je hebt er ${numberText(have)}. Er is niets uitgegeven.`,
    hasEnough: (need, have) =>
      `Het kost ${numberText(need)}, en je hebt er nu ${numberText(have)}. Er is niets uitgegeven.`,
    nothingSpent: 'Er is niets uitgegeven.',
    nothingDecided: 'Er is niets beslist.',
    nothingChanged: 'Er is niets veranderd.',
  },

  remedies: {
    addMyPart: 'Mijn deel als taak toevoegen',
    countFor: (day) => `Meetellen voor ${day}`,
    newTask: 'De mijne als nieuwe taak opslaan',
    newReward: 'De mijne als nieuwe beloning opslaan',
    createAgain: 'Opnieuw maken',
    tryAgain: 'Opnieuw proberen',
    claimAgain: 'Opnieuw oppakken',
    redeemFor: (points) => `Inwisselen voor ${pointsText(points)}`,
    approveFor: (points) => `Goedkeuren voor ${pointsText(points)}`,
    denyFor: (points) => `Afwijzen voor ${pointsText(points)}`,
    borrow: (points) => `${pointsText(points)} lenen`,
    seePlans: 'Bekijk abonnement',
    seeLoans: 'Bekijk je leningen',
    seeRewards: 'Bekijk je beloningen',
    seePartners: 'Naar Partner',
    seeAwaiting: 'Bekijk wat op goedkeuring wacht',
    editAndAsk: 'Aanpassen en opnieuw vragen',
    discard: 'Wijziging weggooien',
    asked: 'Lening aangevraagd',
  },
  loanFor: (what) => `Om ${what} in te wisselen`,

  facts: {
    decided: (message, what) =>
      what === ''
        ? `${message}. Je hoeft niets te doen.`
        : `${message}: ${what}. Je hoeft niets te doen.`,
    close: 'Begrepen',
  },

  when: {
    justNow: 'zojuist',
    minutesAgo: (count) => `${count} min geleden`,
    hoursAgo: (count) => `${count} uur geleden`,
    daysAgo: (count) => (count === 1 ? 'gisteren' : `${count} dagen geleden`),
    today: (time) => `Vandaag, ${time}`,
    yesterday: (time) => `Gisteren, ${time}`,
    onDay: (day, time) => `${day}, ${time}`,
  },
}
