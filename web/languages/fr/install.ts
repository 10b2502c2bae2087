/** The texts of features/install in French. */
import type * as english from '#web/languages/en.ts'

export const installTexts: typeof english.installTexts = {
  install: 'Installer l’appli',
  addToHomeScreen: 'Sur l’écran d’accueil',
  worksOffline: 'Marche hors ligne',
  installAction: 'Installer',
  addAction: 'Ajouter',
  dismiss: 'Fermer',
  gotIt: 'D’accord\u202F!',

  guide: 'Mitten s’ouvre en plein écran et continue de marcher sans réseau.',
  steps: [
    { title: 'Touche Partager', place: 'dans Safari' },
    { title: 'Choisis Sur l’écran d’accueil', place: 'plus bas dans la liste' },
    { title: 'Touche Ajouter', place: 'dans le coin en haut' },
  ],
  add: 'Ajouter',
  waiting: (count) =>
    count < 2
      ? 'Un changement de cet appareil n’est pas encore sur le serveur. L’appli installée démarre sans lui\u202F: connecte-toi d’abord à Internet et attends que tout soit à jour.'
      : `${count} changements de cet appareil ne sont pas encore sur le serveur. L’appli installée démarre sans eux\u202F: connecte-toi d’abord à Internet et attends que tout soit à jour.`,

  manual: {
    ios: 'Ouvre cette page dans Safari, touche Partager, puis Sur l’écran d’accueil.',
    android: 'Ouvre le menu du navigateur, puis choisis Ajouter à l’écran d’accueil.',
    desktop:
      'Ouvre le menu du navigateur, puis choisis Installer ou Ajouter au Dock. Certains navigateurs ne savent pas installer d’applis\u202F: Chrome, Edge et Safari savent.',
  },
}
