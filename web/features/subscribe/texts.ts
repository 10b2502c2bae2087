/** Texts of the subscribe page. */
import { defineTexts } from '#domain/language/texts.ts'
import type { PlanOffer } from '#domain/plans.ts'

export const subscribeTexts = defineTexts('subscribeTexts', {
  settings: 'Settings',
  title: (name: string) => `Switch to ${name}`,
  subtitle: 'You can go back whenever you like.',
  have: (name: string) => `You have ${name}`,
  happens: 'What happens now',
  today: 'Plan today',
  fromNow: 'From now on',
  toPay: 'To pay today',
  nothing: '$0.00',
  planLine: ({ name, price, period }: PlanOffer) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  demo: 'This is a demo.',
  demoText:
    'Demo changes are applied without payment. No card is asked for and nothing is charged.',
  noUpgrades: 'This server offers no upgrades.',
  action: (name: string) => `Switch to ${name}`,
  current: 'This is your plan',
  back: 'Back',
  done: 'Plan changed',
  doneText: (name: string) => `You are on ${name} now.`,
  childTitle: 'Subscription',
  child: 'Plans are for the adults of a household to choose.',
})
