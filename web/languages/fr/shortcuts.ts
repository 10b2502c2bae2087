/** The texts of features/shortcuts in French. */
import type * as english from '#web/languages/en.ts'

export const shortcutTexts: typeof english.shortcutTexts = {
  title: 'Raccourcis clavier',
  text: 'Ils marchent quand tu n’écris rien et qu’aucune fenêtre n’est ouverte.',
  newTask: 'Nouvelle tâche',
  search: 'Chercher, là où il y a une recherche',
  home: 'Aller à l’accueil',
  tasks: 'Aller aux tâches',
  rewards: 'Aller aux récompenses',
  points: 'Aller aux points',
  help: 'Voir cette liste',
  andThen: 'puis',
  choice: 'Raccourcis dans ce navigateur',
  choiceNote:
    'Sans eux, les touches ne font que ce que le navigateur et le lecteur d’écran en font.',
}
