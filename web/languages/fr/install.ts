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
    { title: 'Touche «\u202FPartager\u202F»', place: 'dans Safari' },
    { title: 'Choisis «\u202FSur l’écran d’accueil\u202F»', place: 'plus bas dans la liste' },
    { title: 'Touche «\u202FAjouter\u202F»', place: 'dans le coin en haut' },
  ],
  add: 'Ajouter',
  waiting: (count) =>
    count < 2
      ? 'Un changement de cet appareil n’est pas encore sur le serveur. L’appli installée démarre sans lui\u202F: connecte-toi d’abord à internet et attends que tout soit à jour.'
      : `${count} changements de cet appareil ne sont pas encore sur le serveur. L’appli installée démarre sans eux\u202F: connecte-toi d’abord à internet et attends que tout soit à jour.`,

  manual: {
    ios: 'Ouvre cette page dans Safari, touche «\u202FPartager\u202F», puis «\u202FSur l’écran d’accueil\u202F».',
    android: 'Ouvre le menu du navigateur, puis choisis «\u202FAjouter à l’écran d’accueil\u202F».',
    desktop:
      'Ouvre le menu du navigateur, puis choisis «\u202FInstaller\u202F» ou «\u202FAjouter au Dock\u202F». Certains navigateurs ne savent pas installer d’applis\u202F: Chrome, Edge et Safari savent.',
  },
}
