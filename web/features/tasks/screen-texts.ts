/** Texts of the tasks page that no other page shares. */

export const tasksScreenTexts = {
  title: 'Tasks',
  tabs: 'Which tasks',
  active: 'Active',
  completed: 'Completed',
  activeList: 'Active tasks',
  toApprove: 'Waiting for you',
  ownCompleted: 'Completed by you',
  noActive: 'Nothing to do right now. Create a task when something comes up.',
  startWithChores: 'Start with a few chores',
  noCompleted: 'No completed tasks yet. Complete a task to see it here!',
  awaiting: 'Completed (Awaiting Approval)',
  approved: 'Completed & Approved',
  approve: 'Approve',
  approveTask: (name: string) => `Approve ${name}`,
  notDone: 'Not done',
  notDoneTask: (name: string) => `Not done: ${name}`,
}
