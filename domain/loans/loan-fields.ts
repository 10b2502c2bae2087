/** The fields of a loan request. Separate from the entity, so that lists of loans load no schemas. */
import * as z from 'zod/mini'
import { loanColumns } from '#domain/loans/loan.ts'
import { requiredText } from '#domain/text.ts'

const { amount, title, description } = loanColumns

/** The fields of the request form, with their bounds and messages (L6). */
export const loanFields = {
  amount: z
    .int('Amount must be a whole number of points')
    .check(
      z.minimum(amount.min, 'Amount must be at least 1 point'),
      z.maximum(amount.max, `Amount cannot exceed ${amount.max} points`),
    ),
  title: requiredText('Title', title.max),
  description: requiredText('Description', description.max),
}
