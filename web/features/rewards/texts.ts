/** Texts of a reward's card and dialogs. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { EffortLevel } from '#domain/tasks/task.ts'

export const rewardCardTexts = defineTexts('rewardCardTexts', {
  createReward: 'Create Reward',
  editReward: 'Edit Reward',
  saveChanges: 'Save Changes',
  cancel: 'Cancel',

  name: 'Name',
  namePlaceholder: 'What would be nice?',
  description: 'Description',
  cost: 'Point cost',
  tenLess: 'Ten points less',
  tenMore: 'Ten points more',
  pictureHint: 'Without a link it gets a knitted picture.',
  optional: 'optional',
  preview: 'How it will look',
  previewName: 'Your reward',
  previewDescription: 'A sentence about it',
  worth: (cost: number) =>
    cost === 1
      ? '1 point can be earned like this:'
      : `${numberText(cost)} points can be earned like this:`,
  worthIn: (effort: EffortLevel, minutes: number) =>
    minutes === 1 ? `1 ${effort} minute` : `${numberText(minutes)} ${effort} minutes`,
  asksFirst: (approver: string) => `Asks ${approver} first`,
  asksSomebodyFirst: 'Asks a partner first',
  asksAgain: (approver: string) => `Saving asks ${approver} again.`,
  asksSomebodyAgain: 'Saving asks your partners again.',
  changesAskAgain: (approver: string) =>
    `Another name, description or cost asks ${approver} again.`,
  changesAskSomebodyAgain: 'Another name, description or cost asks your partners again.',

  redeem: 'Redeem',
  redeemFor: (name: string, cost: number) =>
    cost === 1 ? `Redeem ${name} for 1 point` : `Redeem ${name} for ${numberText(cost)} points`,
  needMore: 'Need more points',
  /** Not all redemptions that the limits count are on this device yet. */
  older: 'Waiting for older redemptions',
  needMoreFor: (name: string) => `Need more points for ${name}`,
  limitedFor: (name: string, limit: string) => `${name}: ${limit}`,
  onlyGiver: (name: string) => `Only ${name} changes cost and limits`,
  left: (count: number) => `${count} left`,
  saveFor: 'Save for this',
  saveForReward: (name: string) => `Save for ${name}`,
  stopSaving: 'Stop saving for this',
  savesForIt: 'You save for this',
  meter: (name: string) => `Points towards ${name}`,
  meterValue: (have: number, cost: number) =>
    `${numberText(have)} of ${numberText(cost)} ${cost === 1 ? 'point' : 'points'}`,
  menu: (name: string) => `Options for ${name}`,
  edit: 'Edit',
  delete: 'Delete',

  sure: 'Are you absolutely sure?',
  deletes: (name: string) => `This deletes ${name}.`,
  refunds: (name: string, owner: string, cost: number) =>
    cost === 1
      ? `This denies ${name}, and ${owner} gets 1 point back.`
      : `This denies ${name}, and ${owner} gets ${numberText(cost)} points back.`,
  deny: 'Deny',
  denyTitle: (name: string) => `Deny ${name}?`,
  lineFor: (name: string) => `A line for ${name}`,
  canAskAgain: (name: string) => `${name} can change it and ask again.`,
  readsLine: (name: string) => `${name} reads it with the refusal.`,

  redeemed: 'Reward redeemed!',
  spent: (cost: number) => (cost === 1 ? '1 point spent' : `${numberText(cost)} points spent`),
  enjoy: 'Enjoy it',

  denied: 'Denied - Please update and resubmit',

  toasts: {
    created: 'Reward created successfully',
    asked: (names: readonly string[]) => {
      const last = names.at(-1) ?? ''
      if (names.length < 2) return `${last} was asked to approve it.`
      return `${names.slice(0, -1).join(', ')} and ${last} were asked to approve it.`
    },
    updated: 'Reward updated',
    redeemed: 'Reward redeemed!',
    offered: (name: string) => `${name} was told about it.`,
    returned: 'Reward returned',
    saving: 'Saving for this',
    savingNoMore: 'Not saving for this any more',
    pointsBack: (cost: number) =>
      cost === 1 ? '1 point is back' : `${numberText(cost)} points are back`,
    deleted: 'Reward deleted',
    approved: 'Reward approved',
    denied: 'Reward denied',
    refunded: (cost: number) =>
      cost === 1 ? '1 point refunded' : `${numberText(cost)} points refunded`,
  },
})
