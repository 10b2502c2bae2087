/** The texts of features/rewards in French. */
import { listText } from '#domain/language/format.ts'
import { pointsText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const rewardFormTexts: typeof english.rewardFormTexts = {
  for: 'Pour qui',
  forMe: 'Moi',
  again: 'Peut s’obtenir plusieurs fois',
  stays: 'Elle reste ici après chaque fois.',
  limits: {
    stock: { label: 'Combien', note: 'en tout' },
    per_week: { label: 'Par semaine', note: 'à compter du lundi' },
    cooldown_days: { label: 'Jours d’écart', note: 'avant la suivante' },
  },
  noLimit: 'Sans limite',
  less: (label) => `${label}\u202F: un de moins`,
  more: (label) => `${label}\u202F: un de plus`,
  apart: (days) => (days < 2 ? 'un jour d’écart' : `${days} jours d’écart`),
  inAll: (count) => (count === 0 ? 'plus aucune' : `${count} en tout`),
  inWords: (words) => {
    const line = words.length === 0 ? 'aussi souvent que tu veux' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Obtenue aujourd’hui',
  againFrom: (day) => `de retour le ${day}`,
  raisingAsks: (approver) =>
    `Élargir une limite, c’est redemander à ${approver}. La resserrer, non.`,
  raisingAsksSomebody: 'Élargir une limite, c’est redemander à tes partenaires. La resserrer, non.',
}

export const goalTexts: typeof english.goalTexts = {
  title: (name) => `Obtenir «\u202F${name}\u202F»\u202F?`,
  after: (points) => `${numberText(points)} après ça`,
  spent: (points) => (points < 2 ? `${points} dépensé ici` : `${numberText(points)} dépensés ici`),
  away: (name, { away, before }) =>
    before > 0
      ? `Après ça, il te manquera ${pointsText(away)} pour «\u202F${name}\u202F» au lieu de ${numberText(before)}. On y va\u202F?`
      : `Après ça, il te manquera ${pointsText(away)} pour «\u202F${name}\u202F». On y va\u202F?`,
  redeemFor: (cost) => `Obtenir pour ${numberText(cost)}`,
  keepSaving: 'Économiser encore',
}

export const rewardsScreenTexts: typeof english.rewardsScreenTexts = {
  title: 'Récompenses',
  pointsAvailable: (points) => (Math.abs(points) < 2 ? 'point disponible' : 'points disponibles'),
  tabs: 'Quelles récompenses',
  available: 'Disponibles',
  awaiting: 'En attente',
  redeemed: 'Obtenues',
  approvals: 'À valider',

  waiting: (count) => (count < 2 ? `${count} t’attend` : `${count} t’attendent`),

  availableList: 'Récompenses disponibles',
  awaitingList: 'Récompenses en attente de validation',
  redeemedList: 'Récompenses obtenues',
  approvalsList: 'Récompenses à valider',
  redeemedByPartners: 'Obtenues par tes partenaires',
  tickGiven: 'Coche celles qui ont eu lieu. Rien n’est compté.',
  redeemedBy: (name, day) => `${name}, ${day}`,
  given: 'C’est fait',
  givenReward: (name) => `C’est fait\u202F: ${name}`,

  offeredByMe: 'Proposées par toi',
  offeredTo: (name) => `Pour ${name}`,

  search: 'Chercher une récompense',
  costs: pointsText,
  noAvailable:
    'Pas encore de petit plaisir en vue. Crée une récompense et mets des points de côté.',
  noAwaiting: 'Aucune récompense en attente',
  noRedeemed: 'Pas encore de récompense obtenue. Obtiens-en une et tu la verras ici\u202F!',
  noApprovals: 'Aucune récompense à valider',

  awaitingPartner: 'En attente de validation',
  update: 'Changer',
  updateReward: (name) => `Changer ${name}`,

  redeemedOn: (date) => `Obtenue le ${date}`,
  awaitingApproval: 'En attente de validation',
  approved: 'Validée',
  refunded: 'Refusée, points rendus',
  wrote: (name) => `${name}\u202F:`,
  giveBack: 'Rendre',
  giveRewardBack: (name) => `Rendre ${name}`,
  offerAgain: 'Reproposer',
  offerRewardAgain: (name) => `Reproposer ${name}`,

  wants: (name) => `${name} en a envie`,
  had: (name) => `Obtenue par ${name}`,
  whatItCosts: (name) => `Combien coûte «\u202F${name}\u202F»\u202F?`,
  approve: 'Valider',
  approveReward: (name) => `Valider ${name}`,
  deny: 'Refuser',
  denyReward: (name) => `Refuser ${name}`,
}

export const rewardCardTexts: typeof english.rewardCardTexts = {
  createReward: 'Créer une récompense',
  editReward: 'Modifier la récompense',
  saveChanges: 'Enregistrer',
  cancel: 'Annuler',

  name: 'Nom',
  namePlaceholder: 'Qu’est-ce qui ferait plaisir\u202F?',
  description: 'Description',
  cost: 'Prix en points',
  tenLess: 'Dix points de moins',
  tenMore: 'Dix points de plus',
  pictureHint: 'Sans lien, elle reçoit une image tricotée.',
  optional: 'facultatif',
  preview: 'À quoi elle ressemblera',
  previewName: 'Ta récompense',
  previewDescription: 'Ce que c’est, en une phrase',
  worth: (cost) => `${pointsText(cost)} ${cost < 2 ? 'se gagne' : 'se gagnent'} ainsi\u202F:`,
  worthIn: (effort, minutes) => {
    const word = { easy: 'facile', difficult: 'difficile', extreme: 'extrême' }[effort]
    return minutes < 2 ? `${minutes} minute ${word}` : `${numberText(minutes)} minutes ${word}s`
  },
  asksFirst: (approver) => `${approver} valide d’abord`,
  asksSomebodyFirst: 'À faire valider d’abord',
  asksAgain: (approver) => `Enregistrer, c’est redemander à ${approver}.`,
  asksSomebodyAgain: 'Enregistrer, c’est redemander à tes partenaires.',
  changesAskAgain: (approver) =>
    `Changer le nom, la description ou le prix, c’est redemander à ${approver}.`,
  changesAskSomebodyAgain:
    'Changer le nom, la description ou le prix, c’est redemander à tes partenaires.',

  redeem: 'Obtenir',
  redeemFor: (name, cost) => `Obtenir ${name} pour ${pointsText(cost)}`,
  needMore: 'Il manque des points',
  older: 'Les anciennes arrivent encore',
  needMoreFor: (name) => `Il manque des points pour ${name}`,
  limitedFor: (name, limit) => `${name}\u202F: ${limit}`,
  onlyGiver: (name) => `Pour le prix et les limites, c’est ${name} qui décide`,
  left: (count) => `Encore ${count}`,
  saveFor: 'Économiser pour ça',
  saveForReward: (name) => `Économiser pour ${name}`,
  stopSaving: 'Ne plus économiser pour ça',
  savesForIt: 'Tu économises pour ça',
  meter: (name) => `Points pour ${name}`,
  meterValue: (have, cost) => `${numberText(have)} sur ${pointsText(cost)}`,
  menu: (name) => `Options\u202F: ${name}`,
  edit: 'Modifier',
  delete: 'Supprimer',

  sure: 'C’est vraiment ce que tu veux\u202F?',
  deletes: (name) => `«\u202F${name}\u202F» sera supprimée.`,
  refunds: (name, owner, cost) =>
    `«\u202F${name}\u202F» sera refusée, et ${owner} récupérera ${pointsText(cost)}.`,
  deny: 'Refuser',
  denyTitle: (name) => `Refuser «\u202F${name}\u202F»\u202F?`,
  lineFor: (name) => `Un mot pour ${name}`,
  canAskAgain: (name) => `${name} pourra la changer et redemander.`,
  readsLine: (name) => `${name} le lira avec le refus.`,

  redeemed: 'Récompense obtenue\u202F!',
  spent: (cost) => (cost < 2 ? `${cost} point dépensé` : `${numberText(cost)} points dépensés`),
  enjoy: 'Profites-en bien',

  denied: 'Refusée\u202F: change-la et redemande',

  toasts: {
    created: 'Récompense créée',
    asked: (names) => `C’est à ${listText(names)} de la valider.`,
    updated: 'Récompense modifiée',
    redeemed: 'Récompense obtenue\u202F!',
    offered: (name) => `${name} est au courant.`,
    returned: 'Récompense rendue',
    saving: 'Tu économises pour ça',
    savingNoMore: 'Tu n’économises plus pour ça',
    pointsBack: (cost) =>
      cost < 2 ? `${cost} point est revenu` : `${numberText(cost)} points sont revenus`,
    deleted: 'Récompense supprimée',
    approved: 'Récompense validée',
    denied: 'Récompense refusée',
    refunded: (cost) => (cost < 2 ? `${cost} point rendu` : `${numberText(cost)} points rendus`),
  },
}
