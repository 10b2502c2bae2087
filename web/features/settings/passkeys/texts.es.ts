/** The texts of texts.ts in Spanish. */
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  title: 'Llaves de acceso',
  text: 'Entra con la huella, la cara o el bloqueo de pantalla en lugar de la contraseña.',
  add: 'Añadir llave de acceso',
  full: `Tienes ${MAX_PASSKEYS} llaves de acceso, no caben más.`,
  added: (date) => `Añadida el ${date}`,
  used: (date) => `Usada por última vez el ${date}`,
  elsewhere: (address) => `Para ${address}`,
  renameNamed: (name) => `Cambiar el nombre de ${name}`,
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  addTitle: 'Añadir una llave de acceso',
  addText: 'El dispositivo te pide la huella, la cara o el bloqueo de pantalla.',
  name: 'Nombre',
  nameHint: 'Para reconocerla, por ejemplo Móvil o Llavero.',
  addDone: 'Llave de acceso añadida',
  addFailed: 'No se ha podido añadir la llave de acceso',
  renameTitle: 'Cambiar el nombre de la llave',
  save: 'Guardar cambios',
  renameDone: 'Nombre cambiado',
  renameFailed: 'No se ha podido cambiar el nombre',
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeText: 'Ya no podrás entrar con ella. Bórrala también del dispositivo.',
  removeDone: 'Llave de acceso quitada',
  removeFailed: 'No se ha podido quitar la llave de acceso',
}
