/** The texts of texts.ts in Spanish. */
import type { templateTexts as english } from './texts.ts'

export const templateTexts: typeof english = {
  title: 'Plantillas de tareas',
  fromTemplate: 'Partir de una plantilla',
  starter: 'Para empezar',
  yours: 'Tuyas',
  lists: 'Qué plantillas',
  search: 'Buscar plantillas',
  rooms: 'Zona',
  roomNames: {
    kitchen: 'Cocina',
    laundry: 'Colada',
    bathroom: 'Baño',
    living: 'Salón',
    outside: 'Fuera',
    pets: 'Mascotas',
  },
  none: 'Aún no tienes plantillas. Guarda cualquier tarea como plantilla desde su menú.',
  noneFound: 'Ninguna plantilla lleva esto en el nombre.',

  chosen: (count) => (count === 1 ? '1 elegida.' : `${count} elegidas.`),
  chosenShared: (count) =>
    `${count === 1 ? '1 elegida' : `${count} elegidas`}. Lo de «Para empezar» se comparte con tu gente; puedes cambiarlo cuando quieras.`,
  add: (count) => (count === 1 ? 'Añadir 1 tarea' : `Añadir ${count} tareas`),
  addNone: 'Añadir tareas',
  added: (count) => (count === 1 ? '1 tarea añadida' : `${count} tareas añadidas`),

  keep: 'Guardar como plantilla',
  saved: 'Guardada como plantilla',
  edit: 'Editar',
  delete: 'Eliminar',
  menu: (name) => `Opciones de la plantilla ${name}`,
  editTitle: 'Editar plantilla',
  saveChanges: 'Guardar cambios',
  updated: 'Plantilla actualizada',
  deleted: 'Plantilla eliminada',
  deleteTitle: '¿Seguro que quieres hacerlo?',
  deleteText: (name) => `Se eliminará la plantilla ${name}. Las tareas creadas con ella se quedan.`,
  cancel: 'Cancelar',
}
