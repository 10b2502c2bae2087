/** The texts of features/subscribe in Dutch. */
import type * as english from '#web/languages/en.ts'

export const subscribeTexts: typeof english.subscribeTexts = {
  settings: 'Instellingen',
  title: (name) => `Overstappen op ${name}`,
  subtitle: 'Je kunt altijd weer terug.',
  have: (name) => `Je hebt ${name}`,
  happens: 'Wat er nu gebeurt',
  today: 'Abonnement nu',
  fromNow: 'Vanaf nu',
  toPay: 'Vandaag te betalen',
  nothing: '$\u00a00,00',
  planLine: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  demo: 'Dit is een demo.',
  demoText:
    'In de demo stap je over zonder te betalen. Er wordt geen kaart gevraagd en niets afgeschreven.',
  noUpgrades: 'Op deze server kun je niet overstappen.',
  action: (name) => `Overstappen op ${name}`,
  current: 'Dit is je abonnement',
  back: 'Terug',
  done: 'Abonnement gewijzigd',
  doneText: (name) => `Je hebt nu ${name}.`,
  childTitle: 'Abonnement',
  child: 'De volwassenen in huis kiezen het abonnement.',
}
