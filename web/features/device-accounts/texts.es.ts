/** The texts of texts.ts in Spanish. */
import type { texts as english } from './texts.ts'

const savedHere = (changes: number) =>
  changes === 1 ? '1 cambio guardado aquí' : `${changes} cambios guardados aquí`

export const texts: typeof english = {
  page: '¿Quién está aquí?',
  title: '¿Quién está aquí?',
  people: 'Personas en este dispositivo',
  saved: savedHere,
  notSynced: 'Aún sin sincronizar',
  signInAgain: 'Vuelve a entrar',
  signInToSync: (changes) =>
    changes === 1 ? 'Entra para sincronizar 1 cambio' : `Entra para sincronizar ${changes} cambios`,
  hasPin: 'Tiene PIN',
  apart: 'Los cambios de cada cual van por separado y se sincronizan con su nombre.',
  device: {
    synced: 'Todo al día',
    waiting: savedHere,
    offline: 'Sin conexión',
    offlineWaiting: (changes) => `Sin conexión: ${savedHere(changes)}`,
  },
  add: {
    title: 'Añadir cuenta',
    text: 'Entra una vez en este dispositivo. Después basta un toque, también sin conexión.',
    needsConnection: 'Hace falta conexión',
    action: 'Añadir a este dispositivo',
    newHere: '¿Primera vez aquí?',
    register: 'Crear cuenta',
  },
  manage: {
    action: 'Gestionar cuentas',
    title: 'Gestionar cuentas',
    text: 'Quienes tienen la sesión abierta en este dispositivo.',
    signOut: 'Cerrar sesión',
    signOutOf: (name) => `Cerrar la sesión de ${name}`,
    question: (name) => `¿Cerrar la sesión de ${name} en este dispositivo?`,
    again: 'Para volver, tendrá que entrar con su contraseña.',
    againByParent: 'Para volver, su madre o su padre tendrá que abrirle la sesión.',
    kept: (changes) =>
      changes === 1
        ? '1 cambio aún no está en el servidor. Se queda en este dispositivo hasta que vuelva a entrar.'
        : `${changes} cambios aún no están en el servidor. Se quedan en este dispositivo hasta que vuelva a entrar.`,
    pin: (name) => `PIN de ${name}`,
    notPin: (name) => `Ese no es el PIN de ${name}`,
    done: (name) => `La sesión de ${name} está cerrada`,
  },
  pin: {
    page: 'PIN',
    everyone: 'Todos',
    hello: (name) => `Hola, ${name}`,
    forgot: '¿Has olvidado el PIN? Entra con tu contraseña',
    forgotChild: '¿Has olvidado el PIN? Pide un código a tu madre o a tu padre',
    forgotChildOffline:
      '¿Has olvidado el PIN? Para el código de tu madre o de tu padre hace falta conexión.',
    forgotOffline: '¿Has olvidado el PIN? Para entrar con tu contraseña hace falta conexión.',
    removed: 'Aquí ya no tienes PIN',
    removedText: 'Puedes poner otro en Ajustes, Seguridad.',
  },
  password: {
    codeTitle: 'Abrir con un código de tu madre o de tu padre',
    title: 'Entra con tu contraseña',
    text: (name) => `Escribe la contraseña de ${name}. Abre aquí la cuenta y quita el PIN.`,
    action: 'Entrar',
  },
}
