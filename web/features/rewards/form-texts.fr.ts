/** The texts of form-texts.ts in French. */
import type { rewardFormTexts as english } from './form-texts.ts'

export const rewardFormTexts: typeof english = {
  for: 'Pour qui',
  forMe: 'Moi',
  again: 'Peut s’obtenir plusieurs fois',
  stays: 'Elle reste ici après chaque fois.',
  limits: {
    stock: { label: 'Combien', note: 'en tout' },
    per_week: { label: 'Par semaine', note: 'à compter du lundi' },
    cooldown_days: { label: 'Jours d’écart', note: 'avant la suivante' },
  },
  noLimit: 'Sans limite',
  less: (label) => `${label}\u202F: un de moins`,
  more: (label) => `${label}\u202F: un de plus`,
  apart: (days) => (days < 2 ? 'un jour d’écart' : `${days} jours d’écart`),
  inAll: (count) => (count === 0 ? 'plus aucune' : `${count} en tout`),
  inWords: (words) => {
    const line = words.length === 0 ? 'aussi souvent que tu veux' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Obtenue aujourd’hui',
  againFrom: (day) => `de retour le ${day}`,
  raisingAsks: (approver) =>
    `Élargir une limite, c’est redemander à ${approver}. La resserrer, non.`,
  raisingAsksSomebody: 'Élargir une limite, c’est redemander à tes partenaires. La resserrer, non.',
}
