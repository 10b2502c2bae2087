/** The texts of texts.ts in Spanish. */
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { rewardCardTexts as english } from './texts.ts'

export const rewardCardTexts: typeof english = {
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
  redeemFor: (name, cost) =>
    cost === 1 ? `Canjear ${name} por 1 punto` : `Canjear ${name} por ${numberText(cost)} puntos`,
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
  deletes: (name) => `Se eliminará ${name}.`,
  refunds: (name, owner, cost) =>
    cost === 1
      ? `Se rechaza ${name}, y ${owner} recupera 1 punto.`
      : `Se rechaza ${name}, y ${owner} recupera ${numberText(cost)} puntos.`,
  deny: 'Rechazar',
  denyTitle: (name) => `¿Rechazar ${name}?`,
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
    pointsBack: (cost) =>
      cost === 1 ? 'Recuperas 1 punto' : `Recuperas ${numberText(cost)} puntos`,
    deleted: 'Premio eliminado',
    approved: 'Premio aprobado',
    denied: 'Premio rechazado',
    refunded: (cost) => (cost === 1 ? '1 punto devuelto' : `${numberText(cost)} puntos devueltos`),
  },
}
