/** The texts of web/app and web/ui in French. */
import type * as english from '#web/languages/en.ts'

export const sessionTexts: typeof english.sessionTexts = {
  unknownError: 'Une erreur inconnue s’est produite',
  full: 'Cet appareil n’a plus de place. Rien n’a été enregistré. Libère un peu d’espace et réessaie.',
  missing: {
    title: 'Rien n’a été enregistré',
    text: 'Une partie de l’appli n’a pas pu se charger. Recharge la page quand il y aura du réseau.',
  },
  noRoom: {
    title: 'Cet appareil n’a plus de place',
    text: 'Tes données sont en sécurité. La synchronisation reprendra quand tu auras libéré de l’espace.',
  },
  evicted: {
    title: 'Ce navigateur a effacé les données gardées ici',
    text: 'Tout ce qui est sur le serveur est en train de revenir. Les changements qui n’étaient pas encore partis sont perdus.',
  },
}

export const shellTexts: typeof english.shellTexts = {
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  pages: {
    dashboard: 'Accueil',
    tasks: 'Tâches',
    rewards: 'Récompenses',
    partner: 'Partenaires',
    notifications: 'Notifications',
    settings: 'Réglages',
    admin: 'Admin',
    week: 'Semaine',
    points: 'Journal des points',
    house: 'La maison',
    report: 'Bilan de la semaine',
    checkIn: 'Tête-à-tête du mois',
    bring: 'Apporte tes tâches',
    subscribe: 'Abonnement',
    about: 'À propos de Mitten',
    invitation: 'Invitation',
    notFound: 'Page introuvable',
  },
  bottom: {
    home: 'Accueil',
    tasks: 'Tâches',
    rewards: 'Récompenses',
    partner: 'Partenaires',
    admin: 'Admin',
    alerts: 'Alertes',
  },
  broken: {
    title: 'Quelque chose n’a pas marché',
    text: 'Ce que tu as fait est gardé sur cet appareil. Recharger la page suffit en général.',
    reload: 'Recharger',
  },
  drawer: { partners: 'Partenaires' },
  unread: (page, count) => `${page}, ${count} non ${count < 2 ? 'lue' : 'lues'}`,
  waiting: (page, count) =>
    count < 2 ? `${page}, ${count} chose t’attend` : `${page}, ${count} choses t’attendent`,
  guest: 'En visite',
  plans: {
    free: 'Formule Free',
    pro: 'Formule Pro',
    ultimate: 'Formule Ultimate',
  },
  logout: {
    action: 'Se déconnecter',
    title: 'Se déconnecter sans tout synchroniser\u202F?',
    warning: (count) =>
      count < 2
        ? `${count} changement de cet appareil n’est pas encore sur le serveur.`
        : `${count} changements de cet appareil ne sont pas encore sur le serveur.`,
    choices:
      '«\u202FSynchroniser\u202F» envoie d’abord tout. «\u202FGarder ici\u202F» laisse tout sur cet appareil jusqu’à ta prochaine connexion. «\u202FJeter\u202F» efface tout.',
    syncNow: 'Synchroniser',
    keep: 'Garder ici',
    discard: 'Jeter',
    stillWaiting: 'Tout n’a pas pu être synchronisé\u202F: ta session reste ouverte.',
  },
}

export const uiTexts: typeof english.uiTexts = {
  close: 'Fermer',
  cancel: 'Annuler',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  swatches: {
    bath: 'Baignoire',
    cake: 'Gâteau',
    cat: 'Chat',
    film: 'Film',
    gift: 'Cadeau',
    heart: 'Cœur',
    house: 'Maison',
    moon: 'Lune',
    mug: 'Tasse',
    sofa: 'Canapé',
    star: 'Étoile',
    tulip: 'Tulipe',
  },
}
