/** The texts of features/children in French. */
import { ofName } from '#domain/language/fr/words.ts'
import type * as english from '#web/languages/en.ts'

export const childTexts: typeof english.childTexts = {
  title: 'Enfants',
  add: 'Ajouter un enfant',
  cancel: 'Annuler',
  done: 'Terminé',
  child: 'Enfant',

  name: 'Nom',
  picture: 'Image',
  swatch: 'Tricot',
  photo: 'Photo',
  bigButtons: 'Gros boutons',
  bigButtonsNote: 'Aujourd’hui, points et souhaits. Rien d’autre.',
  noPassword: (name) =>
    name === ''
      ? 'Ni e-mail ni mot de passe. C’est toi qui connectes ton enfant.'
      : `Ni e-mail ni mot de passe. C’est toi qui connectes ${name}.`,

  madeByYou: 'Créé par toi. Ni e-mail ni mot de passe.',
  madeByAnother: 'Ni e-mail ni mot de passe.',
  growing: (username) => `Va choisir un mot de passe pour ${username}.`,
  edit: (name) => `Modifier ${name}`,
  more: (name) => `Plus sur ${name}`,
  useHere: (name) => `Connecter ${name} sur cet appareil`,
  code: 'Code pour un autre appareil',
  today: 'Aujourd’hui, points et souhaits.',
  growUp: 'Grandir',
  growUpNote: 'Son propre compte. Les points restent.',

  devices: (name) => `Appareils ${ofName(name)}`,
  noDevices: 'Aucune session ouverte',
  lastSeen: (day) => `Dernier accès le ${day}`,
  signOut: 'Déconnecter',
  signOutOf: (name, device) => `Déconnecter ${name} sur ${device}`,
  parents: 'Parents',
  you: 'Toi',
  asked: 'Pas encore de réponse',
  unask: 'Annuler l’invitation',
  unaskNamed: (name) => `Annuler l’invitation ${ofName(name)}`,
  alsoParent: 'Ajouter un parent',
  remove: 'Retirer',
  removeNamed: (parent, name) => `Retirer ${parent} des parents ${ofName(name)}`,
  leave: 'Quitter le profil',
  leaveNamed: (name) => `Quitter le profil ${ofName(name)}`,
  unreadable: 'Impossible de lire les appareils et les parents pour l’instant.',
  again: 'Réessayer',

  language: 'Langue',
  languageHint:
    'Aussi pour la lecture à voix haute, avec une voix qui marche sur l’appareil de l’enfant.',

  save: 'Enregistrer',
  editTitle: (name) => `Modifier ${name}`,
  delete: 'Supprimer le profil',
  sure: 'C’est vraiment ce que tu veux\u202F?',
  deleteText: (name) =>
    `Le profil ${ofName(name)} sera supprimé\u202F: tâches, points et souhaits. Ce que ${name} a fait pour les autres leur reste.`,
  deletesToo: (name) => `Le profil ${ofName(name)} sera supprimé aussi`,

  codeTitle: (name) => `Code pour ${name}`,
  qr: (name) => `Code QR qui connecte ${name}`,
  howTo: (name) => [
    `Ouvre Mitten sur l’appareil ${ofName(name)}.`,
    'Touche «\u202FAjouter un compte\u202F», puis «\u202FJ’ai un code\u202F».',
    'Scanne le carré ou tape les lettres.',
  ],
  newCode: 'Nouveau code',

  askTitle: (name) => `Aussi parent ${ofName(name)}`,
  askText: (name) =>
    `Un parent voit les tâches, points et souhaits ${ofName(name)}, les valide et connecte ${name}.`,
  ask: 'Demander',
  askNamed: (name) => `Demander à ${name}`,
  nobodyToAsk:
    'Seul un adulte parmi tes partenaires peut devenir parent aussi. Invite d’abord quelqu’un.',

  ending: (parent, name) => ({
    text: `${parent} ne sera plus parent ${ofName(name)}. Les appareils où ${parent} a connecté ${name} seront déconnectés, et les codes et liens ${ofName(parent)} ne marcheront plus. Ce que d’autres ont ouvert marche encore. Rien de ce qui est à ${name} ne se perd\u202F: les changements pas encore partis restent sur son appareil.`,
    names: [parent, name, parent, name, parent, name],
    action: 'Retirer ce parent',
    done: `${parent} n’est plus parent ${ofName(name)}`,
  }),
  leaving: (name) => ({
    text: `Tu ne seras plus parent ${ofName(name)}. Les appareils où tu as connecté ${name} seront déconnectés, et tes codes et liens ne marcheront plus. Ce que d’autres ont ouvert marche encore. Rien de ce qui est à ${name} ne se perd\u202F: les changements pas encore partis restent sur son appareil.`,
    names: [name, name, name],
    action: 'Quitter le profil',
    done: `Tu as quitté le profil ${ofName(name)}`,
  }),

  growUpTitle: (name) => `${name} grandit`,
  growUpText: (name) =>
    `${name} reçoit un compte comme le tien, avec les mêmes points. Tu saisis l’identifiant et l’e-mail, ${name} choisit le mot de passe.`,
  username: 'Identifiant',
  email: 'E-mail',
  makeAccount: 'Créer le compte',
  grownUp: (name) => `${name} a maintenant son propre compte`,
  linkText: (name) =>
    `Avec ce lien, ${name} choisit un mot de passe, une fois, en moins d’un jour. Ensuite, c’est son compte.`,
  link: 'Lien',
  linkQr: (name) => `Code QR du lien pour ${name}`,

  toasts: {
    added: (name) => `Voilà ${name}`,
    saved: 'Enregistré',
    deleted: (name) => `Le profil ${ofName(name)} est supprimé`,
    signedOut: (name) => `La session ${ofName(name)} y est fermée`,
    asked: (name) => `C’est demandé à ${name}`,
    unasked: 'Invitation annulée',
    failed: 'Ça n’a pas marché',
  },
}
