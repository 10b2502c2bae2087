/** The texts of features/subscribe in Spanish. */
import type * as english from '#web/languages/en.ts'

export const subscribeTexts: typeof english.subscribeTexts = {
  settings: 'Ajustes',
  title: (name) => `Cambiar a ${name}`,
  subtitle: 'Puedes volver atrás cuando quieras.',
  have: (name) => `Tienes ${name}`,
  happens: 'Qué pasa ahora',
  today: 'Plan de hoy',
  fromNow: 'A partir de ahora',
  toPay: 'A pagar hoy',
  nothing: '0,00\u00A0$',
  planLine: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  demo: 'Esto es una demo.',
  demoText:
    'En la demo, los cambios se aplican sin pagar. No se pide ninguna tarjeta ni se cobra nada.',
  noUpgrades: 'En este servidor no se puede subir de plan.',
  action: (name) => `Cambiar a ${name}`,
  current: 'Este es tu plan',
  back: 'Atrás',
  done: 'Plan cambiado',
  doneText: (name) => `Ahora tienes ${name}.`,
  childTitle: 'Suscripción',
  child: 'Los planes los eligen los adultos de la casa.',
}
