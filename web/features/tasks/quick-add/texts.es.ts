/** The texts of texts.ts in Spanish. */
import type { quickAddTexts as english } from './texts.ts'

export const quickAddTexts: typeof english = {
  label: 'Añadir una tarea',
  placeholder: 'Nueva tarea: Basura cada martes 19:00',
  placeholderFor: (name) => `Nueva tarea: Basura cada martes 19:00 @${name}`,
  add: 'Añadir',
  understood: 'Entendido',
  understoodAll: (parts) => `Entendido: ${parts}`,
  change: (part) => `${part}: cambiar`,
  remove: (part) => `${part}: devolver al nombre`,
  today: (time) => `Hoy a las ${time}`,
  from: (day) => `desde el ${day}`,
  onlyFrom: (first, last) => `solo de ${first} a ${last}`,
  onlyIn: (months) => `solo en ${months}`,
  me: 'Yo',
  private: 'Solo la ves tú',
  shared: 'Compartida',
  failed: 'No se ha podido crear la tarea',
  created: (count) => `${count} tareas creadas`,
  pasted: (count) => (count === 1 ? '1 tarea' : `${count} tareas`),
  pastedText: 'Desmarca lo que no quieras. Con × una parte vuelve al nombre.',
  onlyFirst: (count) => `Aquí están solo las primeras ${count} líneas.`,
  addAll: (count) => (count === 1 ? 'Añadir 1 tarea' : `Añadir ${count} tareas`),
}
