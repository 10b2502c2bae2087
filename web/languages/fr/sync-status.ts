/** The texts of features/sync-status in French. */
import { pointsText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { Moment } from '#web/features/sync-status/texts.ts'
import type * as english from '#web/languages/en.ts'

const changes = (count: number) => (count < 2 ? `${count} changement` : `${count} changements`)

export const stateTexts: typeof english.stateTexts = {
  synced: () => 'Tout est à jour',
  syncing: () => 'Synchro en cours',
  offline: (waiting) => {
    if (waiting === 0) return 'Hors ligne'
    return waiting === 1
      ? 'Hors ligne - 1 changement gardé ici'
      : `Hors ligne - ${waiting} changements gardés ici`
  },
  attention: () => 'À regarder',
  signIn: (waiting) =>
    waiting === 0 ? 'Reconnecte-toi' : `Reconnecte-toi pour ${changes(waiting)}`,
  upgrade: (waiting) => (waiting === 1 ? 'Mets à jour pour 1 changement' : 'Mets Mitten à jour'),
  held: () => 'En attente du serveur',
  deleted: () => 'Compte supprimé',
}

const small = ['Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf']

/** "le 18 nov. à 16:20", or "à 16:20" of today. */
const when = ({ day, time }: Moment) => (day === null ? `à ${time}` : `le ${day} à ${time}`)

export const syncStatusTexts: typeof english.syncStatusTexts = {
  explanations: {
    synced: () => 'Tout ce que tu as fait ici est sur le serveur.',
    syncing: () => 'Tes changements sont en route. Tu peux continuer.',
    offline: () =>
      'Continue tranquillement. Tout est gardé sur cet appareil et se synchronisera au retour du réseau.',
    attention: (refused) =>
      refused < 2
        ? 'Un changement n’a pas pu être enregistré sur le serveur. Il reste ici jusqu’à ce que tu décides.'
        : `${small[refused - 2] ?? refused} changements n’ont pas pu être enregistrés sur le serveur. Ils restent sur cet appareil jusqu’à ce que tu décides.`,
    signIn: () => 'Reconnecte-toi. D’ici là, tout reste sur cet appareil.',
    upgrade: () =>
      'Cette version de l’appli est trop ancienne pour le serveur. Ferme l’appli et rouvre-la\u202F; tes changements sont gardés.',
    held: () =>
      'Le serveur est en train d’être mis à jour. Tes changements sont gardés ici et suivront tout seuls.',
    deleted: () =>
      'Ce compte a été supprimé sur le serveur. Les changements pas encore partis restent ici tant que le compte est sur cet appareil.',
  },

  clocksApart: (days) =>
    `Les horloges de cet appareil et du serveur ont ${days < 2 ? 'un jour' : `${days} jours`} d’écart. Rien n’est perdu, mais les heures et les dates peuvent être fausses. Vérifie les deux horloges.`,
  waiting: 'En attente de synchro',
  lastSynced: (ago) => `Dernière synchro\u202F: ${ago}`,
  neverSynced: 'Pas encore synchronisé',
  waitingDetail: (ago, points) => (points === null ? ago : `${ago}, +${pointsText(points)}`),
  notSynced: 'Pas encore synchronisé',
  syncNow: 'Synchroniser',
  gone: {
    save: 'Garder les changements dans un fichier',
    file: 'mitten-non-envoye.json',
    remove: 'Retirer de cet appareil',
  },
  signIn: 'Se connecter',

  unnamed: { tasks: 'une tâche', rewards: 'une récompense', loans: 'un prêt' },

  reasons: {
    invalid: (message) =>
      `Le serveur ne peut pas le prendre tel quel\u202F: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
    gone: {
      unknown: 'Ça n’existe plus.',
      elsewhere: 'Tu as supprimé ça depuis un autre appareil.',
      byYou: (moment) => `Tu as supprimé ça ${when(moment)}.`,
      deleted: {
        tasks: (name, moment) => `${name} l’a supprimée ${when(moment)}.`,
        rewards: (name, moment) => `${name} l’a supprimée ${when(moment)}.`,
        loans: (name, moment) => `${name} l’a retiré ${when(moment)}.`,
      },
      perhaps: {
        tasks: (name) => `${name} l’a supprimée, ou ne la partage plus.`,
        rewards: (name) => `${name} l’a supprimée.`,
        loans: (name) => `${name} l’a retiré.`,
      },
    },
    released: 'Ce n’est plus toi qui l’as prise.',
    reopened: 'Elle est de nouveau à faire, il n’y a donc rien à décider.',
    onlineOnly: 'Pour faire ça, il faut du réseau sur le moment.',
    notEnoughThen: 'Il n’y avait pas assez de points au moment de l’envoi.',
    notEnough: 'Tu n’as plus assez de points.',
    taken: 'Autre chose a déjà pris sa place.',
    tooOld: 'C’est resté trop longtemps en attente.',
    serverError: 'Le serveur n’a pas réussi à l’enregistrer.',
    already_completed: {
      first: (name, moment) => `${name} l’a terminée en premier, ${when(moment)}.`,
      edit: (name, moment) =>
        `${name} l’a terminée ${when(moment)}, elle ne peut donc plus être modifiée.`,
      remove: (name, moment) =>
        `${name} l’a terminée ${when(moment)}, elle ne peut donc plus être supprimée.`,
    },
    claimed: {
      first: (name, moment) => `${name} l’a prise en premier, ${when(moment)}.`,
      edit: (name, moment) =>
        `${name} l’a prise ${when(moment)}, elle ne peut donc plus être modifiée.`,
      remove: (name, moment) =>
        `${name} l’a prise ${when(moment)}, elle ne peut donc plus être supprimée.`,
    },
  },

  meanings: {
    pointsWentTo: (points, name) =>
      points < 2
        ? `Le point est allé à ${name}.`
        : `Les ${numberText(points)} points sont allés à ${name}.`,
    pointsNotAdded: (points) =>
      points < 2
        ? 'Le point n’a pas été ajouté.'
        : `Les ${numberText(points)} points n’ont pas été ajoutés.`,
    balanceBack: (balance) => `Ton solde revient à ${numberText(balance)}.`,
    pointsStay: (balance) => `Tes points ne bougent pas\u202F: ${numberText(balance)}.`,
    textKept: 'Ton texte est gardé jusqu’à ce que tu décides.',
    limitTomorrow: 'Ton texte est gardé jusqu’à ce que tu décides. Tu peux réessayer demain.',
    needsMore: (need, have) =>
      `Il en faut ${numberText(need)} et tu en as ${numberText(have)}. Rien n’a été dépensé.`,
    hasEnough: (need, have) =>
      `Il en faut ${numberText(need)}, et tu en as maintenant ${numberText(have)}. Rien n’a été dépensé.`,
    nothingSpent: 'Rien n’a été dépensé.',
    nothingDecided: 'Rien n’a été décidé.',
    nothingChanged: 'Rien n’a changé.',
  },

  remedies: {
    addMyPart: 'Ajouter ma part comme tâche',
    countFor: (day) => `Compter pour le ${day}`,
    newTask: 'L’ajouter comme nouvelle tâche',
    newReward: 'L’ajouter comme nouvelle récompense',
    createAgain: 'Recréer',
    tryAgain: 'Réessayer',
    claimAgain: 'La reprendre',
    redeemFor: (points) => `Obtenir pour ${pointsText(points)}`,
    approveFor: (points) => `Valider pour ${pointsText(points)}`,
    denyFor: (points) => `Refuser à ${pointsText(points)}`,
    borrow: (points) => `Emprunter ${pointsText(points)}`,
    seePlans: 'Voir l’abonnement',
    seeLoans: 'Voir tes prêts',
    seeRewards: 'Voir tes récompenses',
    seePartners: 'Voir les partenaires',
    seeAwaiting: 'Voir ce qui est à valider',
    editAndAsk: 'Changer et redemander',
    discard: 'Jeter ce changement',
    asked: 'Prêt demandé',
  },
  loanFor: (what) => `Pour obtenir ${what}`,

  facts: {
    decided: (message, what) =>
      what === ''
        ? `${message}. Tu n’as rien à faire.`
        : `${message}\u202F: ${what}. Tu n’as rien à faire.`,
    close: 'D’accord',
  },

  when: {
    justNow: 'à l’instant',
    minutesAgo: (count) => `il y a ${count}\u00A0min`,
    hoursAgo: (count) => (count < 2 ? `il y a ${count} heure` : `il y a ${count} heures`),
    daysAgo: (count) => (count === 1 ? 'hier' : `il y a ${count} jours`),
    today: (time) => `Aujourd’hui, ${time}`,
    yesterday: (time) => `Hier, ${time}`,
    onDay: (day, time) => `${day}, ${time}`,
  },
}
