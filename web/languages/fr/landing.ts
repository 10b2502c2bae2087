/** The texts of features/landing in French. The people and their quotes are invented (U1). */
import type * as english from '#web/languages/en.ts'

export const landingTexts: typeof english.landingTexts = {
  page: 'Tâches, points et récompenses',
  skip: 'Aller au contenu',
  sections: {
    label: 'Sur cette page',
    features: 'L’appli',
    pricing: 'Tarifs',
    reviews: 'Avis',
  },
  dashboard: 'Accueil',
  login: 'Se connecter',
  signUp: 'S’inscrire',
  hero: {
    title: 'Plus on est de moufles, plus c’est léger.',
    lead: 'Mitten transforme le ménage en points, et les points en plaisirs à partager. Pour les couples, et pour les parents et leurs enfants.',
    start: 'Commencer',
    more: 'En savoir plus',
    note: 'Marche sur la tablette de la cuisine, même quand le wifi fait des siennes.',
    picture: 'Deux moufles tricotées se tapent dans la main',
    task: 'Plier le linge',
    reward: 'Petit-déjeuner au lit',
  },
  features: {
    title: 'Une maison juste est une maison chaleureuse',
    tasks: {
      title: 'Les tâches',
      text: 'Un nom, une durée, et l’effort que ça demande vraiment. Partage-la, et qui arrive en premier la prend.',
      easy: 'Arroser le balcon',
      difficult: 'Plier le linge',
      extreme: 'Récurer le four',
    },
    points: {
      title: 'Les points',
      text: 'Les minutes fois l’effort. Le même calcul pour tout le monde, et plus besoin de débattre pour savoir à qui c’était.',
    },
    rewards: {
      title: 'Les récompenses',
      text: 'Le petit-déjeuner au lit. La bonne boulangerie. Le dernier mot le soir du film. C’est toi qui fixes le prix.',
    },
    partner: {
      title: 'À deux ou à plusieurs',
      text: 'Relie-toi à ta moitié ou à tes enfants. Les récompenses et les prêts passent par l’autre, en douceur.',
      name: 'Theo',
      asks: 'Theo demande',
      wish: 'Une grasse matinée jusqu’à dix heures',
      deny: 'Refuser',
      approve: 'Valider',
    },
  },
  howItWorks: {
    title: 'Comment ça marche',
    steps: [
      {
        title: 'Crée des tâches',
        text: 'Note ce qu’il y a à faire, avec les minutes et l’effort.',
      },
      {
        title: 'Termine et gagne',
        text: 'Coche, même sans réseau. Les points arrivent aussitôt.',
      },
      { title: 'Fais-toi plaisir', text: 'Dépense-les pour quelque chose qui te plaît vraiment.' },
    ],
  },
  pricing: {
    title: 'Choisis ta taille',
    choose: { free: 'Commencer', pro: 'Choisir Pro', ultimate: 'Choisir Ultimate' },
  },
  reviews: {
    title: 'Des nouvelles de cuisines plus chaleureuses',
    all: [
      {
        name: 'Nadia',
        about: 'Avec Marcus',
        text: 'On a arrêté de tenir les comptes dans nos têtes. Maintenant ils se tiennent tout seuls, et j’ai le petit-déjeuner au lit.',
      },
      {
        name: 'Per',
        about: 'Papa de deux enfants',
        text: 'La tablette vit à côté de la bouilloire. Les enfants font la course pour sortir le recyclage. Ça, je ne l’avais pas vu venir.',
      },
      {
        name: 'Grace',
        about: 'Avec Tom',
        text: 'Il a récuré le four pour une grasse matinée. Jamais 180 points n’ont été mieux dépensés.',
      },
    ],
  },
  finalCall: {
    title: 'La vaisselle de ce soir vaut 20 points.',
    action: 'Commencer gratuitement',
  },
  footer: {
    help: {
      label: 'Aide',
      links: ['Centre d’aide', 'Blog', 'Questions fréquentes', 'Nous écrire'],
    },
    legal: {
      label: 'Mentions légales',
      links: ['Vie privée', 'Conditions d’utilisation', 'Cookies'],
      about: 'Licences et code source',
    },
    social: 'Réseaux sociaux',
  },
}
