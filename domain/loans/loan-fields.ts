/** The fields of a loan request. Separate from the entity, so that lists of loans load no schemas. */
import * as z from 'zod/mini'
import { loanColumns } from '#domain/loans/loan.ts'
import { text } from '#domain/text.ts'

const { amount, title, description } = loanColumns

/** The fields of the request form, with their bounds and messages (L6). */
export const loanFields = {
  amount: z
    .int('Amount must be a whole number of points')
    .check(
      z.minimum(amount.min, 'Amount must be at least 1 point'),
      z.maximum(amount.max, `Amount cannot exceed ${amount.max} points`),
    ),
  title: text({
    min: { length: 1, message: 'Title is required' },
    max: { length: title.max, message: `Title cannot exceed ${title.max} characters` },
  }),
  description: text({
    min: { length: 1, message: 'Description is required' },
    max: {
      length: description.max,
      message: `Description cannot exceed ${description.max} characters`,
    },
  }),
}
