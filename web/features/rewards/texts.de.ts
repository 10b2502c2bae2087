/** The texts of texts.ts in German. */
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { rewardCardTexts as english } from './texts.ts'

export const rewardCardTexts: typeof english = {
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
  worth: (cost) =>
    cost === 1
      ? '1 Punkt lässt sich so verdienen:'
      : `${numberText(cost)} Punkte lassen sich so verdienen:`,
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
  redeemFor: (name, cost) =>
    cost === 1 ? `${name} für 1 Punkt einlösen` : `${name} für ${numberText(cost)} Punkte einlösen`,
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
  deletes: (name) => `Das löscht ${name}.`,
  refunds: (name, owner, cost) =>
    cost === 1
      ? `Damit lehnst du ${name} ab, und ${owner} bekommt 1 Punkt zurück.`
      : `Damit lehnst du ${name} ab, und ${owner} bekommt ${numberText(cost)} Punkte zurück.`,
  deny: 'Ablehnen',
  denyTitle: (name) => `${name} ablehnen?`,
  lineFor: (name) => `Ein paar Worte für ${name}`,
  canAskAgain: (name) => `${name} kann sie ändern und noch einmal fragen.`,
  readsLine: (name) => `${name} liest sie mit der Absage.`,

  redeemed: 'Belohnung eingelöst!',
  spent: (cost) => (cost === 1 ? '1 Punkt ausgegeben' : `${numberText(cost)} Punkte ausgegeben`),
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
    pointsBack: (cost) =>
      cost === 1 ? '1 Punkt ist zurück' : `${numberText(cost)} Punkte sind zurück`,
    deleted: 'Belohnung gelöscht',
    approved: 'Du hast Ja gesagt',
    denied: 'Belohnung abgelehnt',
    refunded: (cost) =>
      cost === 1 ? '1 Punkt zurückgegeben' : `${numberText(cost)} Punkte zurückgegeben`,
  },
}
