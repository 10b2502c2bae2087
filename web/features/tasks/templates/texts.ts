/** Texts of the templates. */
import { defineTexts } from '#domain/language/texts.ts'
import type { Room } from '#domain/templates/starter-pack.ts'

export const templateTexts = defineTexts('templateTexts', {
  title: 'Task templates',
  fromTemplate: 'Start from a template',
  starter: 'Starter pack',
  yours: 'Yours',
  lists: 'Which templates',
  search: 'Search templates',
  rooms: 'Room',
  wholeWeek: 'Or a whole week at once: which rooms do you have?',
  roomNames: {
    kitchen: 'Kitchen',
    bathroom: 'Bathroom',
    toilet: 'Toilet',
    living: 'Living room',
    bedroom: 'Bedroom',
    children: 'Children’s room',
    baby: 'Baby',
    office: 'Home office',
    hall: 'Hall and stairs',
    laundry: 'Laundry',
    cellar: 'Cellar and attic',
    garden: 'Garden and balcony',
    car: 'Car',
    pets: 'Pets',
  } satisfies Record<Room, string>,
  none: 'No templates yet. Save any task as one from its menu.',
  noneFound: 'No template has this in its name.',

  chosen: (count: number) => `${count} chosen.`,
  chosenShared: (count: number) =>
    `${count} chosen. What is from the starter pack is shared with your partner; you can change that any time.`,
  add: (count: number) => (count === 1 ? 'Add 1 task' : `Add ${count} tasks`),
  addNone: 'Add tasks',
  added: (count: number) => (count === 1 ? '1 task added' : `${count} tasks added`),

  keep: 'Save as template',
  saved: 'Saved as template',
  edit: 'Edit',
  delete: 'Delete',
  menu: (name: string) => `Options for the template ${name}`,
  editTitle: 'Edit Template',
  saveChanges: 'Save Changes',
  updated: 'Template updated',
  deleted: 'Template deleted',
  deleteTitle: 'Are you absolutely sure?',
  deleteText: (name: string) => `This deletes the template ${name}. Tasks made from it stay.`,
  cancel: 'Cancel',
})
