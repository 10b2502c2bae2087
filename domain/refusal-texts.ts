/** The sentence of a refusal: for the page, and in English for outcomes of older devices and `message` in the API. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'
import { messageText } from '#domain/message-texts.ts'
import type { PlanFeature } from '#domain/plan-features.ts'
import { featureTexts } from '#domain/plan-features.ts'
import { planOffers } from '#domain/plans.ts'
import { limitTexts } from '#domain/rewards/limit-texts.ts'
import type { ReachedLimit } from '#domain/rewards/reward-limits.ts'
import type { Plan } from '#domain/users/user.ts'

type Named = { readonly name: string }
type Changed = { readonly what: 'edited' | 'deleted' }
type Decision = { readonly what: 'approve' | 'deny' }
type Limit = { readonly limit: number }
type Points = { readonly need: number; readonly have: number }

/** The sentences by code and reason of a refusal; its other facts are their arguments. */
export const refusalTexts = defineTexts('refusalTexts', {
  invalid_args: {
    /** `bound` is the message of the first bound that the input breaks. */
    bound: ({ bound }: { readonly bound: string }) => messageText(bound),
    month_ahead: 'This month has not begun',
    week_ahead: 'This week is not over',
    own_invitation: 'This is your own invitation',
    own_address: 'You cannot invite yourself',
    no_weekday: 'Choose at least one day',
    no_day: 'Please choose a day',
    never_due: 'This never comes due',
    end_before_start: 'The end must come after the start',
    every: ({ limit }: Limit) => `Every must be from 1 to ${limit}`,
    start_ahead: ({ limit }: Limit) => `The start can be up to ${limit} years ahead`,
    start_back: 'The start can be up to a year back',
    end_ahead: ({ limit }: Limit) => `The end can be up to ${limit} years ahead`,
    pause_back: ({ limit }: Limit) => `A pause can begin up to ${limit} days back`,
    day_past: 'Please choose a day from today on',
    day_far: 'Please choose a day within 60 days',
    day_of_next: 'That is when the next one is due. Skip this one instead.',
    all_days: 'This is the same for every day. Change the repeating task instead.',
    not_shared: 'Share it, so that others can do it',
    two_people: 'Choose at least two people',
    one_person: 'Choose one person',
    no_people: 'Anyone needs no people',
    person_twice: 'Each person only once',
    somebodys_turn: 'It is always the turn of somebody',
    no_description: 'Description is required',
    no_cost: 'Please enter what it costs',
    no_image: 'Please enter a valid URL',
    unread: 'The server could not read this change',
  },
  forbidden: {
    admins_only: "You don't have permission to access this page",
    no_address: 'A child without an email address has no such settings',
    parents_only: 'Only a parent can do this for a child',
    maker_only: 'Only the person who made this profile can do this',
    maker_deletes: 'Only the parent who made this profile can delete it',
    maker_stays: 'Whoever made a profile stays a parent',
    only_parent: ({ name }: Named) => `${name} has no other parent. Delete the profile instead.`,
    child_parent: 'A child cannot be a parent',
    child_adds: 'A child cannot add a child',
    child_invites: 'A child cannot invite others',
    child_ends: 'A child cannot end a partnership',
    child_offers: 'A child cannot offer rewards',
    child_plan: 'A child cannot change the plan',
    child_turns: 'Children make repeating tasks for themselves alone',
    child_approval: 'Only adults can decide that nobody approves',
    children: ({ limit }: Limit) => `You can add up to ${limit} children`,
    no_upgrades: 'This server offers no upgrades',
    invitation_of_profile: 'Only a parent can ask somebody in for this profile',
    invitation_of_other: 'This invitation is for somebody else',
    invited_only: 'Only the invited person can answer an invitation',
    inviter_only: 'Only the inviter can cancel an invitation',
    task_owner: ({ what }: { readonly what: 'edited' | 'deleted' | 'handed over' }) =>
      `A task can only be ${what} by its owner`,
    task_approver: 'Only a partner of whoever completed this task can approve it',
    task_not_yours: 'You cannot reopen this task',
    task_private: 'Only shared tasks can be claimed',
    task_claimer: 'Only the claimer can release this task, or its owner after 3 days',
    adults_change: 'Only the owner and their adult partners can change this',
    owner_turns: 'Only the owner can change who takes turns',
    nobody_next: 'There is nobody to pass the turn on to',
    reward_owner: ({
      what,
    }: {
      readonly what: 'edited' | 'deleted' | 'offered again' | 'redeemed' | 'returned'
    }) => `A reward can only be ${what} by its owner`,
    reward_approver: ({ what }: Decision) => `Only a partner of its owner can ${what} this reward`,
    reward_self_approved: 'A reward approved by its own owner cannot be denied',
    reward_saver: 'You can only save for rewards of your own',
    reward_giver: ({ name }: Named) => `Only ${name} changes cost and limits`,
    reward_not_redeemed: 'Only redeemed rewards can be offered again',
    reward_nothing_to_give: 'Only redeemed rewards can be marked as given',
    reward_given_by: 'Only the person who approved it can mark it as given',
    reward_return_late: 'A reward can be returned within a day after it was redeemed',
    reward_given: 'This reward was given already',
    parent_prices: 'Only a parent says what a wish costs',
    loan_borrower: ({ what }: { readonly what: 'repaid' | 'withdrawn' }) =>
      `A loan can only be ${what} by its borrower`,
    loan_approver: ({ what }: Decision) => `Only a partner of the borrower can ${what} this loan`,
  },
  not_partner: {
    parent: 'Only a partner of yours can be a parent, too',
    new_owner: 'A task can only be handed over to an adult partner',
    turns: 'Only partners of the owner can take turns',
    turn: 'Only the owner and their partners can do this',
    helper: 'Only partners can have helped',
    lender: 'Invite a partner to borrow points',
    offer: 'Rewards can be offered to partners only',
  },
  limit_reached: {
    tasks: ({ limit }: Limit) => `The free plan includes ${limit} tasks a day`,
    rewards: ({ limit }: Limit) => `The free plan includes ${limit} rewards a day`,
    imports: ({ limit }: Limit) => `The free plan includes ${limit} imported tasks a month`,
  },
  loan_limit: {
    month: ({ limit }: Limit) => `You can request up to ${limit} loans per month`,
    overdue: 'Repay your overdue loan before asking for another',
  },
  plan_needed: {
    feature: ({ feature, plan }: { readonly feature: PlanFeature; readonly plan: Plan }) =>
      `${featureTexts[feature]} is part of the ${planOffers[plan].name} plan`,
  },
  not_found: {
    tasks: 'Task not found',
    chores: 'Repeating task not found',
    rooms: 'Room not found',
    rewards: 'Reward not found',
    loans: 'Loan not found',
    users: 'User not found',
    children: 'Child not found',
    partners: 'Partner not found',
    partnerships: 'Partnership not found',
    notifications: 'Notification not found',
    templates: 'Template not found',
    check_ins: 'Check-in not found',
    pauses: 'Pause not found',
    invitation: 'This invitation is no longer open',
    asked: 'This person is not asked any more',
    parent: ({ name }: Named) => `This person is no parent of ${name}`,
  },
  gone: {
    changed_by: ({ name }: Named) => `${name} changed when this is due`,
    changed: 'This is due on other days now',
  },
  already_completed: {
    first: ({ name }: Named) => `${name} finished this first`,
    locked: ({ what }: Changed) => `Completed tasks cannot be ${what}`,
  },
  already_decided: {
    approved: ({ name }: Named) => `Already approved by ${name}`,
    denied: ({ name }: Named) => `Already denied by ${name}`,
    answered: ({ status }: { readonly status: string }) => `This invitation was ${status} already`,
  },
  already_invited: {
    asked: 'You have asked this person already',
    invited: 'You have invited this address already',
    partners: 'You are partners already',
  },
  claimed: {
    first: ({ name }: Named) => `${name} claimed this first`,
    here: 'Release it first',
    locked: ({ name, what }: Named & Changed) => `${name} claimed it, so it cannot be ${what} now`,
  },
  not_claimed: { first: 'Claim this task before completing it' },
  not_completed: { task: 'This task is not completed' },
  not_approved: {
    pending: 'This reward awaits approval',
    denied: 'Denied - Please update and resubmit',
    loan: 'Only approved loans can be repaid',
  },
  already_redeemed: {
    reward: 'This reward was redeemed',
    locked: ({ what }: Changed) => `Redeemed rewards cannot be ${what}`,
  },
  last_admin: { role: 'The last admin cannot be deleted or lose the role' },
  name_taken: {
    address: 'This email address belongs to another account',
    either: 'Username or email already exists',
  },
  not_open: { yet: 'This is not open yet' },
  steps_open: { count: ({ count }: { readonly count: number }) => `${stepsAre(count)} still open` },
  photo_needed: { first: 'Add a photo first' },
  skip_limit: { ahead: ({ limit }: Limit) => `Up to ${limit} days can be skipped ahead` },
  chore_limit: { all: ({ limit }: Limit) => `You can have up to ${limit} repeating tasks` },
  room_limit: { all: ({ limit }: Limit) => `You can have up to ${limit} rooms` },
  reward_limit: { reached: (reached: ReachedLimit) => limitTexts.reached(reached) },
  online_only: { server: 'This needs a connection to the server' },
  insufficient_points: {
    to_redeem: ({ need, have }: Points) =>
      `Insufficient points to redeem. Need ${need} ${need === 1 ? 'point' : 'points'}, have ${have} available.`,
    to_repay: ({ need, have }: Points) =>
      `Insufficient points to repay. Need ${need} ${need === 1 ? 'point' : 'points'}, have ${have} available.`,
    below_zero: 'You can borrow again once your balance is not below zero',
  },
  price_changed: {
    cost: ({ cost }: { readonly cost: number }) =>
      cost === 1
        ? 'This reward costs 1 point now'
        : `This reward costs ${numberText(cost)} points now`,
  },
  too_late: {
    over: 'This one is over',
    completed: 'A completion can be taken back for 24 hours',
  },
  id_conflict: {
    tasks: 'A task with this id exists already',
    rooms: 'A room with this id exists already',
    rewards: 'A reward with this id exists already',
    loans: 'A loan with this id exists already',
    partnerships: 'An invitation with this id exists already',
    children: 'A child with this id exists already',
    pauses: 'A pause with this id exists already',
    templates: 'A template with this id exists already',
    occurrences: 'Another task has the id of this one',
    used: 'This id was used before, and cannot be used again',
    other_change: 'This id was used for another change',
  },
  too_old: { mutation: 'This change is too old to be saved' },
  server_error: {
    unsaved: 'The server could not save this change',
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>)

/** Each needs facts of its own. */
type Words = string | ((facts: never) => string)

type Refused = {
  readonly code: string
  readonly details: Readonly<Record<string, unknown>> | null
  /** The sentence as the server sent it. */
  readonly message?: string
}

/**
 * An older server sends no reason, and a newer one may send a reason that is unknown here: then the server's wording is
 * shown.
 */
export function refusalText({ code, details, message = '' }: Refused): string {
  const texts: Readonly<Record<string, Readonly<Record<string, Words>>>> = refusalTexts
  const text = new Map(Object.entries(texts[code] ?? {})).get(String(details?.['reason']))
  if (text === undefined) return message
  return typeof text === 'string' ? text : text(details as never)
}

const counts = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function stepsAre(count: number): string {
  return count === 1 ? 'One step is' : `${counts[count - 2] ?? count} steps are`
}
