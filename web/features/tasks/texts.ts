/** Texts of a task's card and dialogs. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

const inPoints = (count: number) => (count === 1 ? '1 point' : `${numberText(count)} points`)

export const taskCardTexts = defineTexts('taskCardTexts', {
  createTask: 'Create Task',
  editTask: 'Edit Task',
  saveChanges: 'Save Changes',

  shared: 'Shared',
  sharedBy: (name: string) => `Shared by ${name}`,
  claims: {
    you: 'Claimed by you',
    partner: 'Claimed by partner',
    owner: 'Claimed by owner',
  },

  steps: 'Steps',
  stepsOfTask: (name: string) => `Steps of ${name}`,
  stepsFirst: (done: number, of: number) => `${done} of ${of} ${of === 1 ? 'step' : 'steps'}`,
  afterSteps: (name: string, steps: string) => `${name}: ${steps}`,
  complete: 'Complete',
  done: 'Done',
  completeAndEarn: (name: string, points: number) => `Complete ${name}, earn ${inPoints(points)}`,
  claim: 'Claim',
  claimTask: (name: string) => `Claim ${name}`,
  menu: (name: string) => `Options for ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  takeOn: 'I’m on it',
  release: 'Release',
  reopen: 'Not done after all',

  deleteTitle: 'Are you absolutely sure?',
  deleteOwn: (name: string) => `This deletes ${name}.`,
  deleteShared: (name: string) => `This deletes ${name} for everybody who sees it.`,

  toasts: {
    created: 'Task created successfully',
    updated: 'Task updated',
    completed: 'Task completed!',
    earned: (points: number) => `+${inPoints(points)}`,
    earnedBy: (name: string, points: number) => `+${inPoints(points)} for ${name}`,
    claimed: 'Task claimed!',
    released: 'Task released',
    deleted: 'Task deleted',
    approved: 'Task approved',
    reopened: 'Task is active again',
  },
})
