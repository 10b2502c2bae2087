/** The steps that may occur in a run of the model: plain data, so that fast-check can shrink a failure. */
import * as fc from 'fast-check'

/** How often each command runs: most often those that conflict. */
const weights = {
  createTask: 3,
  updateTask: 4,
  deleteTask: 2,
  claimTask: 4,
  releaseTask: 2,
  completeTask: 6,
  tickStep: 6,
  approveTask: 4,
  reopenTask: 4,
  respondToInvitation: 3,
  cancelInvitation: 1,
  updateProfile: 1,
  createReward: 2,
  offerRewardAgain: 1,
  updateReward: 2,
  deleteReward: 1,
  redeemReward: 4,
  approveReward: 3,
  denyReward: 4,
  returnReward: 2,
  setGoal: 2,
  giveReward: 2,
  requestLoan: 2,
  withdrawLoan: 1,
  approveLoan: 3,
  denyLoan: 1,
  repayLoan: 3,
  clearRepaidLoans: 1,
  readNotification: 1,
  readAllNotifications: 1,
  deleteNotification: 1,
  clearNotifications: 1,
  createTemplate: 1,
  deleteTemplate: 1,
  createRoom: 2,
  updateRoom: 1,
  orderRooms: 1,
  deleteRoom: 1,
  announceWeeklyReport: 1,
  saveCheckIn: 2,
  deleteCheckIn: 1,
  createChore: 3,
  updateChore: 2,
  importItems: 2,
  deleteChore: 1,
  pauseChore: 1,
  resumeChore: 1,
  completeOccurrence: 6,
  claimOccurrence: 2,
  tickOccurrenceStep: 3,
  skipOccurrence: 2,
  unskipOccurrence: 1,
  passTurn: 2,
  updateOccurrence: 2,
  setPause: 2,
  endPause: 1,
}
export type OfflineCommand = keyof typeof weights

/** The fates of one request and its answer. */
const faults = [
  'ok',
  'requestLost',
  'answerLost',
  'lateRequest',
  'orphanRequest',
  'lateAnswer',
  'twinRequest',
  'serverCrash',
  'signedOut',
  'wrongAccount',
  'portal',
  'truncated',
  'busy',
  'tooLarge',
  'olderServer',
] as const
export type Fault = (typeof faults)[number]

export type Step =
  | {
      readonly do: 'command'
      readonly device: number
      readonly command: OfflineCommand
      readonly pick: number
      readonly value: number
    }
  | {
      readonly do: 'exchange'
      readonly device: number
      readonly faults: readonly Fault[]
      readonly limit: number
    }
  | { readonly do: 'deliver'; readonly pick: number; readonly isLost: boolean }
  | { readonly do: 'poke'; readonly device: number; readonly isLate: boolean }
  | {
      readonly do: 'online'
      readonly what: 'invite' | 'remove' | 'link' | 'give' | 'child'
      readonly device: number
      readonly pick: number
      readonly value: number
    }
  | { readonly do: 'takeImage' | 'evict'; readonly device: number }
  | { readonly do: 'restoreImage'; readonly device: number; readonly pick: number }
  | { readonly do: 'backUp' | 'restartServer' }
  | { readonly do: 'restoreServer'; readonly pick: number; readonly isNewEpoch: boolean }
  | { readonly do: 'passTime'; readonly hours: number }
  | { readonly do: 'cleanUp' }
  | { readonly do: 'skewClock'; readonly device: number; readonly hours: number }
  | { readonly do: 'spoilTask' | 'healTask'; readonly pick: number }

export type Plan = {
  readonly pageRows: number
  readonly planLimits: boolean
  /** Whether waiting answers arrive in the end, or never. */
  readonly isPatient: boolean
  readonly steps: readonly Step[]
}

/** The household has ten devices; those of the first couple are used most, so that their changes conflict. */
const device = fc.nat(15).map((n) => [0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 6, 8, 9][n] ?? 0)
const pick = fc.nat(996)
const command = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({
    weight,
    arbitrary: fc.constant(name as OfflineCommand),
  })),
)
const fault = fc.oneof(
  { weight: 14, arbitrary: fc.constant('ok' as const) },
  { weight: 14, arbitrary: fc.constantFrom(...faults) },
)
const hours = fc.constantFrom(1, 25, 80, 200, 24 * 30)
const skew = fc.constantFrom(0, 1, -48, 24 * 365, -24 * 500)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 44,
    arbitrary: fc.record({
      do: fc.constant('command' as const),
      device,
      command,
      pick,
      value: pick,
    }),
  },
  {
    weight: 44,
    arbitrary: fc.record({
      do: fc.constant('exchange' as const),
      device,
      faults: fc.array(fault, { minLength: 1, maxLength: 2 }),
      limit: fc.constantFrom(1000, 1000, 1, 2),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), pick, isLost: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('poke' as const), device, isLate: fc.boolean() }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('online' as const),
      what: fc.constantFrom(
        'invite' as const,
        'invite' as const,
        'remove' as const,
        'link' as const,
        'give' as const,
        'child' as const,
      ),
      device,
      pick,
      value: pick,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('takeImage' as const, 'takeImage' as const, 'evict' as const),
      device,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('restoreImage' as const), device, pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('backUp' as const, 'backUp' as const, 'restartServer' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restoreServer' as const),
      pick,
      isNewEpoch: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('passTime' as const), hours }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cleanUp' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('skewClock' as const), device, hours: skew }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('spoilTask' as const, 'healTask' as const),
      pick,
    }),
  },
)

export const plan: fc.Arbitrary<Plan> = fc.record({
  pageRows: fc.constantFrom(2500, 3, 5, 9),
  planLimits: fc.boolean(),
  isPatient: fc.boolean(),
  steps: fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }),
})
