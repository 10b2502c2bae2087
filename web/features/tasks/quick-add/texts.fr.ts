/** The texts of texts.ts in French. */
import type { quickAddTexts as english } from './texts.ts'

export const quickAddTexts: typeof english = {
  label: 'Ajouter une tâche',
  placeholder: 'Nouvelle tâche : Poubelles chaque mardi 19h',
  placeholderFor: (name) => `Nouvelle tâche : Poubelles chaque mardi 19h @${name}`,
  add: 'Ajouter',
  understood: 'Compris',
  understoodAll: (parts) => `Compris : ${parts}`,
  change: (part) => `${part} : modifier`,
  remove: (part) => `${part} : remettre dans le nom`,
  today: (time) => `Aujourd’hui à ${time}`,
  from: (day) => `à partir du ${day}`,
  onlyFrom: (first, last) => `seulement de ${first} à ${last}`,
  onlyIn: (months) => `seulement ${months}`,
  me: 'Moi',
  private: 'Visible uniquement par toi',
  shared: 'Partagée',
  failed: 'La tâche n’a pas pu être créée',
  created: (count) => `${count} tâches créées`,
  pasted: (count) => (count < 2 ? `${count} tâche` : `${count} tâches`),
  pastedText: 'Décoche ce que tu ne veux pas. Le × remet une partie dans le nom.',
  onlyFirst: (count) => `Seules les ${count} premières lignes sont ici.`,
  addAll: (count) => (count < 2 ? `Ajouter ${count} tâche` : `Ajouter ${count} tâches`),
}
