/** The reading half of the REST API. Every row passes through `project`, as in the feed. */
import { Hono } from 'hono'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import { availablePoints, emptyBalance } from '#domain/points/points.ts'
import type { Task } from '#domain/tasks/task.ts'
import { project } from '#domain/visibility.ts'
import type { AppEnv } from '#server/app-env.ts'
import { HttpError } from '#server/errors.ts'
import type { AnswerJson } from '#server/http/answer-json.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf, viewerOf } from '#server/store/viewer.ts'

export function createReadRoutes(store: RowStore, answerJson: AnswerJson): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/users/me', (c) => answerJson(c, profileOf(store, c.get('session').userId)))
    .get('/api/tasks', (c) => answerJson(c, { tasks: tasksOf(store, c.get('session').userId) }))
    .get('/api/partnerships', (c) => answerJson(c, partnershipsOf(store, c.get('session').userId)))
}

function profileOf(store: RowStore, userId: string) {
  const user = store.get('users', userId)
  const account = store.get('accounts', userId)
  if (user === null || account === null) throw new HttpError(404, 'not_found', 'User not found')
  const balance = store.get('balances', userId) ?? emptyBalance(userId)
  const { plan, role, time_zone, created_at } = account
  return {
    user: { ...user, plan, role, time_zone, created_at },
    points: {
      total: balance.total_points,
      available: availablePoints(balance),
      redeemed: balance.redeemed_points,
      loaned: balance.loan_points,
    },
  }
}

/** Newest first: own tasks, what partners share or completed, and what one performed for others. */
function tasksOf(store: RowStore, userId: string): readonly Task[] {
  const viewer = viewerOf(store, userId)
  const people = [userId, ...viewer.partners]
  const found = people.flatMap((person) => [
    ...store.all('tasks', 'WHERE user_id = ?', person),
    ...store.all('tasks', 'WHERE claimed_by = ? AND user_id <> ?', person, person),
  ])
  const visible = found.flatMap((task) => project('tasks', task, viewer) ?? [])
  const distinct = [...new Map(visible.map((task) => [task.id, task])).values()]
  return distinct.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

function partnershipsOf(store: RowStore, userId: string) {
  const viewer = viewerOf(store, userId)
  return membershipOf(store, userId).flatMap((stored) => {
    const partnership = project('partnerships', stored, viewer)
    return partnership ? [{ ...partnership, partner: partnerIn(store, partnership, userId) }] : []
  })
}

/** The other person as far as the viewer knows them: before acceptance an inviter knows the address typed. */
function partnerIn(store: RowStore, partnership: Partnership, userId: string) {
  const other = otherOf(partnership, userId)
  const user = other === null ? null : store.get('users', other)
  if (user === null)
    return { id: null, name: null, username: null, email: partnership.email, photo_url: null }
  const { id, name, username, email, photo_url } = user
  return { id, name, username, email, photo_url }
}
