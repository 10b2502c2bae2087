/** The texts of web/shared in French. */
import { ofName, pointsText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const agendaTexts: typeof english.agendaTexts = {
  dueToday: 'Pour aujourd’hui',
  dueAt: (time) => `Pour ${time}`,
  due: (day) => `Pour le ${day}`,
  overdueSince: (day) => `En retard depuis le ${day}`,
  paused: 'En pause',
  pausedUntil: (day) => `En pause jusqu’au ${day}`,

  yourTurn: 'C’est à toi',
  turnOf: (name) => `C’est à ${name}`,
  somebodysTurn: 'C’est à quelqu’un',
  forYou: 'Pour toi',
  forPerson: (name) => `Pour ${name}`,

  inARow: (count) => `${count} d’affilée`,
}

export const codeTexts: typeof english.codeTexts = {
  worksFor: (left) => `Marche une fois, encore ${left} ${left < 2 ? 'minute' : 'minutes'}.`,
  over: 'Ce code n’est plus valable.',
}

export const connectionTexts: typeof english.connectionTexts = {
  insecure: 'Cette adresse est sans https\u202F: ici, Mitten ne marche qu’avec du réseau.',
  howTo: 'Comment changer ça',
  needsConnection: 'Il faut du réseau',
  unknownError: 'Une erreur inconnue s’est produite',
}

export const deviceTexts: typeof english.deviceTexts = {
  on: (browser, system) => `${browser} sur ${system}`,
  unknown: 'Appareil inconnu',
}

export const fileTexts: typeof english.fileTexts = {
  failed: 'Le fichier n’a pas pu être créé',
  arriving: 'Ton historique arrive encore sur cet appareil.',
}

export const languageTexts: typeof english.languageTexts = {
  language: 'Langue',
  device: 'La langue de l’appareil',
  now: (name) => `En ce moment\u202F: ${name}`,
  note: 'Te suit sur tous tes appareils. Ce qui a été écrit reste tel quel.',
}

const because = (failure: string, message: string) =>
  message === '' ? failure : `${failure}\u202F: ${message}`

export const loadingTexts: typeof english.loadingTexts = {
  failed: {
    user: () => 'Ton compte n’a pas pu être chargé',
    points: () => 'Les points n’ont pas pu être chargés',
    tasks: (message) => because('Les tâches n’ont pas pu être chargées', message),
    rewards: (message) => because('Les récompenses n’ont pas pu être chargées', message),
    partnerships: (message) => because('Les partenaires n’ont pas pu être chargés', message),
    notifications: (message) => because('Les notifications n’ont pas pu être chargées', message),
  },
  again: 'Réessayer',
}

export const pageTexts: typeof english.pageTexts = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} - Mitten`,
  switchPerson: 'Changer de personne',
  theme: {
    legend: 'Thème',
    labels: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  },
  slowStart: {
    title: 'C’est plus long que prévu',
    text: 'Si Mitten est ouvert dans un autre onglet ou une autre fenêtre, ferme-le là-bas. Ce que tu as fait est gardé sur cet appareil.',
    reload: 'Recharger',
  },
}

export const passwordTexts: typeof english.passwordTexts = {
  advice: 'Quelques mots sans rapport entre eux en font un bon.',
  strengths: {
    1: 'Faible. Plus long, il sera plus solide.',
    2: 'Moyen. Plus long, il sera plus solide.',
    3: 'Bon',
    4: 'Solide',
  },
}

export const pauseTexts: typeof english.pauseTexts = {
  away: (name) => `${name} n’est pas là`,
  awayUntil: (name, day) => `${name} n’est pas là jusqu’au ${day}`,
  turnsPass: (name) => `En attendant, tu prends les tours ${ofName(name)}.`,
  paused: (name) => `${name} a mis ses tâches régulières en pause`,
  pausedUntil: (name, day) => `${name} a mis ses tâches régulières en pause jusqu’au ${day}`,
  mineToo: 'Les miennes aussi',

  toasts: {
    paused: 'En pause',
    pausedUntil: (day) => `En pause jusqu’au ${day}`,
    resumed: 'C’est reparti',
  },
}

export const photoTexts: typeof english.photoTexts = {
  take: 'Prendre une photo',
  upload: 'Choisir une photo',
  remove: 'Retirer',
  removeNamed: 'Retirer la photo',
  hint: 'JPG ou PNG, jusqu’à 5\u00A0Mo. Elle est réduite sur cet appareil avant d’être enregistrée.',
  ring: 'Ce qui est dans le cercle devient ta photo.',
  preview: 'Ce que voit la caméra',
  turn: 'Changer de caméra',
  starting: 'La caméra démarre',
  saved: 'Photo enregistrée',
  removed: 'Photo retirée',
  picture: 'Image',
  optional: 'facultatif',
  link: 'Lien de l’image',
  removePicture: 'Retirer l’image',

  denied: 'Pas d’accès à la caméra',
  allow: 'Autorise l’accès à la caméra pour prendre une photo.',
  tooLarge: 'Fichier trop lourd',
  selectSmaller: 'Choisis une image de moins de 5\u00A0Mo.',
  unreadable: 'Cette image est illisible',
  selectOther: 'Choisis une image JPG, PNG, WebP ou GIF.',
  notKept: 'La photo n’a pas pu être enregistrée',
  noRoom: 'Cet appareil n’a peut-être plus de place.',
}

export const planTexts: typeof english.planTexts = {
  adds: {
    advanced_tracking: 'Filtres, graphique, CSV et bilan de la semaine viennent avec Pro.',
    weekly_report:
      'Le bilan de la semaine vient avec Pro\u202F: tes jours et tes chiffres, à imprimer ou à garder.',
    templates: 'Tes propres modèles viennent avec Ultimate. Ceux de base sont pour tout le monde.',
    matching:
      'Ultimate suggère qui pourrait prendre quelle tâche partagée, pour que chacun en ait sa part.',
    consultation:
      'Le tête-à-tête du mois vient avec Ultimate\u202F: les chiffres du mois et trois questions à deux.',
  },
  see: 'Voir les formules',
  support:
    'L’aide, c’est ce qui vient avec Mitten et les gens qui tiennent ce serveur\u202F: personne n’est d’astreinte.',
  report: 'Signaler un problème',
}

export const pointsTexts: typeof english.pointsTexts = {
  available: 'Points disponibles',
  total: 'Points gagnés en tout',
  redeemed: 'Points dépensés',
  loaned: 'Points empruntés',
  belowZero: (missing) =>
    `Solde négatif, car une tâche est de nouveau à faire. Il manque ${pointsText(missing)}.`,
}

export const identityTexts: typeof english.identityTexts = {
  password: 'Ton mot de passe',
  required: 'Le mot de passe est nécessaire',
  failed: 'La confirmation n’a pas marché',
  byProvider: (provider) => `Continuer avec ${provider}`,
  signInFirst: (provider) =>
    `Si ta connexion date de plus de dix minutes, reconnecte-toi d’abord avec ${provider}.`,
  passkey: {
    use: 'Utiliser une clé d’accès',
    instead: 'Utiliser plutôt une clé d’accès',
    confirmed: 'Confirmé avec une clé d’accès',
    elsewhere: 'Les clés d’accès demandent une adresse en https avec un nom',
    known: 'Une de tes clés d’accès est déjà sur cet appareil.',
    unsuitable:
      'Cet appareil ne peut pas vérifier qui tu es. Active le verrouillage de l’écran, ou prends un autre appareil.',
    noAnswer: 'L’appareil n’a pas donné de clé d’accès. Réessaie.',
  },
}

export const roomTexts: typeof english.roomTexts = {
  rooms: 'Pièces',
  all: 'Toutes',
  byRoom: 'Par pièce',
  chosen: (room) => `Pièces\u202F: ${room}`,
  none: 'Sans pièce',
  edit: 'Modifier',
  nothing: 'Rien à faire ici',
}

export const rowMarkTexts: typeof english.rowMarkTexts = {
  unsynced: 'Pas encore synchronisé',
  savedHere: 'Enregistré ici',
  needsAttention: 'À regarder',
}

export const searchTexts: typeof english.searchTexts = {
  close: 'Fermer la recherche',
  clear: 'Effacer',
  short: 'Tape au moins deux lettres.',
  found: (count, text) =>
    count < 2
      ? `${count} résultat pour «\u202F${text}\u202F»`
      : `${numberText(count)} résultats pour «\u202F${text}\u202F»`,
  nothing: (text) => `Rien pour «\u202F${text}\u202F». Essaie moins de lettres, ou un autre mot.`,
  clearSearch: 'Effacer la recherche',
}

export const signOutTexts: typeof english.signOutTexts = {
  title: 'Erreur',
  text: 'La déconnexion a échoué. Réessaie.',
}

export const taskLineTexts: typeof english.taskLineTexts = {
  effortLevels: {
    easy: 'Facile',
    difficult: 'Difficile',
    extreme: 'Extrême',
  },
  minutesShort: (minutes) => `${minutes}\u00A0min`,
  privateTask: 'Tâche privée',
  stepsDone: (done, of) => `${done} sur ${of}`,
  stepsDoneAloud: (done, of) => (of < 2 ? `${done} étape sur ${of}` : `${done} étapes sur ${of}`),
}

export const timeTexts: typeof english.timeTexts = {
  justNow: 'à l’instant',
  near: (day, time) => `${day} à ${time}`,
  far: (day, time) => `${day} à ${time}`,
}

export const undoTexts: typeof english.undoTexts = {
  undo: 'Annuler',
  undone: 'C’est annulé',
  tooLate: 'Trop tard pour annuler',
  tooLateReason: 'C’est déjà sur le serveur, ou d’autres changements en dépendent.',
}
