/** The texts of screen-texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import type { rewardsScreenTexts as english } from './screen-texts.ts'

export const rewardsScreenTexts: typeof english = {
  title: 'Récompenses',
  pointsAvailable: (points) => (points < 2 ? 'point disponible' : 'points disponibles'),
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
  costs: (points) => (points < 2 ? `${points} point` : `${numberText(points)} points`),
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
