/** The texts of features/sign-in in French. */
import { ofName } from '#domain/language/fr/words.ts'
import type * as english from '#web/languages/en.ts'

export const signInTexts: typeof english.signInTexts = {
  fields: {
    username: 'Identifiant',
    email: 'E-mail',
    password: 'Mot de passe',
    confirmPassword: 'Répète le mot de passe',
    name: 'Nom complet',
    plan: 'Formule',
  },
  planOption: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  noPayment: 'Aucun paiement n’est demandé.',
  login: {
    page: 'Connexion',
    title: 'Te revoilà',
    action: 'Se connecter',
    or: 'ou',
    passkey: 'Se connecter avec une clé d’accès',
    newHere: 'Première fois ici\u202F?',
    register: 'S’inscrire',
    done: 'Connexion réussie\u202F!',
    failed: 'La connexion n’a pas marché',
  },
  register: {
    page: 'Inscription',
    title: 'Mets ton foyer sur les aiguilles',
    action: 'S’inscrire',
    known: 'Tu as déjà un compte\u202F?',
    login: 'Se connecter',
    done: 'Inscription réussie\u202F!',
    failed: 'L’inscription n’a pas marché',
    confirmationRequired: 'Répète le mot de passe',
  },
  reset: {
    page: 'Nouveau mot de passe',
    title: 'Choisis un nouveau mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Répète le nouveau mot de passe',
    action: 'Changer le mot de passe',
    confirmationRequired: 'Répète ton nouveau mot de passe',
    done: 'Mot de passe changé',
    doneText: 'Connecte-toi avec ton nouveau mot de passe.',
    failed: 'Le mot de passe n’a pas pu être changé',
    gone: 'Ce lien a déjà servi ou a expiré. Demandes-en un autre.',
    login: 'Retour à la connexion',
  },
  code: {
    link: 'J’ai un code',
    page: 'Code',
    title: 'J’ai un code',
    text: 'Un parent le trouve sur la page Partenaires, sous «\u202FCode pour un autre appareil\u202F». Le tien est dans Réglages, Sécurité, sur un appareil où ta session est ouverte.',
    label: 'Code',
    hint: '8 lettres et chiffres. Il marche pendant 15 minutes.',
    length: 'Un code a 8 lettres et chiffres',
    action: 'Se connecter',
    back: 'Retour à la connexion',
    askParent: (name) => `Demande à un parent un code pour ${name}.`,
    askParentAgain: (name) =>
      `Demande à un parent un code pour ${name}. Tes changements partiront dès ta connexion.`,
  },
  noMatch: 'Les mots de passe diffèrent',
  failures: {
    credentials: 'Identifiant ou mot de passe incorrect. Vérifie-les et réessaie.',
    unknownUser:
      'Aucun compte n’a cet identifiant. Vérifie-le, ou inscris-toi pour créer un compte.',
    taken:
      'Un compte existe déjà avec cet identifiant ou cet e-mail. Choisis-en un autre, ou connecte-toi si ce compte est le tien.',
    invalid: 'Vérifie que tous les champs sont remplis comme il faut.',
    unexpected: 'Une erreur inattendue s’est produite',
    noRoom: 'Cet appareil n’a plus de place. Libère un peu d’espace et réessaie.',
  },
  invitation: {
    page: 'Invitation',
    title: 'Tu as une invitation',
    by: (name) => `${name} t’invite`,
    meaning: {
      partner: (name) =>
        `${name} aimerait partager tâches, points et récompenses avec toi. Inscris-toi ou connecte-toi, et l’invitation s’ouvrira toute seule.`,
      child: (name) =>
        `Aide à la maison, récolte des points et échange-les contre ce dont tu rêves. ${name} dit oui à tes souhaits. Inscris-toi, ou connecte-toi si tu as déjà un compte.`,
    },
    gone: 'Cette invitation n’est plus ouverte',
    goneText: 'Elle a reçu une réponse ou a été annulée. Demande un nouveau lien.',
    text: 'Quelqu’un aimerait partager un foyer avec toi. Connecte-toi ou inscris-toi, et l’invitation s’ouvrira toute seule.',
    login: 'Se connecter',
    signUp: 'S’inscrire',
    opening: 'Ouverture de l’invitation',
  },
  again: {
    title: 'Reconnecte-toi',
    text: (username) =>
      `Saisis le mot de passe ${ofName(username)}. Tes changements partiront dès ta connexion.`,
    action: 'Se connecter',
    byProvider: (provider) =>
      `Continue avec ${provider}. Tes changements partiront dès ta connexion.`,
  },
  provider: {
    only: (provider) => `Ici, tu te connectes avec ${provider}.`,
    page: 'Connexion',
    title: 'Connexion en cours',
    waiting: 'Un instant',
    done: 'Associé',
    again: 'Réessayer',
    unnamed: 'ton fournisseur',
    proof: {
      title: 'C’est bien toi\u202F?',
      text: (username, provider) =>
        `Le compte ${username} a ton adresse e-mail. Saisis une fois son mot de passe, et ${provider} te connectera ensuite.`,
      notYours: 'S’il n’est pas à toi, demande à l’admin de ce serveur.',
      action: 'Associer et se connecter',
    },
    problems: {
      down: (provider) =>
        `${provider} ne répond pas en ce moment. Là où ta session est ouverte, tout continue. Réessaie dans un instant.`,
      cancelled: (provider) => `La connexion avec ${provider} n’a pas eu lieu.`,
      refused: (provider) =>
        `La réponse de ${provider} n’a pas pu être acceptée. Réessaie. Si cela se répète, l’admin en trouvera la raison dans le journal du serveur.`,
      elsewhere: () =>
        'Cette connexion a commencé dans un autre navigateur, a duré plus de dix minutes, ou est déjà finie. Personne n’a été connecté.',
      no_account: (provider) =>
        `Aucun compte ici n’est associé au tien chez ${provider}. Si tu en as un, connecte-toi et associe-le dans Réglages, Sécurité. Sinon, demande à l’admin de ce serveur.`,
      known_address: (provider) =>
        `Tu as déjà un compte ici avec cette adresse e-mail. Connecte-toi, puis associe ${provider} dans Réglages, Sécurité.`,
      taken: (provider) => `Un autre compte ici est déjà associé au tien chez ${provider}.`,
    },
    fromApp:
      'Tu as commencé dans l’appli de ton écran d’accueil\u202F? Continue ici, puis crée un code et tape-le dans l’appli, sous «\u202FJ’ai un code\u202F».',
    forCode: (provider) => `Continuer avec ${provider} pour avoir un code`,
  },
}
