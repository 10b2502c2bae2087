/** The texts of texts.ts in Spanish. */
import type { passkeyTexts as english } from './texts.ts'

export const passkeyTexts: typeof english = {
  elsewhere: 'Las llaves de acceso necesitan una dirección con https y un nombre',
  instead: 'Usar una llave de acceso',
  confirmed: 'Confirmado con una llave de acceso',
  proofFailed: 'No se ha podido confirmar',
  proofRequired: 'Hace falta la contraseña',
  known: 'En este dispositivo ya hay una llave de acceso tuya.',
  unsuitable:
    'Este dispositivo no puede comprobar quién eres. Activa el bloqueo de pantalla o usa otro dispositivo.',
  noAnswer: 'El dispositivo no ha dado ninguna llave de acceso. Inténtalo otra vez.',
}
