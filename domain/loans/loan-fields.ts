/** What may be typed into a request for a loan. Apart from the entity, so that lists of loans load no schemas. */
import * as z from 'zod/mini'
import { MAX_LOAN } from '#domain/loans/loan.ts'
import { text } from '#domain/text.ts'

/** The fields of the request form, with their bounds and messages (L6). */
export const loanFields = {
  amount: z
    .int('Amount must be a whole number of points')
    .check(
      z.minimum(1, 'Amount must be at least 1 point'),
      z.maximum(MAX_LOAN, `Amount cannot exceed ${MAX_LOAN} points`),
    ),
  title: text({
    min: { length: 1, message: 'Title is required' },
    max: { length: 50, message: 'Title cannot exceed 50 characters' },
  }),
  description: text({
    min: { length: 1, message: 'Description is required' },
    max: { length: 200, message: 'Description cannot exceed 200 characters' },
  }),
}
