/** The texts of texts.ts in Dutch. */
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { rewardCardTexts as english } from './texts.ts'

const inPoints = (count: number) => (count === 1 ? '1 punt' : `${numberText(count)} punten`)

export const rewardCardTexts: typeof english = {
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
  redeemFor: (name, cost) => `${name} inwisselen voor ${inPoints(cost)}`,
  needMore: 'Meer punten nodig',
  older: 'Wacht op oudere gegevens',
  needMoreFor: (name) => `Meer punten nodig voor ${name}`,
  limitedFor: (name, limit) => `${name}: ${limit}`,
  onlyGiver: (name) => `Alleen ${name} verandert prijs en limieten`,
  left: (count) => `nog ${count}`,
  saveFor: 'Hiervoor sparen',
  saveForReward: (name) => `Sparen voor ${name}`,
  stopSaving: 'Niet meer sparen',
  savesForIt: 'Hier spaar je voor',
  meter: (name) => `Punten voor ${name}`,
  meterValue: (have, cost) => `${numberText(have)} van ${inPoints(cost)}`,
  menu: (name) => `Opties voor ${name}`,
  edit: 'Bewerken',
  delete: 'Verwijderen',

  sure: 'Weet je het heel zeker?',
  deletes: (name) => `${name} wordt verwijderd.`,
  refunds: (name, owner, cost) =>
    `Je wijst ${name} af, en ${owner} krijgt ${inPoints(cost)} terug.`,
  deny: 'Afwijzen',
  denyTitle: (name) => `${name} afwijzen?`,
  lineFor: (name) => `Een zinnetje voor ${name}`,
  canAskAgain: (name) => `${name} kan het aanpassen en opnieuw vragen.`,
  readsLine: (name) => `${name} leest het bij de afwijzing.`,

  redeemed: 'Beloning ingewisseld!',
  spent: (cost) => `${inPoints(cost)} uitgegeven`,
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
    pointsBack: (cost) => `${inPoints(cost)} terug`,
    deleted: 'Beloning verwijderd',
    approved: 'Beloning goedgekeurd',
    denied: 'Beloning afgewezen',
    refunded: (cost) => `${inPoints(cost)} teruggegeven`,
  },
}
