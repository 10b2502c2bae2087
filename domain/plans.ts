/** The name, price and contents of each plan, as the landing page advertises it and Settings and Subscribe sell it. */
import { defineTexts } from '#domain/language/texts.ts'
import type { Plan } from '#domain/users/user.ts'

export type PlanOffer = {
  /** Its name in advertising. */
  readonly title: string
  /** Its name inside the app. */
  readonly name: string
  readonly price: string
  /** The unit of the price; null if it is free. */
  readonly period: string | null
  readonly features: readonly string[]
}

export const planOffers = defineTexts('planOffers', {
  free: {
    title: 'Basic',
    name: 'Free',
    price: '$0',
    period: null,
    features: ['5 tasks per day', '3 rewards per day', 'Email support'],
  },
  pro: {
    title: 'Pro',
    name: 'Pro',
    price: '$4.99',
    period: 'per month',
    features: [
      'Unlimited tasks and rewards',
      'Advanced point tracking',
      'Priority email support',
      'Weekly progress reports',
    ],
  },
  ultimate: {
    title: 'Ultimate',
    name: 'Ultimate',
    price: '$9.99',
    period: 'per month',
    features: [
      'Everything in Pro',
      'Partner matching',
      'Custom task templates',
      'Premium support',
      'Monthly progress consultation',
    ],
  },
} satisfies Record<Plan, PlanOffer>)
