/** The texts of screen-texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type { rewardsScreenTexts as english } from './screen-texts.ts'

export const rewardsScreenTexts: typeof english = {
  title: 'Premios',
  pointsAvailable: (points) => (points === 1 ? 'punto disponible' : 'puntos disponibles'),
  tabs: 'Qué premios',
  available: 'Disponibles',
  awaiting: 'En espera',
  redeemed: 'Canjeados',
  approvals: 'Por aprobar',

  waiting: (count) => (count === 1 ? '1 espera tu respuesta' : `${count} esperan tu respuesta`),

  availableList: 'Premios disponibles',
  awaitingList: 'Premios en espera de aprobación',
  redeemedList: 'Premios canjeados',
  approvalsList: 'Premios por aprobar',
  redeemedByPartners: 'Canjeados por tu gente',
  tickGiven: 'Marca lo que ya han disfrutado. Aquí no se cuenta nada.',
  redeemedBy: (name, day) => `${name}, ${day}`,
  given: 'Entregado',
  givenReward: (name) => `Entregado: ${name}`,

  offeredByMe: 'Ofrecidos por ti',
  offeredTo: (name) => `Para ${name}`,

  search: 'Buscar premios',
  costs: (points) => (points === 1 ? '1 punto' : `${numberText(points)} puntos`),
  noAvailable: 'Aún no hay nada que haga ilusión. Crea un premio y ahorra puntos para él.',
  noAwaiting: 'No hay premios en espera de aprobación',
  noRedeemed: 'Aún no hay premios canjeados. Canjea uno y lo verás aquí.',
  noApprovals: 'No hay premios por aprobar',

  awaitingPartner: 'Falta que tu gente lo apruebe',
  update: 'Cambiar',
  updateReward: (name) => `Cambiar ${name}`,

  redeemedOn: (date) => `Canjeado el ${date}`,
  awaitingApproval: 'En espera de aprobación',
  approved: 'Aprobado',
  refunded: 'Rechazado: puntos devueltos',
  wrote: (name) => `${name}:`,
  giveBack: 'Devolver',
  giveRewardBack: (name) => `Devolver ${name}`,
  offerAgain: 'Ofrecer de nuevo',
  offerRewardAgain: (name) => `Ofrecer de nuevo: ${name}`,

  wants: (name) => `${name} quiere esto`,
  had: (name) => `${name} ha canjeado esto`,
  whatItCosts: (name) => `¿Cuánto cuesta ${name}?`,
  approve: 'Aprobar',
  approveReward: (name) => `Aprobar ${name}`,
  deny: 'Rechazar',
  denyReward: (name) => `Rechazar ${name}`,
}
