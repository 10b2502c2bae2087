/** Texts of the keyboard shortcuts. */
import { defineTexts } from '#domain/language/texts.ts'

export const shortcutTexts = defineTexts('shortcutTexts', {
  title: 'Keyboard shortcuts',
  text: 'They work while nothing is typed and no dialog is open.',
  newTask: 'New task',
  search: 'Search, where there is a search',
  home: 'Go to Dashboard',
  tasks: 'Go to Tasks',
  rewards: 'Go to Rewards',
  points: 'Go to Points',
  help: 'Show this list',
  /** Between two keys that are pressed one after the other. */
  andThen: 'then',
  choice: 'Use shortcuts in this browser',
  choiceNote: 'Turned off, keys do only what the browser and a screen reader do with them.',
})
