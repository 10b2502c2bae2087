/** The texts of features/rewards in German. */
import { pointsText, quoted } from '#domain/language/de/words.ts'
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const rewardFormTexts: typeof english.rewardFormTexts = {
  for: 'Für',
  forMe: 'Mich',
  again: 'Mehrmals einlösbar',
  stays: 'Sie bleibt nach jedem Einlösen hier.',
  limits: {
    stock: { label: 'Wie oft', note: 'insgesamt noch' },
    per_week: { label: 'Pro Woche', note: 'von Montag an' },
    cooldown_days: { label: 'Tage Abstand', note: 'bis zum nächsten Mal' },
  },
  noLimit: 'Ohne Limit',
  less: (label) => `${label}: eins weniger`,
  more: (label) => `${label}: eins mehr`,
  apart: (days) => (days === 1 ? 'mit einem Tag Abstand' : `mit ${days} Tagen Abstand`),
  inAll: (count) => (count === 0 ? 'keine mehr übrig' : `insgesamt noch ${count}`),
  inWords: (words) => {
    const line = words.length === 0 ? 'so oft du magst' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Heute eingelöst',
  againFrom: (day) => `wieder ab ${day}`,
  raisingAsks: (approver) =>
    `Ein höheres Limit braucht wieder ein Ja von ${approver}, ein niedrigeres nicht.`,
  raisingAsksSomebody: 'Ein höheres Limit braucht wieder ein Ja, ein niedrigeres nicht.',
}

const missing = (count: number, name: string) =>
  `${count === 1 ? 'fehlt' : 'fehlen'} dir für ${quoted(name)} ${pointsText(count)}`

export const goalTexts: typeof english.goalTexts = {
  title: (name) => `${quoted(name)} einlösen?`,
  after: (points) => `danach ${numberText(points)}`,
  spent: (points) => `hierfür ${numberText(points)}`,
  away: (name, { away, before }) =>
    before > 0
      ? `Danach ${missing(away, name)} statt ${numberText(before)}. Trotzdem einlösen?`
      : `Danach ${missing(away, name)}. Trotzdem einlösen?`,
  redeemFor: (cost) => `Für ${numberText(cost)} einlösen`,
  keepSaving: 'Weiter sparen',
}

export const rewardsScreenTexts: typeof english.rewardsScreenTexts = {
  title: 'Belohnungen',
  pointsAvailable: (points) => (points === 1 ? 'Punkt verfügbar' : 'Punkte verfügbar'),
  tabs: 'Welche Belohnungen',
  available: 'Verfügbar',
  awaiting: 'Wartet',
  redeemed: 'Eingelöst',
  approvals: 'Anfragen',

  waiting: (count) => `${count} ${count === 1 ? 'wartet' : 'warten'} auf dich`,

  availableList: 'Verfügbare Belohnungen',
  awaitingList: 'Belohnungen, die auf ein Ja warten',
  redeemedList: 'Eingelöste Belohnungen',
  approvalsList: 'Belohnungen, die auf dein Ja warten',
  redeemedByPartners: 'Von den anderen eingelöst',
  tickGiven: 'Hak ab, was sie bekommen haben. Gezählt wird nichts.',
  redeemedBy: (name, day) => `${name}, ${day}`,
  given: 'Bekommen',
  givenReward: (name) => `Bekommen: ${name}`,

  offeredByMe: 'Von dir angeboten',
  offeredTo: (name) => `Für ${name}`,

  search: 'Belohnungen suchen',
  costs: pointsText,
  noAvailable: 'Noch nichts, worauf du dich freuen kannst. Leg eine Belohnung an und spar darauf.',
  noAwaiting: 'Keine Belohnung wartet auf ein Ja',
  noRedeemed: 'Noch nichts eingelöst. Was du einlöst, steht dann hier.',
  noApprovals: 'Keine Belohnung wartet auf dein Ja',

  awaitingPartner: 'Wartet auf ein Ja',
  update: 'Ändern',
  updateReward: (name) => `${name} ändern`,

  redeemedOn: (date) => `Eingelöst am ${date}`,
  awaitingApproval: 'Wartet auf ein Ja',
  approved: 'Bestätigt',
  refunded: 'Abgelehnt, Punkte sind zurück',
  wrote: (name) => `${name}:`,
  giveBack: 'Zurückgeben',
  giveRewardBack: (name) => `${name} zurückgeben`,
  offerAgain: 'Noch mal anbieten',
  offerRewardAgain: (name) => `Noch mal anbieten: ${name}`,

  wants: (name) => `${name} wünscht sich das`,
  had: (name) => `${name} hat das eingelöst`,
  whatItCosts: (name) => `Was kostet ${quoted(name)}?`,
  approve: 'Zustimmen',
  approveReward: (name) => `Zustimmen: ${name}`,
  deny: 'Ablehnen',
  denyReward: (name) => `Ablehnen: ${name}`,
}

export const rewardCardTexts: typeof english.rewardCardTexts = {
  createReward: 'Neue Belohnung',
  editReward: 'Belohnung bearbeiten',
  saveChanges: 'Speichern',
  cancel: 'Abbrechen',

  name: 'Name',
  namePlaceholder: 'Was wäre schön?',
  description: 'Beschreibung',
  cost: 'Preis in Punkten',
  tenLess: 'Zehn Punkte weniger',
  tenMore: 'Zehn Punkte mehr',
  pictureHint: 'Ohne Link bekommt sie ein gestricktes Bild.',
  optional: 'optional',
  preview: 'So sieht sie aus',
  previewName: 'Deine Belohnung',
  previewDescription: 'Was es ist, in einem Satz',
  worth: (cost) => `${pointsText(cost)} ${cost === 1 ? 'lässt' : 'lassen'} sich so verdienen:`,
  worthIn: (effort, minutes) => {
    const word = { easy: 'leichte', difficult: 'schwere', extreme: 'extreme' }[effort]
    return minutes === 1 ? `1 ${word} Minute` : `${numberText(minutes)} ${word} Minuten`
  },
  asksFirst: (approver) => `Braucht erst ein Ja von ${approver}`,
  asksSomebodyFirst: 'Braucht erst ein Ja',
  asksAgain: (approver) => `Beim Speichern wird ${approver} noch einmal gefragt.`,
  asksSomebodyAgain: 'Beim Speichern werden die anderen noch einmal gefragt.',
  changesAskAgain: (approver) =>
    `Bei neuem Namen, Text oder Preis wird ${approver} noch einmal gefragt.`,
  changesAskSomebodyAgain:
    'Bei neuem Namen, Text oder Preis werden die anderen noch einmal gefragt.',

  redeem: 'Einlösen',
  redeemFor: (name, cost) => `${name} für ${pointsText(cost)} einlösen`,
  needMore: 'Noch zu wenig Punkte',
  older: 'Wartet auf frühere Einlösungen',
  needMoreFor: (name) => `Noch zu wenig Punkte für ${name}`,
  limitedFor: (name, limit) => `${name}: ${limit}`,
  onlyGiver: (name) => `Preis und Limits ändert nur ${name}`,
  left: (count) => `noch ${count}`,
  saveFor: 'Darauf sparen',
  saveForReward: (name) => `Auf ${name} sparen`,
  stopSaving: 'Nicht mehr darauf sparen',
  savesForIt: 'Darauf sparst du',
  meter: (name) => `Punkte für ${name}`,
  meterValue: (have, cost) =>
    `${numberText(have)} von ${numberText(cost)} ${cost === 1 ? 'Punkt' : 'Punkten'}`,
  menu: (name) => `Optionen für ${name}`,
  edit: 'Bearbeiten',
  delete: 'Löschen',

  sure: 'Ganz sicher?',
  deletes: (name) => `Das löscht ${quoted(name)}.`,
  refunds: (name, owner, cost) =>
    `Damit lehnst du ${quoted(name)} ab, und ${owner} bekommt ${pointsText(cost)} zurück.`,
  deny: 'Ablehnen',
  denyTitle: (name) => `${quoted(name)} ablehnen?`,
  lineFor: (name) => `Ein paar Worte für ${name}`,
  canAskAgain: (name) => `${name} kann sie ändern und noch einmal fragen.`,
  readsLine: (name) => `${name} liest sie mit der Absage.`,

  redeemed: 'Belohnung eingelöst!',
  spent: (cost) => `${pointsText(cost)} ausgegeben`,
  enjoy: 'Viel Freude damit',

  denied: 'Abgelehnt – ändere sie und frag noch einmal',

  toasts: {
    created: 'Belohnung angelegt',
    asked: (names) => `${listText(names)} ${names.length < 2 ? 'kann' : 'können'} jetzt zustimmen.`,
    updated: 'Belohnung geändert',
    redeemed: 'Belohnung eingelöst!',
    offered: (name) => `${name} weiß Bescheid.`,
    returned: 'Belohnung zurückgegeben',
    saving: 'Du sparst jetzt darauf',
    savingNoMore: 'Du sparst nicht mehr darauf',
    pointsBack: (cost) => `${pointsText(cost)} ${cost === 1 ? 'ist' : 'sind'} zurück`,
    deleted: 'Belohnung gelöscht',
    approved: 'Du hast Ja gesagt',
    denied: 'Belohnung abgelehnt',
    refunded: (cost) => `${pointsText(cost)} zurückgegeben`,
  },
}
