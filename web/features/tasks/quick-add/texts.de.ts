/** The texts of texts.ts in German. */
import type { quickAddTexts as english } from './texts.ts'

export const quickAddTexts: typeof english = {
  label: 'Aufgabe hinzufügen',
  placeholder: 'Neue Aufgabe: Müll jeden Di 19 Uhr',
  placeholderFor: (name) => `Neue Aufgabe: Müll jeden Di 19 Uhr @${name}`,
  add: 'Hinzufügen',
  understood: 'Verstanden',
  understoodAll: (parts) => `Verstanden: ${parts}`,
  change: (part) => `${part}: ändern`,
  remove: (part) => `${part}: zurück in den Namen`,
  today: (time) => `Heute um ${time}`,
  from: (day) => `ab ${day}`,
  onlyFrom: (first, last) => `nur ${first} bis ${last}`,
  onlyIn: (months) => `nur ${months}`,
  me: 'Ich',
  private: 'Nur du siehst sie',
  shared: 'Geteilt',
  failed: 'Die Aufgabe ließ sich nicht anlegen',
  created: (count) => `${count} Aufgaben erstellt`,
  pasted: (count) => (count === 1 ? '1 Aufgabe' : `${count} Aufgaben`),
  pastedText: 'Nimm den Haken weg, wo du nichts willst. Mit × gehört ein Teil wieder zum Namen.',
  onlyFirst: (count) => `Hier stehen nur die ersten ${count} Zeilen.`,
  addAll: (count) => (count === 1 ? '1 Aufgabe hinzufügen' : `${count} Aufgaben hinzufügen`),
}
