/** The texts of texts.ts in French. */
import { ofName } from '#domain/language/names.fr.ts'
import type { texts as english } from './texts.ts'

const changes = (count: number) => (count < 2 ? `${count} changement` : `${count} changements`)
const savedHere = (count: number) =>
  count < 2 ? `${count} changement gardé ici` : `${count} changements gardés ici`

export const texts: typeof english = {
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
