/** The texts of texts.ts in French. */
import type { templateTexts as english } from './texts.ts'

export const templateTexts: typeof english = {
  title: 'Modèles de tâches',
  fromTemplate: 'Partir d’un modèle',
  starter: 'De base',
  yours: 'Les tiens',
  lists: 'Quels modèles',
  search: 'Chercher un modèle',
  rooms: 'Pièce',
  wholeWeek: 'Ou toute une semaine : quelles pièces as-tu ?',
  roomNames: {
    kitchen: 'Cuisine',
    bathroom: 'Salle de bains',
    toilet: 'WC',
    living: 'Salon',
    bedroom: 'Chambre',
    children: 'Chambre d’enfant',
    baby: 'Bébé',
    office: 'Bureau',
    hall: 'Entrée et escalier',
    laundry: 'Linge',
    cellar: 'Cave et grenier',
    garden: 'Jardin et balcon',
    car: 'Voiture',
    pets: 'Animaux',
  },
  none: 'Pas encore de modèle. Tu peux en faire un de n’importe quelle tâche, depuis son menu.',
  noneFound: 'Aucun modèle ne porte ce nom.',

  chosen: (count) => (count < 2 ? `${count} choisie.` : `${count} choisies.`),
  chosenShared: (count) =>
    `${count} ${count < 2 ? 'choisie' : 'choisies'}. Les tâches de base sont partagées avec tes partenaires, tu peux changer ça quand tu veux.`,
  add: (count) => (count < 2 ? `Ajouter ${count} tâche` : `Ajouter ${count} tâches`),
  addNone: 'Ajouter des tâches',
  added: (count) => (count < 2 ? `${count} tâche ajoutée` : `${count} tâches ajoutées`),

  keep: 'Garder comme modèle',
  saved: 'Gardée comme modèle',
  edit: 'Modifier',
  delete: 'Supprimer',
  menu: (name) => `Options du modèle ${name}`,
  editTitle: 'Modifier le modèle',
  saveChanges: 'Enregistrer',
  updated: 'Modèle modifié',
  deleted: 'Modèle supprimé',
  deleteTitle: 'C’est vraiment ce que tu veux\u202F?',
  deleteText: (name) =>
    `Le modèle «\u202F${name}\u202F» sera supprimé. Les tâches qui en viennent restent.`,
  cancel: 'Annuler',
}
