/** The texts of screen-texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { rewardsScreenTexts as english } from './screen-texts.ts'

export const rewardsScreenTexts: typeof english = {
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
  costs: (points) => (points === 1 ? '1 Punkt' : `${numberText(points)} Punkte`),
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
  whatItCosts: (name) => `Was kostet ${name}?`,
  approve: 'Zustimmen',
  approveReward: (name) => `Zustimmen: ${name}`,
  deny: 'Ablehnen',
  denyReward: (name) => `Ablehnen: ${name}`,
}
