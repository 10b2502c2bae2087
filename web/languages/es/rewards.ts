/** The texts of features/rewards in Spanish. */
import { pointsText, quoted } from '#domain/language/es/words.ts'
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const rewardFormTexts: typeof english.rewardFormTexts = {
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

const missing = (count: number) =>
  count === 1 ? 'te faltará 1 punto' : `te faltarán ${numberText(count)} puntos`

export const goalTexts: typeof english.goalTexts = {
  title: (name) => `¿Canjear ${quoted(name)}?`,
  after: (points) => `Te ${points === 1 ? 'queda' : 'quedan'} ${numberText(points)}`,
  spent: (points) => `Gastas ${numberText(points)}`,
  away: (name, { away, before }) =>
    before > 0
      ? `Después ${missing(away)} para ${quoted(name)} en vez de ${numberText(before)}. ¿Lo canjeas?`
      : `Después ${missing(away)} para ${quoted(name)}. ¿Lo canjeas?`,
  redeemFor: (cost) => `Canjear por ${numberText(cost)}`,
  keepSaving: 'Seguir ahorrando',
}

export const rewardsScreenTexts: typeof english.rewardsScreenTexts = {
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
  costs: pointsText,
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
  whatItCosts: (name) => `¿Cuánto cuesta ${quoted(name)}?`,
  approve: 'Aprobar',
  approveReward: (name) => `Aprobar ${name}`,
  deny: 'Rechazar',
  denyReward: (name) => `Rechazar ${name}`,
}

export const rewardCardTexts: typeof english.rewardCardTexts = {
  createReward: 'Crear premio',
  editReward: 'Editar premio',
  saveChanges: 'Guardar cambios',
  cancel: 'Cancelar',

  name: 'Nombre',
  namePlaceholder: '¿Qué te apetecería?',
  description: 'Descripción',
  cost: 'Precio en puntos',
  tenLess: 'Diez puntos menos',
  tenMore: 'Diez puntos más',
  pictureHint: 'Sin enlace, lleva un dibujo de punto.',
  optional: 'opcional',
  preview: 'Así quedará',
  previewName: 'Tu premio',
  previewDescription: 'Qué es, en una frase',
  worth: (cost) =>
    cost === 1 ? '1 punto se gana así:' : `${numberText(cost)} puntos se ganan así:`,
  worthIn: (effort, minutes) => {
    const one = { easy: 'fácil', difficult: 'difícil', extreme: 'extremo' }[effort]
    const many = { easy: 'fáciles', difficult: 'difíciles', extreme: 'extremos' }[effort]
    return minutes === 1 ? `1 minuto ${one}` : `${numberText(minutes)} minutos ${many}`
  },
  asksFirst: (approver) => `Antes lo aprueba ${approver}`,
  asksSomebodyFirst: 'Antes hay que aprobarlo',
  asksAgain: (approver) => `Al guardar, ${approver} tendrá que aprobarlo de nuevo.`,
  asksSomebodyAgain: 'Al guardar, habrá que aprobarlo de nuevo.',
  changesAskAgain: (approver) =>
    `Si cambias el nombre, la descripción o el precio, ${approver} tendrá que aprobarlo de nuevo.`,
  changesAskSomebodyAgain:
    'Si cambias el nombre, la descripción o el precio, habrá que aprobarlo de nuevo.',

  redeem: 'Canjear',
  redeemFor: (name, cost) => `Canjear ${name} por ${pointsText(cost)}`,
  needMore: 'Faltan puntos',
  older: 'Esperando canjes anteriores',
  needMoreFor: (name) => `Faltan puntos para ${name}`,
  limitedFor: (name, limit) => `${name}: ${limit}`,
  onlyGiver: (name) => `Solo ${name} cambia el precio y los límites`,
  left: (count) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),
  saveFor: 'Ahorrar para esto',
  saveForReward: (name) => `Ahorrar para ${name}`,
  stopSaving: 'Dejar de ahorrar para esto',
  savesForIt: 'Ahorras para esto',
  meter: (name) => `Puntos para ${name}`,
  meterValue: (have, cost) =>
    `${numberText(have)} de ${numberText(cost)} ${cost === 1 ? 'punto' : 'puntos'}`,
  menu: (name) => `Opciones de ${name}`,
  edit: 'Editar',
  delete: 'Eliminar',

  sure: '¿Seguro que quieres hacerlo?',
  deletes: (name) => `Se eliminará ${quoted(name)}.`,
  refunds: (name, owner, cost) =>
    `Se rechaza ${quoted(name)}, y ${owner} recupera ${pointsText(cost)}.`,
  deny: 'Rechazar',
  denyTitle: (name) => `¿Rechazar ${quoted(name)}?`,
  lineFor: (name) => `Unas palabras para ${name}`,
  canAskAgain: (name) => `${name} puede cambiarlo y volver a pedirlo.`,
  readsLine: (name) => `${name} lo leerá junto al «no».`,

  redeemed: '¡Premio canjeado!',
  spent: (cost) => (cost === 1 ? '1 punto gastado' : `${numberText(cost)} puntos gastados`),
  enjoy: 'Que lo disfrutes',

  denied: 'Rechazado: cámbialo y vuelve a pedirlo',

  toasts: {
    created: 'Premio creado',
    asked: (names) => `Hemos pedido el visto bueno de ${listText(names)}.`,
    updated: 'Premio actualizado',
    redeemed: '¡Premio canjeado!',
    offered: (name) => `${name} ya lo sabe.`,
    returned: 'Premio devuelto',
    saving: 'Ahorras para esto',
    savingNoMore: 'Ya no ahorras para esto',
    pointsBack: (cost) => `Recuperas ${pointsText(cost)}`,
    deleted: 'Premio eliminado',
    approved: 'Premio aprobado',
    denied: 'Premio rechazado',
    refunded: (cost) => (cost === 1 ? '1 punto devuelto' : `${numberText(cost)} puntos devueltos`),
  },
}
