/** The texts of form-texts.ts in Dutch. */
import type { rewardFormTexts as english } from './form-texts.ts'

export const rewardFormTexts: typeof english = {
  for: 'Voor',
  forMe: 'Mij',
  again: 'Vaker in te wisselen',
  stays: 'De beloning blijft staan, ook na het inwisselen.',
  limits: {
    stock: { label: 'Hoe vaak', note: 'nog in totaal' },
    per_week: { label: 'Per week', note: 'vanaf maandag' },
    cooldown_days: { label: 'Dagen ertussen', note: 'tot de volgende keer' },
  },
  noLimit: 'Geen limiet',
  less: (label) => `${label}: één minder`,
  more: (label) => `${label}: één meer`,
  apart: (days) => (days === 1 ? 'een dag ertussen' : `${days} dagen ertussen`),
  inAll: (count) => (count === 0 ? 'op' : `${count} in totaal`),
  inWords: (words) => {
    const line = words.length === 0 ? 'zo vaak je wilt' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Vandaag ingewisseld',
  againFrom: (day) => `weer vanaf ${day}`,
  raisingAsks: (approver) =>
    `Een hogere limiet moet ${approver} opnieuw goedkeuren, een lagere niet.`,
  raisingAsksSomebody: 'Een hogere limiet moeten je partners opnieuw goedkeuren, een lagere niet.',
}
