/** The texts of form-texts.ts in Spanish. */
import type { rewardFormTexts as english } from './form-texts.ts'

export const rewardFormTexts: typeof english = {
  for: 'Para quién',
  forMe: 'Para mí',
  again: 'Se puede canjear más veces',
  stays: 'Sigue aquí después de cada vez.',
  limits: {
    stock: { label: 'Cuántos', note: 'quedan en total' },
    per_week: { label: 'Por semana', note: 'desde el lunes' },
    cooldown_days: { label: 'Días de espera', note: 'antes del siguiente' },
  },
  noLimit: 'Sin límite',
  less: (label) => `${label}: uno menos`,
  more: (label) => `${label}: uno más`,
  apart: (days) => (days === 1 ? 'con un día de diferencia' : `con ${days} días de diferencia`),
  inAll: (count) => (count === 0 ? 'no queda ninguno' : `${count} en total`),
  /** "Dos veces por semana, con un día de diferencia". */
  inWords: (words) => {
    const line = words.length === 0 ? 'tantas veces como quieras' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Si se canjea hoy,',
  againFrom: (day) => `otra vez desde el ${day}`,
  raisingAsks: (approver) =>
    `Si subes un límite, ${approver} tendrá que aprobarlo de nuevo. Si lo bajas, no.`,
  raisingAsksSomebody: 'Si subes un límite, habrá que aprobarlo de nuevo. Si lo bajas, no.',
}
