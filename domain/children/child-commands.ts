/** The commands on children without e-mail: made, changed, grown up and deleted by their parents (K). */
import * as z from 'zod/mini'
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, givenOf } from '#domain/command.ts'
import { derivedId } from '#domain/derived-id.ts'
import { id } from '#domain/id.ts'
import { notify } from '#domain/notifications/notify.ts'
import { endPartnership } from '#domain/partnerships/end-partnership.ts'
import { membershipOf, partnersOf } from '#domain/partnerships/partners.ts'
import { alreadyAnswered } from '#domain/partnerships/partnership-commands.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { partnershipColumns } from '#domain/partnerships/partnership.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { comparisonKey } from '#domain/text.ts'
import type { Tx } from '#domain/tx.ts'
import { removePerson } from '#domain/users/delete-account.ts'
import { displayName, email, language, pictureUrl, username } from '#domain/users/user-fields.ts'
import type { User } from '#domain/users/user.ts'
import { accountColumns, firstName, userColumns } from '#domain/users/user.ts'
import { MAX_CHILDREN, ownChild, ownProfile } from './child.ts'

const line = '/api/children/:id'

export const childCommands = {
  makeChild: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/children' },
    onlineOnly: true,
    input: z.object({
      name: displayName,
      photo_url: z._default(pictureUrl, null),
      kid_mode: z._default(z.boolean(), true),
      language: z.optional(language),
    }),
    facts: (changes) => ({ id: changes.find(({ table }) => table === 'users')?.id ?? '' }),
    run(tx, input, context) {
      const maker = makerIn(tx, context.actor)
      const child = derivedId(context.mutationId, 'child')
      if (tx.get('users', child) !== null) throw refusal('id_conflict', 'children')
      const { name, photo_url, kid_mode, language: asked } = input
      const made = { username: '', email: '', is_child: true, is_made: true }
      const keys = { username_key: `made:${child}`, email_key: `made:${child}` }
      const account = newRow(accountColumns, {
        ...keys,
        id: child,
        plan: maker.plan,
        time_zone: maker.time_zone,
        created_at: context.now,
        made_by: context.actor,
        kid_mode,
        language: asked === undefined ? maker.language : asked,
      })
      const parenthood = { parent: context.actor, child, status: 'accepted' } as const
      tx.put('users', newRow(userColumns, { ...made, id: child, name, photo_url }))
      tx.put('accounts', account)
      tx.put('balances', emptyBalance(child))
      tx.put('partnerships', newParenthood(context, parenthood))
    },
  }),

  updateChild: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: line },
    onlineOnly: true,
    input: z.object({
      id,
      name: z.optional(displayName),
      photo_url: z.optional(pictureUrl),
      kid_mode: z.optional(z.boolean()),
      language: z.optional(language),
    }),
    answer: { name: 'child', table: 'users' },
    run(tx, { id: child, name, photo_url, ...changed }, { actor }) {
      const { user, account } = ownChild(tx, actor, child)
      tx.put('users', { ...user, ...givenOf({ name, photo_url }) })
      tx.put('accounts', { ...account, ...givenOf(changed) })
    },
  }),

  deleteChild: defineCommand({
    version: 1,
    rest: { method: 'DELETE', path: line },
    onlineOnly: true,
    requiresReauth: true,
    input: z.object({ id }),
    run(tx, input, context) {
      const { user } = ownProfile(tx, context.actor, input.id)
      const told = { how: 'profile_deleted', subject: firstName(user), subject_of: null } as const
      removePerson(tx, context, { person: user.id, told })
    },
  }),

  growUp: defineCommand({
    version: 1,
    rest: { method: 'POST', path: `${line}/account` },
    onlineOnly: true,
    input: z.object({ id, username, email }),
    run(tx, input, context) {
      const { user, account } = ownChild(tx, context.actor, input.id)
      const keys = {
        username_key: comparisonKey(input.username),
        email_key: comparisonKey(input.email),
      }
      for (const [key, value] of Object.entries(keys))
        if (tx.select('accounts', { [key]: value }).some((each) => each.id !== account.id))
          throw refusal('name_taken', 'either', {
            field: key === 'email_key' ? 'email' : 'username',
          })
      tx.put('users', { ...user, username: input.username, email: input.email })
      tx.put('accounts', { ...account, ...keys })
      notify(tx, context, {
        to: account.made_by === null ? [] : [account.made_by],
        type: 'child_grown_up',
        ...namedChild(user),
        related_id: user.id,
        related_type: 'partnership',
      })
    },
  }),

  askParent: defineCommand({
    version: 1,
    rest: { method: 'POST', path: `${line}/parents` },
    onlineOnly: true,
    input: z.object({ id, partner_id: id }),
    run(tx, { id: child, partner_id }, context) {
      const { user } = ownProfile(tx, context.actor, child)
      if (!partnersOf(tx, context.actor).includes(partner_id))
        throw refusal('not_partner', 'parent')
      if (tx.get('users', partner_id)?.is_child !== false)
        throw refusal('forbidden', 'child_parent')
      if (linesBetween(tx, child, partner_id).length > 0) throw refusal('already_invited', 'asked')
      const parenthood = { parent: partner_id, child, status: 'pending' } as const
      const asked = { ...newParenthood(context, parenthood), asked_by: context.actor }
      tx.put('partnerships', asked)
      notify(tx, context, {
        to: [partner_id],
        type: 'parent_invitation',
        ...namedChild(user),
        related_id: asked.id,
        related_type: 'partnership',
      })
    },
  }),

  unaskParent: defineCommand({
    version: 1,
    rest: { method: 'DELETE', path: `${line}/parents` },
    onlineOnly: true,
    input: z.object({ id, partner_id: id, status: z.optional(z.literal('pending')) }),
    run(tx, { id: child, partner_id, status }, context) {
      ownProfile(tx, context.actor, child)
      const [line] = linesBetween(tx, child, partner_id)
      if (status === undefined && line?.status !== 'pending')
        return removeParent(tx, { child, partner_id }, context)
      if (line === undefined) throw refusal('not_found', 'asked')
      // Somebody who has accepted meanwhile is a parent: a list that does not show them as one yet must not end that.
      if (line.status !== 'pending') throw alreadyAnswered(line)
      tx.delete('partnerships', line.id)
    },
  }),

  endParent: defineCommand({
    version: 1,
    rest: { method: 'DELETE', path: `${line}/parents/:partner_id` },
    onlineOnly: true,
    input: z.object({ id, partner_id: id }),
    run: (tx, { id: child, partner_id }, context) =>
      removeParent(tx, { child, partner_id }, context),
  }),
}

type Removed = { readonly child: string; readonly partner_id: string }

/** Ends another person's role as a parent of a child that the actor made, and tells them (K10). */
function removeParent(tx: Tx, { child, partner_id }: Removed, context: CommandContext): void {
  const { user } = ownProfile(tx, context.actor, child)
  if (partner_id === context.actor) throw refusal('forbidden', 'maker_stays')
  const [ended] = linesBetween(tx, child, partner_id)
  if (ended?.status !== 'accepted') throw refusal('not_found', 'parent', { name: firstName(user) })
  endPartnership(tx, ended, context.at)
  notify(tx, context, {
    to: [partner_id],
    type: 'partnership_removed',
    ...namedChild(user),
    how: 'parent_removed',
    related_id: ended.id,
    related_type: 'partnership',
  })
}

/** The account of the actor, if they may add another child. */
function makerIn(tx: Tx, actor: string) {
  const maker = tx.get('accounts', actor)
  if (maker === null) throw refusal('not_found', 'users')
  if (tx.get('users', actor)?.is_child !== false) throw refusal('forbidden', 'child_adds')
  if (tx.select('accounts', { made_by: actor }).length >= MAX_CHILDREN)
    throw refusal('forbidden', 'children', { limit: MAX_CHILDREN })
  return maker
}

type Parenthood = Pick<Partnership, 'status'> & { readonly parent: string; readonly child: string }

function newParenthood(
  { mutationId, now }: CommandContext,
  { parent, child, status }: Parenthood,
): Partnership {
  return newRow(partnershipColumns, {
    id: derivedId(mutationId, 'parent'),
    inviter_id: parent,
    invitee_id: child,
    email: '',
    role: 'child',
    status,
    created_at: now,
  })
}

/** A child's partnership with a person, or the question whether they will be a parent; not a declined one. */
function linesBetween(tx: Tx, child: string, person: string): readonly Partnership[] {
  return membershipOf(tx, child).filter(
    ({ status, inviter_id }) => inviter_id === person && status !== 'rejected',
  )
}

function namedChild(user: User) {
  return { subject: firstName(user), subject_of: user.id }
}
