/** The fields of a reward. Separate from the entity, so that screens that only show rewards load no schemas. */
import * as z from 'zod/mini'
import { limitBounds, rewardColumns } from '#domain/rewards/reward.ts'
import { atMost, requiredText, text } from '#domain/text.ts'
import { pictureUrl } from '#domain/users/user-fields.ts'

const { name, description, point_cost, deny_note } = rewardColumns

/** The cost of a reward in points (RW8). */
export const pointCost = z
  .int('Point cost must be a whole number')
  .check(
    z.minimum(1, 'Point cost must be at least 1'),
    z.maximum(point_cost.max, `Point cost cannot exceed ${point_cost.max}`),
  )

/** The cost that a person saw when they decided; a child's wish may not have one yet (K9). */
export const seenCost = z.int().check(z.minimum(point_cost.min), z.maximum(point_cost.max))

/** A made child's wish may have no description (K9). */
export const wishDescription = text({ max: atMost('Description', description.max) })

/** The fields of the reward form, with their bounds and messages (RW8). */
export const rewardFields = {
  name: requiredText('Name', name.max),
  description: requiredText('Description', description.max),
  point_cost: pointCost,
  image_url: pictureUrl,
  /** Whether it can be redeemed again (RW17), and how often (RW18). */
  is_standing: z.boolean(),
  stock: bounded('How many', limitBounds.stock),
  per_week: bounded('In a week', limitBounds.per_week),
  cooldown_days: bounded('Days between', limitBounds.cooldown_days),
}

/** A limit, or null for none. */
function bounded(label: string, { min, max }: { readonly min: number; readonly max: number }) {
  const message = `${label} must be from ${min} to ${max}`
  return z.nullable(z.int(message).check(z.minimum(min, message), z.maximum(max, message)))
}

/** The note of the person who denies it (RW2). */
export const denyNote = text({ max: atMost('Note', deny_note.max) })
