/** The reading half of the REST API. Every row passes through `project`, as in the feed. */
import { Hono } from 'hono'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import type { Task } from '#domain/tasks/task.ts'
import { project } from '#domain/visibility.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AnswerJson } from '#server/http/answer-json.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf, viewerOf } from '#server/store/viewer.ts'

export function createReadRoutes(store: RowStore, answerJson: AnswerJson): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/users/me', (c) => answerJson(c, profileOf(store, c.get('session').userId)))
    .get('/api/tasks', (c) => answerJson(c, { tasks: tasksOf(store, c.get('session').userId) }))
    .get('/api/partnerships', (c) => answerJson(c, partnershipsOf(store, c.get('session').userId)))
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
