/** The commands on partnerships: invite, link, answer, cancel and end. */
import * as z from 'zod/mini'
import { leaveChild } from '#domain/children/child.ts'
import { newRow } from '#domain/column.ts'
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, HOLD_MS } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { notify } from '#domain/notifications/notify.ts'
import { endPartnership, settleWithoutApprover } from '#domain/partnerships/end-partnership.ts'
import { membershipOf, partnersOf } from '#domain/partnerships/partners.ts'
import { partnershipAnswer, partnershipRole } from '#domain/partnerships/partnership-fields.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import {
  answererOf,
  canEnd,
  isAsked,
  isChildIn,
  otherOf,
  partnershipColumns,
} from '#domain/partnerships/partnership.ts'
import { requireNewId } from '#domain/shared-row.ts'
import { comparisonKey } from '#domain/text.ts'
import type { Tx } from '#domain/tx.ts'
import { email } from '#domain/users/user-fields.ts'

const partnershipId = z.object({ id })
const line = '/api/partnerships/:id'
const isPending = (body: unknown, stored: Pick<Tx, 'get'>) => statusOf(stored, body) === 'pending'

/** The token of an invitation's link: 256 random bits, base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'This invitation link is not complete'))

export const partnershipCommands = {
  invitePartner: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/partnerships' },
    onlineOnly: true,
    input: z.object({ id, token, email, role: z._default(partnershipRole, 'partner') }),
    serverDefaults: (make) => ({ id: make.id(), token: make.token() }),
    answer: { name: 'partnership', table: 'partnerships', created: true },
    run(tx, input, context) {
      requireNewId(tx, 'partnerships', input.id)
      const key = comparisonKey(input.email)
      const known = tx.select('accounts', { email_key: key })[0]?.id ?? null
      refuseInvitation(tx, context.actor, { key, invitee: known })
      // The address of a child that is growing up counts as unknown until its account is an ordinary one (K4, K6).
      const invitee = known !== null && tx.get('users', known)?.is_made ? null : known
      const mutual = pendingFrom(tx, invitee, context.actor)
      if (mutual && !isChildIn(mutual, context.actor)) return accept(tx, mutual, context)
      const invited = newRow(partnershipColumns, {
        ...input,
        inviter_id: context.actor,
        invitee_id: invitee,
        status: 'pending',
        created_at: context.now,
      })
      tx.put('partnerships', invited)
      notify(tx, context, {
        to: invitee === null ? [] : [invitee],
        type: 'partnership_invitation',
        related_id: input.id,
        related_type: 'partnership',
      })
    },
  }),

  linkInvitation: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/partnerships/link' },
    onlineOnly: true,
    input: z.object({ token }),
    run(tx, input, context) {
      const invitation = tx.select('partnerships', { token: input.token })[0]
      if (!invitation || invitation.status !== 'pending') throw refusal('not_found', 'invitation')
      if (invitation.inviter_id === context.actor) throw refusal('invalid_args', 'own_invitation')
      if (invitation.invitee_id === context.actor) return
      if (tx.get('users', context.actor)?.is_made)
        throw refusal('forbidden', 'invitation_of_profile')
      if (invitation.invitee_id !== null) throw refusal('forbidden', 'invitation_of_other')
      refuseIfTogether(tx, context.actor, invitation.inviter_id)
      tx.put('partnerships', { ...invitation, invitee_id: context.actor })
    },
  }),

  respondToInvitation: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: line },
    input: z.object({ id, status: partnershipAnswer }),
    answer: { name: 'partnership', table: 'partnerships' },
    run(tx, input, context) {
      const partnership = ownPartnership(tx, input.id, context.actor)
      if (answererOf(partnership) !== context.actor) throw refusal('forbidden', 'invited_only')
      if (partnership.status === input.status) return
      if (partnership.status !== 'pending') throw alreadyAnswered(partnership)
      if (input.status === 'accepted') {
        refuseIfTogether(tx, context.actor, otherOf(partnership, context.actor) ?? '')
        if (isAsked(partnership)) return becomeParent(tx, partnership, context)
        if (tx.get('users', context.actor)?.is_made)
          throw refusal('forbidden', 'invitation_of_profile')
        return accept(tx, partnership, context)
      }
      tx.put('partnerships', { ...partnership, status: 'rejected' })
    },
  }),

  cancelInvitation: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: line, when: isPending },
    input: partnershipId,
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      const partnership = ownPartnership(tx, input.id, actor)
      if (partnership.inviter_id !== actor) throw refusal('forbidden', 'inviter_only')
      if (partnership.status !== 'pending') throw alreadyAnswered(partnership)
      tx.delete('partnerships', partnership.id)
    },
  }),

  removePartner: defineCommand({
    version: 1,
    rest: { method: 'DELETE', path: line, when: (body, stored) => !isPending(body, stored) },
    onlineOnly: true,
    input: partnershipId,
    run(tx, input, context) {
      const partnership = ownPartnership(tx, input.id, context.actor)
      if (partnership.status !== 'accepted') return tx.delete('partnerships', partnership.id)
      if (!canEnd(partnership, context.actor, membershipOf(tx, context.actor)))
        throw refusal('forbidden', 'child_ends')
      const other = otherOf(partnership, context.actor)
      if (other !== null && isChildIn(partnership, other)) leaveChild(tx, context.actor, other)
      endPartnership(tx, partnership, context.at)
      if (other === null) return
      notify(tx, context, {
        to: [other],
        type: 'partnership_removed',
        related_id: partnership.id,
        related_type: 'partnership',
      })
    },
  }),
}

/** The partnership, if the actor belongs to it. Before acceptance an invitee has no link, and an inviter no invitee. */
function ownPartnership(tx: Tx, id: string, actor: string): Partnership {
  const partnership = tx.get('partnerships', id)
  if (!partnership || (partnership.inviter_id !== actor && partnership.invitee_id !== actor))
    throw refusal('not_found', 'partnerships')
  return partnership
}

/** Two people who invited each other get one partnership; other invitations between them are deleted (F3). */
function accept(tx: Tx, partnership: Partnership, context: CommandContext): void {
  const { actor } = context
  if (isChildIn(partnership, actor)) becomeChild(tx, actor)
  tx.put('partnerships', { ...partnership, status: 'accepted', token: null })
  dropBetween(tx, actor, partnership.inviter_id)
  dropBetween(tx, partnership.inviter_id, actor)
  notify(tx, context, {
    to: [partnership.inviter_id],
    type: 'partnership_accepted',
    related_id: partnership.id,
    related_type: 'partnership',
  })
}

/** Including one that was sent to the address before it had an account. */
function dropBetween(tx: Tx, inviter: string, other: string): void {
  const key = tx.get('accounts', other)?.email_key
  for (const { id, status, inviter_id, invitee_id, email: typed } of membershipOf(tx, inviter))
    if (
      status === 'pending' &&
      inviter_id === inviter &&
      (invitee_id === other || (invitee_id === null && comparisonKey(typed) === key))
    )
      tx.delete('partnerships', id)
}

/** From now on the child is a partner of the person who was asked to be a parent, too (K4). */
function becomeParent(tx: Tx, partnership: Partnership, context: CommandContext): void {
  const { actor } = context
  if (tx.get('users', actor)?.is_child) throw refusal('forbidden', 'child_parent')
  tx.put('partnerships', { ...partnership, status: 'accepted', asked_by: null })
  if (partnership.asked_by !== null)
    notify(tx, context, {
      to: [partnership.asked_by],
      type: 'partnership_accepted',
      related_id: partnership.id,
      related_type: 'partnership',
    })
}

/** A person who accepts as a child can no longer approve anything (F7). */
function becomeChild(tx: Tx, actor: string): void {
  const user = tx.get('users', actor)
  if (user === null || user.is_child) return
  tx.put('users', { ...user, is_child: true })
  // A child invites nobody (F2): other invitations that it sent are closed.
  for (const each of membershipOf(tx, actor))
    if (each.status === 'pending' && each.inviter_id === actor) tx.delete('partnerships', each.id)
  for (const partner of partnersOf(tx, actor)) {
    const isChild = tx.get('users', partner)?.is_child ?? false
    settleWithoutApprover(tx, partner, { isChild })
  }
}

function refuseInvitation(
  tx: Tx,
  actor: string,
  { key, invitee }: { readonly key: string; readonly invitee: string | null },
): void {
  if (tx.get('accounts', actor)?.email_key === key) throw refusal('invalid_args', 'own_address')
  if (tx.get('users', actor)?.is_child) throw refusal('forbidden', 'child_invites')
  if (invitee !== null) refuseIfTogether(tx, actor, invitee)
  const isOpen = membershipOf(tx, actor).some(
    ({ status, inviter_id, email: typed }) =>
      status === 'pending' && inviter_id === actor && comparisonKey(typed) === key,
  )
  if (isOpen) throw refusal('already_invited', 'invited')
}

/** Two people have at most one partnership, no matter who invited whom. */
function refuseIfTogether(tx: Tx, one: string, other: string): void {
  if (partnersOf(tx, one).includes(other)) throw refusal('already_invited', 'partners')
}

function pendingFrom(tx: Tx, inviter: string | null, invitee: string): Partnership | undefined {
  return membershipOf(tx, invitee).find(
    ({ status, inviter_id, invitee_id }) =>
      status === 'pending' && inviter_id === inviter && invitee_id === invitee,
  )
}

/** The refusal to answer an invitation that already has an answer, or to withdraw one. */
export function alreadyAnswered({ status }: Partnership): CommandError {
  return refusal('already_decided', 'answered', { status })
}

function statusOf(stored: Pick<Tx, 'get'>, body: unknown): string | undefined {
  const given = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined
  return typeof given === 'string'
    ? stored.get('partnerships', given.toLowerCase())?.status
    : undefined
}
