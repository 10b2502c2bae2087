/** The texts of form-texts.ts in German. */
import type { rewardFormTexts as english } from './form-texts.ts'

export const rewardFormTexts: typeof english = {
  for: 'Für',
  forMe: 'Mich',
  again: 'Mehrmals einlösbar',
  stays: 'Sie bleibt nach jedem Einlösen hier.',
  limits: {
    stock: { label: 'Wie oft', note: 'insgesamt noch' },
    per_week: { label: 'Pro Woche', note: 'von Montag an' },
    cooldown_days: { label: 'Tage Abstand', note: 'bis zum nächsten Mal' },
  },
  noLimit: 'Ohne Limit',
  less: (label) => `${label}: eins weniger`,
  more: (label) => `${label}: eins mehr`,
  apart: (days) => (days === 1 ? 'mit einem Tag Abstand' : `mit ${days} Tagen Abstand`),
  inAll: (count) => (count === 0 ? 'keine mehr übrig' : `insgesamt noch ${count}`),
  inWords: (words) => {
    const line = words.length === 0 ? 'so oft du magst' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Heute eingelöst',
  againFrom: (day) => `wieder ab ${day}`,
  raisingAsks: (approver) =>
    `Ein höheres Limit braucht wieder ein Ja von ${approver}, ein niedrigeres nicht.`,
  raisingAsksSomebody: 'Ein höheres Limit braucht wieder ein Ja, ein niedrigeres nicht.',
}
