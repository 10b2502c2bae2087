/** The texts of texts.ts in Spanish. */
import type { shortcutTexts as english } from './texts.ts'

export const shortcutTexts: typeof english = {
  title: 'Atajos de teclado',
  text: 'Funcionan mientras no escribes y no hay ningún diálogo abierto.',
  newTask: 'Tarea nueva',
  search: 'Buscar, donde se pueda',
  home: 'Ir a Inicio',
  tasks: 'Ir a Tareas',
  rewards: 'Ir a Premios',
  points: 'Ir a Puntos',
  help: 'Ver esta lista',
  andThen: 'y luego',
  choice: 'Usar atajos en este navegador',
  choiceNote:
    'Si los desactivas, las teclas hacen solo lo que hacen con ellas el navegador y el lector de pantalla.',
}
