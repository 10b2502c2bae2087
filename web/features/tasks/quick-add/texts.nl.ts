/** The texts of texts.ts in Dutch. */
import type { quickAddTexts as english } from './texts.ts'

export const quickAddTexts: typeof english = {
  label: 'Taak toevoegen',
  placeholder: 'Nieuwe taak: Vuilnis elke di 19:00',
  placeholderFor: (name) => `Nieuwe taak: Vuilnis elke di 19:00 @${name}`,
  add: 'Toevoegen',
  understood: 'Begrepen',
  understoodAll: (parts) => `Begrepen: ${parts}`,
  change: (part) => `${part}: wijzigen`,
  remove: (part) => `${part}: terug in de naam`,
  today: (time) => `Vandaag om ${time}`,
  from: (day) => `vanaf ${day}`,
  onlyFrom: (first, last) => `alleen ${first} tot en met ${last}`,
  onlyIn: (months) => `alleen ${months}`,
  me: 'Ik',
  private: 'Alleen jij ziet het',
  shared: 'Gedeeld',
  failed: 'De taak kon niet worden gemaakt',
  created: (count) => `${count} taken gemaakt`,
  pasted: (count) => (count === 1 ? '1 taak' : `${count} taken`),
  pastedText: 'Haal het vinkje weg bij wat je niet wilt. Met × wordt een deel weer naam.',
  onlyFirst: (count) => `Hier staan alleen de eerste ${count} regels.`,
  addAll: (count) => (count === 1 ? '1 taak toevoegen' : `${count} taken toevoegen`),
}
