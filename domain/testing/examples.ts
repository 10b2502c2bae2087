/** An accepted call of every command, and the household in which it is accepted. */
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { createHousehold } from './household.ts'
import type { MadeRows } from './make.ts'
import {
  idOf,
  makeAccount,
  makeCheckIn,
  makeChore,
  makeLoan,
  makeMadeChild,
  makeNotification,
  makePartnership,
  makePause,
  makeReward,
  makeRoom,
  makeSeat,
  makeTask,
  makeTemplate,
  monday,
} from './make.ts'

/** A call of every command that is accepted in `exampleHousehold`. */
type Examples = {
  readonly [Name in CommandName]: readonly [actor: string, input: CommandInput<Name>]
}

const token = 't'.repeat(43)
/** The rule of a template. */
const kept = {
  repeats: 'monthly_weekday',
  every: 2,
  weekdays: 0b10,
  month_day: null,
  month_week: 1,
  months: 0b111,
  due_time: '18:00',
  remind_at: '17:30',
  if_missed: 'moves_on',
  who: 'turns',
  turns_order: 'shuffle',
  turns_change: 'week',
  approval: 'everyone',
} as const
const details = {
  name: 'Dishes',
  description: 'Pots too',
  time_minutes: 20,
  effort_level: 'easy',
  image_url: 'https://example.org/dishes.jpg',
  is_shared: true,
  checklist: 'Plates\nPots',
  all_steps: false,
  needs_photo: false,
  room_id: idOf('kitchen'),
} as const
const due = {
  due_on: '2026-03-05',
  due_time: '19:00',
  due_zone: 'Europe/Berlin',
  remind_at: '18:00',
  assigned_to: idOf('Theo'),
}
const juno = { id: idOf('Juno') }
const bins = { id: idOf('bins') }
const tuesday = { ...bins, slot: '2026-03-03' }
const rota = { who: 'turns' as const, people: [idOf('Theo'), idOf('Maya')] }
const twiceAWeek = { is_standing: true, stock: 9, per_week: 2, cooldown_days: 1 }
const outing = {
  name: 'Cinema',
  description: 'The two of us',
  point_cost: 80,
  image_url: 'https://example.org/cinema.jpg',
}
const look = { name: 'Kitchen', swatch: 'mug', icon: 'kitchen' } as const
const answers = { went_well: 'Mornings', was_heavy: 'Mondays', to_change: 'Bins on Sundays' }
export const examples: Examples = {
  createTask: ['Maya', { id: idOf('new'), ...details, ...due }],
  updateTask: ['Maya', { id: idOf('open'), ...details, ...due }],
  deleteTask: ['Maya', { id: idOf('open') }],
  claimTask: ['Theo', { id: idOf('open') }],
  releaseTask: ['Theo', { id: idOf('claimed') }],
  completeTask: [
    'Theo',
    {
      id: idOf('claimed'),
      proof_url: `/api/blobs/${'0a'.repeat(32)}`,
      with: [idOf('Maya')],
      for: idOf('Theo'),
    },
  ],
  tickStep: ['Maya', { id: idOf('open'), text: 'Socks', on: true }],
  approveTask: ['Theo', { id: idOf('done') }],
  reopenTask: ['Maya', { id: idOf('done') }],
  invitePartner: ['Maya', { id: idOf('new'), token: 'u'.repeat(43), email: 'nora@example.org' }],
  linkInvitation: ['Nora', { token }],
  respondToInvitation: ['Theo', { id: idOf('Nora+Theo'), status: 'accepted' }],
  cancelInvitation: ['Nora', { id: idOf('Nora+Theo') }],
  removePartner: ['Maya', { id: idOf('Maya+Theo') }],
  makeChild: ['Maya', { name: 'Otis', photo_url: '/api/blobs/otis', language: 'de' }],
  updateChild: [
    'Maya',
    { ...juno, name: 'June', photo_url: null, kid_mode: false, language: 'fr' },
  ],
  deleteChild: ['Maya', juno],
  growUp: ['Maya', { ...juno, username: 'juno', email: 'juno@example.org' }],
  askParent: ['Maya', { ...juno, partner_id: idOf('Theo') }],
  unaskParent: ['Maya', { id: idOf('Sam'), partner_id: idOf('Theo') }],
  endParent: ['Maya', { id: idOf('Sam'), partner_id: idOf('Nora') }],
  createReward: ['Maya', { id: idOf('new reward'), ...outing, ...twiceAWeek, for: idOf('Theo') }],
  offerRewardAgain: ['Maya', { id: idOf('redeemed'), copy_id: idOf('copy') }],
  updateReward: ['Maya', { id: idOf('offered'), ...outing, ...twiceAWeek }],
  deleteReward: ['Maya', { id: idOf('offered') }],
  redeemReward: ['Maya', { id: idOf('standing'), cost: 60, redemption_id: idOf('had') }],
  approveReward: ['Theo', { id: idOf('awaiting'), cost: 60, point_cost: 60 }],
  denyReward: ['Theo', { id: idOf('redeemed'), cost: 60, note: 'Next week?' }],
  setGoal: ['Maya', { reward_id: idOf('awaiting') }],
  returnReward: ['Maya', { id: idOf('redeemed') }],
  giveReward: ['Theo', { id: idOf('redeemed'), is_given: true }],
  requestLoan: ['Maya', { id: idOf('new'), amount: 50, title: 'Book', description: 'On gardens' }],
  withdrawLoan: ['Maya', { id: idOf('asked') }],
  approveLoan: ['Theo', { id: idOf('asked') }],
  denyLoan: ['Theo', { id: idOf('asked') }],
  repayLoan: ['Maya', { id: idOf('lent') }],
  clearRepaidLoans: ['Maya', { ids: [idOf('repaid')] }],
  readNotification: ['Maya', { id: idOf('note to Maya') }],
  readAllNotifications: ['Maya', { through: { created_at: monday, id: idOf('note to Maya') } }],
  deleteNotification: ['Maya', { id: idOf('note to Maya') }],
  clearNotifications: ['Maya', { through: { created_at: monday, id: idOf('note to Maya') } }],
  createTemplate: ['Maya', { id: idOf('new template'), ...details, ...kept }],
  updateTemplate: ['Maya', { id: idOf('template'), ...details, ...kept }],
  deleteTemplate: ['Maya', { id: idOf('template') }],
  createRoom: ['Maya', { id: idOf('new room'), ...look }],
  updateRoom: ['Maya', { id: idOf('kitchen'), ...look }],
  orderRooms: ['Maya', { ids: [idOf('hall'), idOf('kitchen')] }],
  deleteRoom: ['Maya', { id: idOf('hall') }],
  announceWeeklyReport: ['Maya', { week: '2026-02-23' }],
  saveCheckIn: ['Maya', { partner_id: idOf('Theo'), month: '2026-02', ...answers }],
  deleteCheckIn: ['Maya', { id: idOf('answers') }],
  createChore: [
    'Maya',
    {
      id: idOf('new'),
      ...details,
      ...rota,
      repeats: 'weekly',
      weekdays: 0b0010010,
      starts_on: '2026-03-02',
      due_time: '19:00',
      time_zone: 'Europe/Berlin',
    },
  ],
  importItems: [
    'Maya',
    {
      items: [
        {
          source: 'todoist',
          source_id: '8f14e45f',
          ...details,
          due_on: '2026-03-05',
          due_time: '19:00',
          remind_at: '18:00',
          people: [idOf('Theo')],
        },
        {
          source: 'donetick',
          source_id: '12',
          ...details,
          repeats: 'monthly_weekday',
          every: 2,
          weekdays: 0b10,
          month_week: 1,
          months: 0b111,
          ends_on: '2027-03-01',
          due_on: '2026-03-02',
          due_time: '19:00',
          time_zone: 'Europe/Berlin',
          remind_at: '18:00',
          if_missed: 'moves_on',
          people: [idOf('Theo'), idOf('Maya')],
          turns_order: 'shuffle',
          turns_change: 'week',
          approval: 'everyone',
          paused_from: '2026-03-02',
          paused_until: '2026-03-09',
        },
      ],
    },
  ],
  updateChore: ['Maya', { ...bins, ...details, weekdays: 0b0000100, starts_with: idOf('Maya') }],
  deleteChore: ['Maya', bins],
  pauseChore: ['Theo', { ...bins, from_on: '2026-03-04', until_on: '2026-03-10' }],
  resumeChore: ['Theo', { id: idOf('paused') }],
  completeOccurrence: ['Theo', { ...tuesday, with: [idOf('Maya')] }],
  claimOccurrence: ['Theo', tuesday],
  tickOccurrenceStep: ['Theo', { ...tuesday, text: 'Paper', on: true }],
  skipOccurrence: ['Theo', tuesday],
  unskipOccurrence: ['Theo', { ...bins, slot: '2026-03-06' }],
  passTurn: ['Theo', tuesday],
  updateOccurrence: [
    'Theo',
    { ...tuesday, name: 'Bins and boxes', due_on: '2026-03-04', assigned_to: idOf('Theo') },
  ],
  giveChore: ['Maya', { ...bins, to: idOf('Theo') }],
  setPause: [
    'Theo',
    { id: idOf('new'), kind: 'away', from_on: '2026-03-02', until_on: '2026-03-04' },
  ],
  endPause: ['Theo', { id: idOf('holiday') }],
  updateProfile: [
    'Maya',
    { name: 'May Ellis', time_zone: 'Europe/Paris', photo_url: '/blobs/may', language: 'fr' },
  ],
  changePlan: ['Maya', { plan: 'free' }],
  deleteAccount: ['Maya', {}],
  editUser: ['Nora', { id: idOf('Maya'), plan: 'free', email: 'may@example.org' }],
  makeAdmin: ['Nora', { id: idOf('Maya') }],
}

const awaiting = { awaiting_approval: true, approved_by: null }
const longAgo = { requested_at: '2026-01-05T09:00:00.000Z' }
const lent = {
  approved_by: idOf('Theo'),
  approved_at: monday,
  due_date: '2026-03-09T22:59:59.999Z',
}

/** Tuesdays and Fridays, starting with Theo; Friday is skipped. */
const exampleChore = makeChore('Maya', {
  ...bins,
  created_at: monday,
  starts_on: '2026-03-02',
  slot: tuesday.slot,
  skips: '2026-03-06',
  who: 'turns',
  checklist: 'Glass\nPaper',
})

const examplePeople = ['Maya', 'Theo', 'Nora'] as const

/** The rows besides the people and the partnership of Maya and Theo. */
const exampleRows: MadeRows = [
  ['tasks', makeTask('Maya', { id: idOf('open'), checklist: 'Shirts\nSocks' })],
  [
    'tasks',
    makeTask('Maya', { id: idOf('claimed'), claimed_by: idOf('Theo'), claimed_at: monday }),
  ],
  ['tasks', makeTask('Maya', { id: idOf('done'), completed_at: monday, completions: 1 })],
  ['rewards', makeReward('Maya', { id: idOf('offered') })],
  ['rewards', makeReward('Maya', { id: idOf('standing'), ...twiceAWeek })],
  ['rewards', makeReward('Maya', { id: idOf('awaiting'), ...awaiting })],
  [
    'rewards',
    makeReward('Maya', {
      id: idOf('redeemed'),
      redeemed_at: monday,
      approved_by: idOf('Theo'),
    }),
  ],
  ['loans', makeLoan('Maya', { id: idOf('asked') })],
  ['loans', makeLoan('Maya', { id: idOf('lent'), ...lent })],
  ['loans', makeLoan('Maya', { id: idOf('repaid'), ...lent, ...longAgo, repaid: true })],
  ['balances', { ...emptyBalance(idOf('Maya')), total_points: 500 }],
  ['notifications', makeNotification('Maya')],
  ['templates', makeTemplate('Maya', { id: idOf('template') })],
  ['rooms', makeRoom('Maya', { id: idOf('kitchen') })],
  ['rooms', makeRoom('Maya', { id: idOf('hall'), name: 'Hall', place: 1 })],
  ['check_ins', makeCheckIn('Maya', 'Theo', { id: idOf('answers') })],
  ['chores', exampleChore],
  ['seats', makeSeat(exampleChore, 'Theo')],
  ['seats', makeSeat(exampleChore, 'Maya', { place: 1 })],
  ['chores', { ...exampleChore, id: idOf('paused'), paused_from: '2026-03-02' }],
  ['pauses', makePause('Theo', { id: idOf('holiday'), from_on: '2026-03-01' })],
  ...makeMadeChild('Juno', 'Maya'),
  ...makeMadeChild('Sam', 'Maya'),
  [
    'partnerships',
    makePartnership('Theo', 'Sam', {
      role: 'child',
      status: 'pending',
      email: '',
      asked_by: idOf('Maya'),
    }),
  ],
  ['partnerships', makePartnership('Nora', 'Sam', { role: 'child', email: '' })],
  ['accounts', makeAccount('Maya', { plan: 'ultimate', created_at: '2026-02-02T09:00:00.000Z' })],
  ['accounts', makeAccount('Nora', { role: 'admin' })],
  ['partnerships', makePartnership('Nora', 'Theo', { status: 'pending' })],
  [
    'partnerships',
    makePartnership('Maya', 'later', { invitee_id: null, status: 'pending', token }),
  ],
]

/** A household in which every example is accepted. */
export function exampleHousehold() {
  return createHousehold({
    people: examplePeople,
    partners: ['Maya+Theo'],
    rows: exampleRows,
  })
}
