/** The texts of screen-texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type { rewardsScreenTexts as english } from './screen-texts.ts'

export const rewardsScreenTexts: typeof english = {
  title: 'Beloningen',
  pointsAvailable: (points) => (points === 1 ? 'punt beschikbaar' : 'punten beschikbaar'),
  tabs: 'Welke beloningen',
  available: 'Beschikbaar',
  awaiting: 'Aangevraagd',
  redeemed: 'Ingewisseld',
  approvals: 'Goedkeuren',

  waiting: (count) => (count === 1 ? '1 wacht op jou' : `${count} wachten op jou`),

  availableList: 'Beschikbare beloningen',
  awaitingList: 'Beloningen die op goedkeuring wachten',
  redeemedList: 'Ingewisselde beloningen',
  approvalsList: 'Beloningen om goed te keuren',
  redeemedByPartners: 'Ingewisseld door je partners',
  tickGiven: 'Vink af wat ze gehad hebben. Er wordt niets geteld.',
  redeemedBy: (name, day) => `${name}, ${day}`,
  given: 'Gegeven',
  givenReward: (name) => `Gegeven: ${name}`,

  offeredByMe: 'Door jou aangeboden',
  offeredTo: (name) => `Voor ${name}`,

  search: 'Beloningen zoeken',
  costs: (points) => (points === 1 ? '1 punt' : `${numberText(points)} punten`),
  noAvailable: 'Nog niets om naar uit te kijken. Maak een beloning en spaar ervoor.',
  noAwaiting: 'Geen beloningen die op goedkeuring wachten',
  noRedeemed: 'Nog niets ingewisseld. Wissel een beloning in en je ziet die hier!',
  noApprovals: 'Geen beloningen om goed te keuren',

  awaitingPartner: 'Wacht op je partner',
  update: 'Aanpassen',
  updateReward: (name) => `${name} aanpassen`,

  redeemedOn: (date) => `Ingewisseld op ${date}`,
  awaitingApproval: 'Wacht op goedkeuring',
  approved: 'Goedgekeurd',
  refunded: 'Afgewezen – punten teruggegeven',
  wrote: (name) => `${name}:`,
  giveBack: 'Teruggeven',
  giveRewardBack: (name) => `${name} teruggeven`,
  offerAgain: 'Opnieuw aanbieden',
  offerRewardAgain: (name) => `Opnieuw aanbieden: ${name}`,

  wants: (name) => `${name} wil dit graag`,
  had: (name) => `${name} heeft dit ingewisseld`,
  whatItCosts: (name) => `Wat kost ${name}?`,
  approve: 'Goedkeuren',
  approveReward: (name) => `${name} goedkeuren`,
  deny: 'Afwijzen',
  denyReward: (name) => `${name} afwijzen`,
}
