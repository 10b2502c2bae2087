/** What may be typed into a reward. Apart from the entity, so that screens which only show rewards load no schemas. */
import * as z from 'zod/mini'
import { text } from '#domain/text.ts'
import { pictureUrl } from '#domain/users/user-fields.ts'

/** Points a reward costs (RW8). */
export const pointCost = z
  .int('Point cost must be a whole number')
  .check(
    z.minimum(1, 'Point cost must be at least 1'),
    z.maximum(9999, 'Point cost cannot exceed 9999'),
  )

/** The fields of the reward form, with their bounds and messages (RW8). */
export const rewardFields = {
  name: text({
    min: { length: 1, message: 'Name is required' },
    max: { length: 100, message: 'Name cannot exceed 100 characters' },
  }),
  description: text({
    min: { length: 1, message: 'Description is required' },
    max: { length: 1000, message: 'Description cannot exceed 1000 characters' },
  }),
  point_cost: pointCost,
  image_url: pictureUrl,
}
