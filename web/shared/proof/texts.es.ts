/** The texts of texts.ts in Spanish. */
import type { identityTexts as english } from './texts.ts'

export const identityTexts: typeof english = {
  password: 'Tu contraseña',
  required: 'Hace falta la contraseña',
  failed: 'No se ha podido confirmar',
  byProvider: (provider) => `Seguir con ${provider}`,
  signInFirst: (provider) =>
    `Si entraste hace más de diez minutos, vuelve a entrar antes con ${provider}.`,
  passkey: {
    use: 'Usar una llave de acceso',
    instead: 'Usar una llave de acceso',
    confirmed: 'Confirmado con una llave de acceso',
    elsewhere: 'Las llaves de acceso necesitan una dirección con https y un nombre',
    known: 'En este dispositivo ya hay una llave de acceso tuya.',
    unsuitable:
      'Este dispositivo no puede comprobar quién eres. Activa el bloqueo de pantalla o usa otro dispositivo.',
    noAnswer: 'El dispositivo no ha dado ninguna llave de acceso. Inténtalo otra vez.',
  },
}
