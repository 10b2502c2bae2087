/** Days and times of day as people type them. */
import * as z from 'zod/mini'
import { isDay } from './days.ts'

/** A day, yyyy-MM-dd, that the calendar has. */
export const dayField = z
  .string('Please choose a day')
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please choose a day', abort: true }),
    z.refine(isDay, 'Please choose a day'),
  )

/** A time of day, HH:mm. */
export const timeField = z
  .string('Please enter a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'))
