/** The texts of features/rewards in Dutch. */
import { listText } from '#domain/language/format.ts'
import { pointsText } from '#domain/language/nl/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const rewardFormTexts: typeof english.rewardFormTexts = {
  for: 'Voor',
  forMe: 'Mij',
  again: 'Vaker in te wisselen',
  stays: 'De beloning blijft staan, ook na het inwisselen.',
  limits: {
    stock: { label: 'Hoe vaak', note: 'nog in totaal' },
    per_week: { label: 'Per week', note: 'vanaf maandag' },
    cooldown_days: { label: 'Dagen ertussen', note: 'tot de volgende keer' },
  },
  noLimit: 'Geen limiet',
  less: (label) => `${label}: één minder`,
  more: (label) => `${label}: één meer`,
  apart: (days) => (days === 1 ? 'een dag ertussen' : `${days} dagen ertussen`),
  inAll: (count) => (count === 0 ? 'op' : `${count} in totaal`),
  inWords: (words) => {
    const line = words.length === 0 ? 'zo vaak je wilt' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Vandaag ingewisseld',
  againFrom: (day) => `weer vanaf ${day}`,
  raisingAsks: (approver) =>
    `Een hogere limiet moet ${approver} opnieuw goedkeuren, een lagere niet.`,
  raisingAsksSomebody: 'Een hogere limiet moeten je partners opnieuw goedkeuren, een lagere niet.',
}

export const goalTexts: typeof english.goalTexts = {
  title: (name) => `${name} inwisselen?`,
  after: (points) => `${numberText(points)} hierna`,
  spent: (points) => `${numberText(points)} hieraan besteed`,
  away: (name, { away, before }) => {
    const missing = `Hierna heb je nog ${pointsText(away)} nodig voor ${name}`
    return before > 0
      ? `${missing}, in plaats van ${numberText(before)}. Inwisselen?`
      : `${missing}. Inwisselen?`
  },
  redeemFor: (cost) => `Inwisselen voor ${numberText(cost)}`,
  keepSaving: 'Verder sparen',
}

export const rewardsScreenTexts: typeof english.rewardsScreenTexts = {
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
  costs: pointsText,
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

export const rewardCardTexts: typeof english.rewardCardTexts = {
  createReward: 'Nieuwe beloning',
  editReward: 'Beloning bewerken',
  saveChanges: 'Opslaan',
  cancel: 'Annuleren',

  name: 'Naam',
  namePlaceholder: 'Wat zou fijn zijn?',
  description: 'Beschrijving',
  cost: 'Prijs in punten',
  tenLess: 'Tien punten minder',
  tenMore: 'Tien punten meer',
  pictureHint: 'Zonder link komt er een gebreid plaatje.',
  optional: 'optioneel',
  preview: 'Zo gaat het eruitzien',
  previewName: 'Jouw beloning',
  previewDescription: 'Wat het is, in één zin',
  worth: (cost) =>
    cost === 1 ? '1 punt verdien je zo:' : `${numberText(cost)} punten verdien je zo:`,
  worthIn: (effort, minutes) => {
    const word = { easy: 'lichte', difficult: 'pittige', extreme: 'zware' }[effort]
    return minutes === 1 ? `1 ${word} minuut` : `${numberText(minutes)} ${word} minuten`
  },
  asksFirst: (approver) => `Vraagt het eerst aan ${approver}`,
  asksSomebodyFirst: 'Vraagt het eerst aan een partner',
  asksAgain: (approver) => `Na het opslaan moet ${approver} opnieuw goedkeuren.`,
  asksSomebodyAgain: 'Na het opslaan moeten je partners opnieuw goedkeuren.',
  changesAskAgain: (approver) =>
    `Een andere naam, beschrijving of prijs moet ${approver} opnieuw goedkeuren.`,
  changesAskSomebodyAgain:
    'Een andere naam, beschrijving of prijs moeten je partners opnieuw goedkeuren.',

  redeem: 'Inwisselen',
  redeemFor: (name, cost) => `${name} inwisselen voor ${pointsText(cost)}`,
  needMore: 'Meer punten nodig',
  older: 'Wacht op oudere gegevens',
  needMoreFor: (name) => `Meer punten nodig voor ${name}`,
  limitedFor: (name, limit) => `${name}: ${limit}`,
  onlyGiver: (name) => `Alleen ${name} kan prijs en limieten wijzigen`,
  left: (count) => `nog ${count}`,
  saveFor: 'Hiervoor sparen',
  saveForReward: (name) => `Sparen voor ${name}`,
  stopSaving: 'Niet meer sparen',
  savesForIt: 'Hier spaar je voor',
  meter: (name) => `Punten voor ${name}`,
  meterValue: (have, cost) => `${numberText(have)} van ${pointsText(cost)}`,
  menu: (name) => `Opties voor ${name}`,
  edit: 'Bewerken',
  delete: 'Verwijderen',

  sure: 'Weet je het heel zeker?',
  deletes: (name) => `${name} wordt verwijderd.`,
  refunds: (name, owner, cost) =>
    `Je wijst ${name} af, en ${owner} krijgt ${pointsText(cost)} terug.`,
  deny: 'Afwijzen',
  denyTitle: (name) => `${name} afwijzen?`,
  lineFor: (name) => `Een zinnetje voor ${name}`,
  canAskAgain: (name) => `${name} kan het aanpassen en opnieuw vragen.`,
  readsLine: (name) => `${name} leest het bij de afwijzing.`,

  redeemed: 'Beloning ingewisseld!',
  spent: (cost) => `${pointsText(cost)} uitgegeven`,
  enjoy: 'Geniet ervan',

  denied: 'Afgewezen – pas aan en vraag opnieuw',

  toasts: {
    created: 'De beloning staat erop',
    asked: (names) => `${listText(names)} ${names.length < 2 ? 'kan' : 'kunnen'} nu goedkeuren.`,
    updated: 'Beloning bijgewerkt',
    redeemed: 'Beloning ingewisseld!',
    offered: (name) => `${name} krijgt het te horen.`,
    returned: 'Beloning teruggegeven',
    saving: 'Je spaart hiervoor',
    savingNoMore: 'Je spaart hier niet meer voor',
    pointsBack: (cost) => `${pointsText(cost)} terug`,
    deleted: 'Beloning verwijderd',
    approved: 'Beloning goedgekeurd',
    denied: 'Beloning afgewezen',
    refunded: (cost) => `${pointsText(cost)} teruggegeven`,
  },
}
