/** The texts of features/check-in in French. */
import { ofName } from '#domain/language/fr/words.ts'
import type * as english from '#web/languages/en.ts'

export const reminderTexts: typeof english.reminderTexts = {
  line: (name) => `Un mois vient de passer. Place au tête-à-tête avec ${name}.`,
  open: 'Ouvrir',
}

export const checkInTexts: typeof english.checkInTexts = {
  title: 'Tête-à-tête du mois',
  home: 'Accueil',
  subtitle: (month, name) => `${month}, avec ${name}`,
  nobody:
    'Le tête-à-tête réunit deux adultes qui partagent une maison. Invite quelqu’un pour en avoir un.',
  goToPartners: 'Voir les partenaires',
  forAdults: 'Le tête-à-tête du mois est pour les adultes de la maison.',

  partner: 'Avec',
  months: 'Mois',
  earlier: 'Mois d’avant',
  later: 'Mois d’après',

  figuresTitle: 'Le mois ensemble',
  figuresNote: 'Toute la maison, en une seule somme. Jetez-y un œil avant de parler.',

  yours: 'Tes réponses',
  how: 'Prenez dix minutes, chacun de son côté. Puis lisez tout et parlez-en.',
  questions: {
    went_well: 'Qu’est-ce qui s’est bien passé\u202F?',
    was_heavy: 'Qu’est-ce qui a pesé\u202F?',
    to_change: 'Qu’est-ce qu’on change\u202F?',
  },
  save: 'Enregistrer',
  saved: 'Réponses enregistrées',
  savedNote: 'Elles attendent ici celles de l’autre.',
  empty: 'Réponds au moins à une question',

  both: 'Vous deux',
  you: 'Toi',
  partnerFirst: (name) =>
    `${name} a répondu. Quand tu l’auras fait, vos réponses seront ici côte à côte.`,
  waiting: (name) =>
    `${name} n’a pas encore répondu. Dès que ce sera fait, vos réponses seront ici côte à côte.`,
  neither: 'Quand vous aurez répondu l’un et l’autre, tout sera ici côte à côte.',
  noAnswer: 'Pas de réponse',

  past: 'Les mois passés',
  asText: 'Enregistrer en texte',
  asJson: 'Enregistrer en JSON',
  fileName: (month, ending) => `mitten-tete-a-tete-${month}.${ending}`,
  household: (tasks, time, points) =>
    `Tâches\u202F: ${tasks}. Travail\u202F: ${time}. Points\u202F: ${points}.`,

  delete: 'Supprimer les réponses',
  deleteTitle: 'C’est vraiment ce que tu veux\u202F?',
  deleteText: (month, name) =>
    `Tes réponses ${ofName(month)} seront supprimées, pour ${name} aussi.`,
  deleted: 'Réponses supprimées',
}
