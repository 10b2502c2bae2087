/** The texts of texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import { planOffers } from '#domain/plans.ts'
import type { settingsTexts as english } from './texts.ts'

export const settingsTexts: typeof english = {
  title: 'Réglages',
  tabs: 'Quels réglages',
  profileTab: 'Profil',
  security: 'Sécurité',
  subscription: 'Abonnement',
  points: 'Points',
  sure: 'C’est vraiment ce que tu veux\u202F?',

  profile: {
    title: 'Profil',
    name: 'Nom affiché',
    nameHint: (username) => `Tes partenaires voient ce nom. Ton identifiant reste ${username}.`,
    save: 'Enregistrer',
    saved: 'Profil modifié',
    timeZone: 'Fuseau horaire',
    timeZoneNote: 'Les jours et les mois commencent à cette heure.',
    deviceDiffers: (zone) => `Cet appareil est réglé sur ${zone}.`,
    takeDevice: (zone) => `Utiliser ${zone}`,
  },

  data: {
    title: 'Tes données',
    text: 'Tout ce qui est à toi, dans un fichier à garder.',
    download: 'Télécharger mes données',
    fileName: 'mitten-donnees.json',
    failed: 'Tes données n’ont pas pu être téléchargées',
  },

  keyboard: {
    title: 'Raccourcis clavier',
    text: 'Une nouvelle tâche, la recherche et les pages principales, en une touche ou deux.',
    show: 'Voir les raccourcis',
  },

  danger: {
    title: 'Zone sensible',
    text: 'Supprime ton compte, tes tâches, tes récompenses et tes prêts. Ce que tu as fait pour les autres reste dans leur journal, sous «\u202FAncien membre\u202F».',
    action: 'Supprimer le compte',
    question: (username) =>
      `Le compte ${username} sera supprimé pour de bon. Impossible de revenir en arrière.`,
    tasksAndRewards: 'Tes tâches et récompenses',
    tasks: 'Tes tâches',
    rewards: 'Tes récompenses',
    counts: (tasks, rewards) => `${numberText(tasks)} et ${numberText(rewards)}`,
    repeating: 'Tes tâches régulières',
    repeatingTasks,
    repeatingGoOn: (tasks) =>
      tasks < 2
        ? 'Une tâche régulière est partagée. Elle peut continuer sans toi.'
        : `${tasks} tâches régulières sont partagées. Elles peuvent continuer sans toi.`,
    handOverTo: (name) => `Confier à ${name}`,
    handedOver: (name) => `Confiées à ${name}`,
    openLoans: 'Prêts en cours',
    openLoanPoints: (loans, points) =>
      points < 2 ? `${loans}, ${points} point` : `${loans}, ${numberText(points)} points`,
    partnerships: 'Partenaires',
    othersKeep:
      'Tes partenaires gardent les points gagnés. Tes tâches partagées disparaissent pour tout le monde.',
    unsent: (count) =>
      count < 2
        ? `${count} changement de cet appareil n’est pas encore parti. Il disparaît avec le compte.`
        : `${count} changements de cet appareil ne sont pas encore partis. Ils disparaissent avec le compte.`,
    deleted: 'Compte supprimé',
    deletedText: 'Tes données ont quitté le serveur et cet appareil.',
  },

  passwordForm: {
    title: 'Changer de mot de passe',
    current: 'Mot de passe actuel',
    currentRequired: 'Le mot de passe actuel est nécessaire',
    next: 'Nouveau mot de passe',
    confirm: 'Répète le nouveau mot de passe',
    confirmRequired: 'Répète ton nouveau mot de passe',
    noMatch: 'Les mots de passe diffèrent',
    othersEnd: 'Les autres appareils seront déconnectés.',
    action: 'Changer',
    done: 'Mot de passe changé',
    failed: 'Le mot de passe n’a pas pu être changé',
  },

  devices: {
    title: 'Appareils connectés',
    thisDevice: 'Cet appareil',
    lastSeen: (date) => `Vu le ${date}`,
    end: 'Déconnecter',
    endNamed: (device) => `Déconnecter ${device}`,
    endOthers: 'Déconnecter les autres appareils',
    ended: 'Appareil déconnecté',
    othersEnded: 'Autres appareils déconnectés',
    failed: 'La déconnexion n’a pas marché',
    loading: 'Recherche de tes appareils',
    unreadable: 'La liste n’a pas pu être chargée.',
    again: 'Réessayer',
  },

  plans: {
    current: 'Formule actuelle',
    yours: 'C’est ta formule',
    upgrade: (plan) => `Passer à ${planOffers[plan].name}`,
    downgrade: (plan) => `Revenir à ${planOffers[plan].name}`,
    note: 'Une formule vaut pour un seul compte. Revenir à une plus petite prend effet tout de suite et n’enlève rien de ce que tu as fait.',
    downgradeText: (plan) =>
      `Tu quittes ${planOffers[plan].name} tout de suite. Tout ce que tu as fait reste.`,
    downgraded: 'Formule changée',
    downgradedText: 'Te voilà sur Free.',
    noUpgrades: 'Ce serveur ne propose pas d’autre formule.',
  },
  provider: {
    title: (provider) => `Se connecter avec ${provider}`,
    connected: (provider, date) => `Associé à ${provider} depuis le ${date}.`,
    notConnected: (provider) => `Associe ton compte, et ${provider} te connecte sans mot de passe.`,
    noPassword:
      'Tu n’as pas de mot de passe ici. L’admin peut te faire un lien pour en choisir un.',
    connect: 'Associer',
    disconnect: 'Dissocier',
    disconnectText: (provider) =>
      `${provider} ne te connectera plus. Les appareils connectés le restent.`,
    disconnected: 'Dissocié',
    connectFailed: 'L’association n’a pas marché',
    disconnectFailed: 'La dissociation n’a pas marché',
    code: 'Code pour un autre appareil',
    codeText: 'T’y connecte une fois, aussi dans l’appli de ton écran d’accueil.',
  },
  ownCode: {
    title: 'Ton code',
    qr: 'Code QR qui te connecte',
    howTo: [
      'Ouvre Mitten sur l’autre appareil, ou l’appli de ton écran d’accueil.',
      'Touche J’ai un code.',
      'Scanne le carré ou tape les lettres.',
    ],
    make: 'Faire un code',
    another: 'Nouveau code',
    done: 'Terminé',
    failed: 'Le code n’a pas pu être fait',
  },
}

function repeatingTasks(count: number): string {
  return count < 2 ? `${count} tâche régulière` : `${count} tâches régulières`
}
