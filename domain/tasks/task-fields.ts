/** The fields of a task. Separate from the entity, so that screens that only show tasks load no schemas. */
import * as z from 'zod/mini'
import { id } from '#domain/id.ts'
import { newFields } from '#domain/new-fields.ts'
import { MAX_PATH, pictureHash } from '#domain/pictures/picture-path.ts'
import { linesOf } from '#domain/tasks/steps.ts'
import {
  detailColumns,
  effortLevels,
  MAX_HELPERS,
  MAX_STEP,
  MAX_STEPS,
} from '#domain/tasks/task.ts'
import { atMost, comparisonKey, lengthOf, requiredText, text } from '#domain/text.ts'
import { pictureUrl } from '#domain/users/user-fields.ts'

const { name, description, time_minutes, checklist } = detailColumns

const tooManySteps = `Up to ${MAX_STEPS} steps`
const tooLongStep = `A step cannot exceed ${MAX_STEP} characters`
const isFew = (typed: string) => linesOf(typed).length <= MAX_STEPS

/** A picture by its hash; a link elsewhere proves nothing. */
const proofField = z.optional(
  z.nullable(
    z.string().check(
      z.maxLength(MAX_PATH, 'Add a photo first'),
      z.refine((path) => pictureHash(path) !== null, 'Add a photo first'),
    ),
  ),
)

/** The fields of a completion: its photo, the people who helped, and the child who did it (T20, T22, T23). */
export const completionFields = {
  proof_url: proofField,
  with: z.optional(
    z.array(id).check(z.maxLength(MAX_HELPERS, `Up to ${MAX_HELPERS} people can have helped`)),
  ),
  for: z.optional(id),
}

/** One step of a checklist, as it is ticked. */
export const stepField = text({
  min: { length: 1, message: 'Please name the step' },
  max: { length: MAX_STEP, message: tooLongStep },
})

/** One step a line; blank lines are left out (T16). */
const checklistField = z.pipe(
  text({
    max: {
      length: checklist.max,
      message: ({ input }) => (isFew(String(input)) ? tooLongStep : tooManySteps),
    },
  }),
  z.pipe(
    z.transform((typed: string) => linesOf(typed).join('\n')),
    z.string().check(
      z.refine(isFew, tooManySteps),
      z.refine((list) => linesOf(list).every((step) => lengthOf(step) <= MAX_STEP), tooLongStep),
      z.refine((list) => areDifferent(linesOf(list)), 'Each step must be different'),
    ),
  ),
)

/** Case is ignored (A17). */
function areDifferent(steps: readonly string[]): boolean {
  return new Set(steps.map(comparisonKey)).size === steps.length
}

/** The fields of the task form, with their bounds and messages (T7). */
export const taskFields = {
  name: requiredText('Name', name.max),
  description: text({ max: atMost('Description', description.max) }),
  time_minutes: z
    .int('Time must be a whole number of minutes')
    .check(
      z.minimum(time_minutes.min, 'Time must be at least 1 minute'),
      z.maximum(time_minutes.max, `Time cannot exceed ${time_minutes.max} minutes`),
    ),
  effort_level: z.enum(effortLevels, 'Effort level must be easy, difficult or extreme'),
  image_url: pictureUrl,
  is_shared: z.boolean('Shared must be true or false'),
  checklist: checklistField,
  all_steps: z.boolean(),
  needs_photo: z.boolean(),
  room_id: z.nullable(id),
}

/** The fields of a new task; only the name is required. */
export const newTaskFields = newFields(taskFields, detailColumns)
