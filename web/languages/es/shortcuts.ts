/** The texts of features/shortcuts in Spanish. */
import type * as english from '#web/languages/en.ts'

export const shortcutTexts: typeof english.shortcutTexts = {
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
