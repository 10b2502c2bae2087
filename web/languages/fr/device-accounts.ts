/** The texts of features/device-accounts in French. */
import { ofName } from '#domain/language/fr/words.ts'
import type * as english from '#web/languages/en.ts'

export const pinTexts: typeof english.pinTexts = {
  enter: 'Tape ton PIN',
  pad: 'Pavé du PIN',
  entered: (count, of) =>
    count < 2 ? `${count} chiffre tapé sur ${of}` : `${count} chiffres tapés sur ${of}`,
  clear: 'Effacer',
  deleteLast: 'Effacer le dernier chiffre',
  wrong: (name, left) =>
    `Ce n’est pas le PIN ${ofName(name)}. Encore ${left} ${left < 2 ? 'essai' : 'essais'}.`,
  paused: 'Trop d’essais ratés.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Réessaie dans ${Math.ceil(seconds / 60)} minutes.`
    return seconds < 2 ? `Réessaie dans ${seconds} seconde.` : `Réessaie dans ${seconds} secondes.`
  },
  card: {
    title: 'Personnes sur cet appareil',
    isSet: 'Cet appareil demande ton PIN avant d’ouvrir ton compte.',
    isNotSet: 'Sans PIN, ton compte s’ouvre ici d’un geste.',
    honest:
      'Un PIN sépare les personnes dans l’appli. Il ne chiffre pas ce qui est gardé sur cet appareil\u202F: quelqu’un qui s’y connaît peut le contourner.',
    notOffered:
      'Un PIN a besoin de https. Cette adresse n’en a pas, ton compte s’ouvre donc ici d’un geste.',
    set: 'Choisir un PIN',
    change: 'Changer le PIN',
    remove: 'Retirer le PIN',
    add: 'Ajouter une personne',
    idle: 'Demander qui est là',
    idleHint: 'Après ce temps sans un geste. Ce que tu étais en train d’écrire revient avec toi.',
    idleChoices: {
      0: 'Jamais',
      1: 'Après 1 minute',
      5: 'Après 5 minutes',
      15: 'Après 15 minutes',
    },
  },
  form: {
    titles: {
      set: 'Choisir un PIN',
      change: 'Changer le PIN',
      remove: 'Retirer le PIN',
    },
    text: 'De 4 à 8 chiffres, demandés sur cet appareil seulement.',
    removeText: 'Ton compte s’ouvrira alors ici d’un geste.',
    current: 'PIN actuel',
    next: 'Nouveau PIN',
    confirm: 'Répète le nouveau PIN',
    show: 'Afficher le PIN',
    hide: 'Masquer le PIN',
    shape: 'Un PIN a de 4 à 8 chiffres',
    noMatch: 'Les PIN diffèrent',
    wrong: 'Ce n’est pas ton PIN',
    paused: 'Trop d’essais ratés. Attends un peu avant le prochain.',
    save: 'Enregistrer',
    removeAction: 'Retirer le PIN',
    saved: 'PIN enregistré',
    removed: 'PIN retiré',
  },
}

const changes = (count: number) => (count < 2 ? `${count} changement` : `${count} changements`)
const savedHere = (count: number) =>
  count < 2 ? `${count} changement gardé ici` : `${count} changements gardés ici`

export const deviceAccountTexts: typeof english.deviceAccountTexts = {
  page: 'Qui est là\u202F?',
  title: 'Qui est là\u202F?',
  people: 'Personnes sur cet appareil',
  saved: savedHere,
  notSynced: 'Pas encore synchronisé',
  signInAgain: 'À reconnecter',
  signInToSync: (count) => `À reconnecter pour ${changes(count)}`,
  hasPin: 'Avec un PIN',
  apart: 'Les changements de chacun restent séparés et se synchronisent sous son propre nom.',
  device: {
    synced: 'Tout est à jour',
    waiting: savedHere,
    offline: 'Hors ligne',
    offlineWaiting: (count) => `Hors ligne - ${savedHere(count)}`,
  },
  add: {
    title: 'Ajouter un compte',
    text: 'Une seule connexion sur cet appareil. Ensuite, il s’ouvre d’un geste, même hors ligne.',
    needsConnection: 'Il faut du réseau',
    action: 'Ajouter à cet appareil',
    newHere: 'Première fois ici\u202F?',
    register: 'S’inscrire',
  },
  manage: {
    action: 'Gérer les comptes',
    title: 'Gérer les comptes',
    text: 'Toutes les personnes connectées sur cet appareil.',
    signOut: 'Déconnecter',
    signOutOf: (name) => `Déconnecter ${name}`,
    question: (name) => `Déconnecter ${name} de cet appareil\u202F?`,
    again: 'Pour revenir, il faudra son mot de passe.',
    againByParent: 'Pour revenir, il faudra l’aide d’un parent.',
    kept: (count) =>
      count < 2
        ? `${count} changement n’est pas encore sur le serveur. Il reste sur cet appareil jusqu’à la prochaine connexion.`
        : `${count} changements ne sont pas encore sur le serveur. Ils restent sur cet appareil jusqu’à la prochaine connexion.`,
    pin: (name) => `PIN ${ofName(name)}`,
    notPin: (name) => `Ce n’est pas le PIN ${ofName(name)}`,
    done: (name) => `La session ${ofName(name)} est fermée`,
  },
  pin: {
    page: 'PIN',
    everyone: 'Tout le monde',
    hello: (name) => `Bonjour, ${name}`,
    forgot: 'PIN oublié\u202F? Connecte-toi avec ton mot de passe',
    forgotChild: 'PIN oublié\u202F? Demande un code à un parent',
    forgotChildOffline: 'PIN oublié\u202F? Pour un code d’un parent, il faut du réseau.',
    forgotOffline: 'PIN oublié\u202F? Pour te connecter avec ton mot de passe, il faut du réseau.',
    removed: 'Ton PIN a été retiré',
    removedText: 'Tu peux en choisir un autre dans Réglages, Sécurité.',
  },
  password: {
    codeTitle: 'Ouvrir avec le code d’un parent',
    title: 'Connecte-toi avec ton mot de passe',
    text: (name) =>
      `Saisis le mot de passe ${ofName(name)}. Il ouvre le compte ici et retire le PIN.`,
    action: 'Se connecter',
  },
}

export const wallTexts: typeof english.wallTexts = {
  page: 'Cette semaine',
  everyone: 'Qui est là\u202F?',
  question: 'Qui l’a faite\u202F?',
  people: 'Personnes qui l’ont peut-être faite',
  thenPin: 'Ensuite, le PIN',
  close: 'Fermer',
  back: 'La semaine revient toute seule.',
  together: 'On l’a faite ensemble',
  togetherNote: 'Touche une personne, puis dis qui a donné un coup de main.',
  childDid: (name) => `${name} l’a faite`,
  nobody: 'Personne sur cet appareil ne peut faire celle-ci.',
  card: {
    title: 'Cet appareil',
    hangs: 'Cet appareil est accroché au mur',
    hangsNote:
      'Quand personne n’y touche, il montre la semaine au lieu de demander qui est là. L’écran reste allumé. On n’y voit que les tâches partagées.',
    whose: 'La semaine de qui',
  },
}
