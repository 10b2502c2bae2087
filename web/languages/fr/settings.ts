/** The texts of features/settings in French. */
import { pointsText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import { planOffers } from '#domain/plans.ts'
import { MAX_TOKENS } from '#domain/programs/token.ts'
import { MAX_WEBHOOKS } from '#domain/programs/webhook-api.ts'
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import type * as english from '#web/languages/en.ts'

export const homeCardTexts: typeof english.homeCardTexts = {
  title: 'Dans la maison',
  text: 'Home Assistant et d’autres, chez toi, peuvent lire ceci sur le broker de la maison. Les tâches privées n’y sont jamais.',
  shows: 'Montrer mes points et mes tâches à faire',
  showsNote: 'Toute personne qui utilise le broker les voit.',
  completes: 'Des boutons peuvent terminer mes tâches',
  completesNote: 'Qui appuie gagne les points pour toi.',
}

export const passkeySettingsTexts: typeof english.passkeySettingsTexts = {
  title: 'Clés d’accès',
  text: 'Connecte-toi avec une empreinte, ton visage ou le verrouillage de l’écran, sans mot de passe.',
  add: 'Ajouter une clé d’accès',
  full: `Tu as ${MAX_PASSKEYS} clés d’accès, c’est le maximum.`,
  added: (date) => `Ajoutée le ${date}`,
  used: (date) => `Dernière utilisation le ${date}`,
  elsewhere: (address) => `Pour ${address}`,
  renameNamed: (name) => `Renommer ${name}`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  addTitle: 'Ajouter une clé d’accès',
  addText: 'L’appareil demande ton empreinte, ton visage ou le verrouillage de l’écran.',
  name: 'Nom',
  nameHint: 'Pour la reconnaître, par exemple Téléphone ou Trousseau.',
  addDone: 'Clé d’accès ajoutée',
  addFailed: 'La clé d’accès n’a pas pu être ajoutée',
  renameTitle: 'Renommer la clé d’accès',
  save: 'Enregistrer',
  renameDone: 'Clé d’accès renommée',
  renameFailed: 'La clé d’accès n’a pas pu être renommée',
  removeTitle: (name) => `Retirer ${name}\u202F?`,
  removeText: 'Elle ne te connectera plus. Supprime-la aussi de l’appareil.',
  removeDone: 'Clé d’accès retirée',
  removeFailed: 'La clé d’accès n’a pas pu être retirée',
}

export const programTexts: typeof english.programTexts = {
  loading: 'Recherche en cours',
  unreadable: 'Impossible de charger.',
  again: 'Réessayer',
  done: 'Terminé',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Pas copié',
  notCopiedText: 'Copie-le à la main depuis le champ.',
  once: 'Il n’est affiché que maintenant. Mitten n’en garde pas de copie.',

  tokens: {
    title: 'Accès pour des programmes',
    text: 'Avec un jeton, un de tes programmes, comme Home Assistant, utilise Mitten en ton nom. Un nouveau mot de passe les révoque tous.',
    reference: 'Ce que peuvent faire les programmes',
    make: 'Nouveau jeton',
    full: `Tu as ${MAX_TOKENS} jetons, c’est le maximum.`,
    access: { read: 'Peut lire', act: 'Peut lire et agir' },
    accessNote: {
      read: 'Voit ce que tu vois, et ne change rien.',
      act: 'Termine des tâches, obtient des récompenses et plus, comme toi.',
    },
    never: 'N’expire pas',
    endsOn: (date) => `Expire le ${date}`,
    ended: (date) => `A expiré le ${date}`,
    used: (date) => `Dernière utilisation le ${date}`,
    unused: 'Pas encore utilisé',
    end: 'Révoquer',
    endNamed: (name) => `Révoquer ${name}`,
    makeTitle: 'Nouveau jeton',
    name: 'Nom',
    nameHint: 'Pour le reconnaître, par exemple Écran de la cuisine.',
    may: 'Ce qu’il peut faire',
    ends: 'Expire',
    days: (days) => `Après ${days} jours`,
    neverEnds: 'Jamais',
    madeTitle: 'Ton jeton',
    secret: 'Jeton',
    made: 'Jeton créé',
    makeFailed: 'Impossible de créer le jeton',
    endTitle: (name) => `Révoquer ${name}\u202F?`,
    endText: 'Le programme qui l’utilise n’atteindra plus Mitten.',
    endDone: 'Jeton révoqué',
    endFailed: 'Impossible de révoquer le jeton',
  },

  calendar: {
    title: 'Lien d’agenda',
    text: 'Une adresse avec laquelle ton agenda montre tes tâches datées. Qui l’a peut les lire.',
    shows: 'Ce qu’il montre',
    off: 'Désactivé',
    mine: 'Mes tâches',
    house: 'La maison',
    mineNote: 'Ce qui est pour toi.',
    houseNote: 'Les tâches partagées, chacune après le nom de qui s’en charge.',
    hidesNames: 'Dire seulement «\u202FTâche\u202F»',
    hidesNamesNote: 'Sans dire de quoi il s’agit.',
    google: 'Google cherche les changements une ou deux fois par jour.',
    renew: 'Nouveau lien',
    madeTitle: 'Ton lien d’agenda',
    address: 'Adresse',
    howTo: 'Dans ton agenda, ajoute un agenda par son adresse.',
    open: 'Ouvrir dans l’agenda',
    saved: 'Lien d’agenda modifié',
    ended: 'Lien d’agenda désactivé',
    failed: 'Impossible de modifier le lien d’agenda',
    endTitle: 'Désactiver le lien d’agenda\u202F?',
    endText: 'Les agendas qui l’utilisent ne montreront plus tes tâches.',
    end: 'Désactiver le lien',
    renewTitle: 'Créer un nouveau lien\u202F?',
    renewText: 'L’ancien ne marchera plus. Les agendas qui l’utilisent ont besoin du nouveau.',
  },

  webhooks: {
    title: 'Webhooks',
    text: 'Mitten appelle une adresse de ton programme quand il se passe quelque chose.',
    make: 'Ajouter un webhook',
    full: `Tu as ${MAX_WEBHOOKS} webhooks, c’est le maximum.`,
    events: {
      'task.created': 'Une tâche est créée',
      'task.completed': 'Une tâche est terminée',
      'task.approved': 'Une tâche est validée',
      'task.reopened': 'Une tâche est marquée comme non faite',
      'chore.due': 'Une tâche régulière est à faire',
      'reward.redeemed': 'Une récompense est obtenue',
      'reward.approved': 'Une récompense est validée',
    },
    unused: 'Rien envoyé pour l’instant',
    answered: (date, status) => `Dernière réponse ${status}, ${date}`,
    unanswered: (date) => `Pas de réponse, ${date}`,
    off: 'Désactivé, car il a échoué pendant trois jours. Un test réussi le réactive.',
    testNamed: (host) => `Envoyer un test à ${host}`,
    tested: 'Le test est arrivé',
    testFailed: 'Le test a échoué',
    testAnswered: (status) => `La réponse était ${status}.`,
    testUnanswered: 'Il n’y a pas eu de réponse.',
    remove: 'Retirer',
    removeNamed: (host) => `Retirer ${host}`,
    makeTitle: 'Ajouter un webhook',
    address: 'Adresse',
    addressHint: 'Elle commence par https.',
    when: 'Quand la prévenir',
    made: 'Webhook ajouté',
    makeFailed: 'Impossible d’ajouter le webhook',
    madeTitle: 'Ton webhook',
    secret: 'Secret',
    secretText: 'Avec lui, ton programme vérifie qu’un message vient de Mitten.',
    removeTitle: (host) => `Retirer ${host}\u202F?`,
    removeText: 'Plus rien ne lui sera envoyé.',
    removeDone: 'Webhook retiré',
    removeFailed: 'Impossible de retirer le webhook',
  },
}

export const settingsTexts: typeof english.settingsTexts = {
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
    handedOver: (name) => `C’est confié à ${name}`,
    openLoans: 'Prêts en cours',
    openLoanPoints: (loans, points) => `${loans}, ${pointsText(points)}`,
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
    lastSeen: (date) => `Dernier accès le ${date}`,
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
      'Tu n’as pas de mot de passe ici. L’admin peut te créer un lien pour en choisir un.',
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
      'Touche «\u202FJ’ai un code\u202F».',
      'Scanne le carré ou tape les lettres.',
    ],
    make: 'Créer un code',
    another: 'Nouveau code',
    done: 'Terminé',
    failed: 'Le code n’a pas pu être créé',
  },
}

function repeatingTasks(count: number): string {
  return count < 2 ? `${count} tâche régulière` : `${count} tâches régulières`
}
