/** The texts of texts.ts in French. */
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { rewardCardTexts as english } from './texts.ts'

const amount = (count: number) => (count < 2 ? `${count} point` : `${numberText(count)} points`)

export const rewardCardTexts: typeof english = {
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
  worth: (cost) => `${amount(cost)} ${cost < 2 ? 'se gagne' : 'se gagnent'} ainsi\u202F:`,
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
  redeemFor: (name, cost) => `Obtenir ${name} pour ${amount(cost)}`,
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
  meterValue: (have, cost) => `${numberText(have)} sur ${amount(cost)}`,
  menu: (name) => `Options\u202F: ${name}`,
  edit: 'Modifier',
  delete: 'Supprimer',

  sure: 'C’est vraiment ce que tu veux\u202F?',
  deletes: (name) => `«\u202F${name}\u202F» sera supprimée.`,
  refunds: (name, owner, cost) =>
    `«\u202F${name}\u202F» sera refusée, et ${owner} récupérera ${amount(cost)}.`,
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
