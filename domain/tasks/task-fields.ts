/** The fields of a task. Separate from the entity, so that screens which only show tasks load no schemas. */
import * as z from 'zod/mini'
import { DEFAULT_EFFORT, DEFAULT_MINUTES, effortLevels, taskColumns } from '#domain/tasks/task.ts'
import { text } from '#domain/text.ts'
import { pictureUrl } from '#domain/users/user-fields.ts'

const { name, description, time_minutes } = taskColumns

/** The fields of the task form, with their bounds and messages (T7). */
export const taskFields = {
  name: text({
    min: { length: 1, message: 'Name is required' },
    max: { length: name.max, message: `Name cannot exceed ${name.max} characters` },
  }),
  description: text({
    max: {
      length: description.max,
      message: `Description cannot exceed ${description.max} characters`,
    },
  }),
  time_minutes: z
    .int('Time must be a whole number of minutes')
    .check(
      z.minimum(time_minutes.min, 'Time must be at least 1 minute'),
      z.maximum(time_minutes.max, `Time cannot exceed ${time_minutes.max} minutes`),
    ),
  effort_level: z.enum(effortLevels, 'Effort level must be easy, difficult or extreme'),
  image_url: pictureUrl,
  is_shared: z.boolean('Shared must be true or false'),
}

/** The fields of a new task; only the name is required. */
export const newTaskFields = {
  name: taskFields.name,
  description: z._default(taskFields.description, ''),
  time_minutes: z._default(taskFields.time_minutes, DEFAULT_MINUTES),
  effort_level: z._default(taskFields.effort_level, DEFAULT_EFFORT),
  image_url: z._default(taskFields.image_url, null),
  is_shared: z._default(taskFields.is_shared, false),
}
