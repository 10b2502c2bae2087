/** The texts of texts.ts in Spanish. */
import type { roomFormTexts as english } from './texts.ts'

export const roomFormTexts: typeof english = {
  title: 'Habitaciones',
  field: 'Habitación',
  none: 'Ninguna',
  add: 'Nueva habitación',
  addTitle: 'Nueva habitación',
  editTitle: 'Editar habitación',
  name: 'Nombre',
  namePlaceholder: 'Cocina',
  icon: 'Icono',
  swatch: 'Imagen',
  save: 'Guardar habitación',
  empty:
    'Las habitaciones muestran qué va dónde. Las tareas se pueden filtrar y agrupar por ellas.',
  menu: (name) => `Acciones de ${name}`,
  edit: 'Editar',
  up: 'Subir',
  down: 'Bajar',
  delete: 'Eliminar',
  done: 'Listo',
  deleted: 'Habitación eliminada. Sus tareas se quedan.',
  icons: {
    box: 'Casa',
    kitchen: 'Olla',
    bath: 'Bañera',
    bed: 'Cama',
    sofa: 'Sofá',
    desk: 'Escritorio',
    laundry: 'Lavadora',
    hall: 'Puerta',
    garden: 'Árboles',
    car: 'Coche',
    pet: 'Huella',
    baby: 'Bebé',
  },
}
