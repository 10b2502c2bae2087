/** The texts of features/children in Spanish. */
import type * as english from '#web/languages/en.ts'

export const childTexts: typeof english.childTexts = {
  title: 'Peques',
  add: 'Añadir peque',
  cancel: 'Cancelar',
  done: 'Listo',
  child: 'Peque',

  name: 'Nombre',
  picture: 'Imagen',
  swatch: 'De punto',
  photo: 'Foto',
  bigButtons: 'Botones grandes',
  bigButtonsNote: 'Hoy, puntos y deseos. Nada más.',
  noPassword: (name) =>
    name === ''
      ? 'Sin correo ni contraseña. La sesión se la abres tú.'
      : `Sin correo ni contraseña. La sesión de ${name} la abres tú.`,

  madeByYou: 'Lo has creado tú. Sin correo ni contraseña.',
  madeByAnother: 'Sin correo ni contraseña.',
  growing: (username) => `Va a elegir la contraseña de ${username}.`,
  edit: (name) => `Editar el perfil de ${name}`,
  more: (name) => `Más sobre ${name}`,
  useHere: (name) => `Abrir la sesión de ${name} aquí`,
  code: 'Código para otro dispositivo',
  today: 'Hoy, puntos y deseos.',
  growUp: 'Hacerse mayor',
  growUpNote: 'Una cuenta propia. Los puntos se quedan.',

  devices: (name) => `Dispositivos de ${name}`,
  noDevices: 'Sin sesión abierta en ningún sitio',
  lastSeen: (day) => `Último acceso: ${day}`,
  signOut: 'Cerrar sesión',
  signOutOf: (name, device) => `Cerrar la sesión de ${name} en ${device}`,
  parents: 'Madres y padres',
  you: 'Tú',
  asked: 'Falta que responda',
  unask: 'Cancelar invitación',
  unaskNamed: (name) => `Cancelar la invitación a ${name}`,
  alsoParent: 'Añadir madre o padre',
  remove: 'Quitar',
  removeNamed: (parent, name) => `Quitar a ${parent} como madre o padre de ${name}`,
  leave: 'Dejar el perfil',
  leaveNamed: (name) => `Dejar el perfil de ${name}`,
  unreadable: 'Ahora mismo no se pueden leer los dispositivos ni quiénes son madre o padre.',
  again: 'Reintentar',

  language: 'Idioma',
  languageHint:
    'También para leer en voz alta, con una voz que funcione en el dispositivo del peque.',

  save: 'Guardar',
  editTitle: (name) => `Editar el perfil de ${name}`,
  delete: 'Eliminar perfil',
  sure: '¿Seguro que quieres hacerlo?',
  deleteText: (name) =>
    `Se eliminará el perfil de ${name}: tareas, puntos y deseos. Lo que ${name} hizo por los demás se queda con ellos.`,
  deletesToo: (name) => `Se eliminará también el perfil de ${name}`,

  codeTitle: (name) => `Código para ${name}`,
  qr: (name) => `Código QR que abre la sesión de ${name}`,
  howTo: (name) => [
    `Abre Mitten en el dispositivo de ${name}.`,
    'Toca «Añadir cuenta» y luego «Tengo un código».',
    'Escanea el cuadrado o escribe las letras.',
  ],
  newCode: 'Código nuevo',

  askTitle: (name) => `También madre o padre de ${name}`,
  askText: (name) =>
    `Quien lo es ve las tareas, los puntos y los deseos de ${name}, los aprueba y abre la sesión de ${name}.`,
  ask: 'Preguntar',
  askNamed: (name) => `Preguntar a ${name}`,
  nobodyToAsk: 'Solo puede serlo una persona adulta de tu gente. Invita antes a alguien.',

  /** The sentence contains the names in the order of the list. */
  ending: (parent, name) => ({
    text: `${parent} deja de ser madre o padre de ${name}. Se cierran las sesiones que ${parent} abrió para ${name}, y los códigos y enlaces de ${parent} dejan de servir. Lo que abrieron otras personas sigue igual. No se pierde nada de ${name}: los cambios sin enviar se quedan en su dispositivo.`,
    names: [parent, name, parent, name, parent, name],
    action: 'Quitar',
    done: `${parent} ya no es madre o padre de ${name}`,
  }),
  leaving: (name) => ({
    text: `Dejas de ser madre o padre de ${name}. Se cierran las sesiones que abriste para ${name}, y tus códigos y enlaces dejan de servir. Lo que abrieron otras personas sigue igual. No se pierde nada de ${name}: los cambios sin enviar se quedan en su dispositivo.`,
    names: [name, name, name],
    action: 'Dejar el perfil',
    done: `Has dejado el perfil de ${name}`,
  }),

  growUpTitle: (name) => `${name} se hace mayor`,
  growUpText: (name) =>
    `${name} tendrá una cuenta como la tuya, con los mismos puntos. Tú escribes el nombre y el correo, y ${name} elige la contraseña.`,
  username: 'Nombre de usuario',
  email: 'Correo',
  makeAccount: 'Crear la cuenta',
  grownUp: (name) => `${name} ya tiene cuenta propia`,
  linkText: (name) =>
    `Con este enlace, ${name} elige una contraseña, una sola vez y en el plazo de un día. Después, la cuenta es suya.`,
  link: 'Enlace',
  linkQr: (name) => `Código QR del enlace para ${name}`,

  toasts: {
    added: (name) => `${name} ya está aquí`,
    saved: 'Guardado',
    deleted: (name) => `Se ha eliminado el perfil de ${name}`,
    signedOut: (name) => `Allí se ha cerrado la sesión de ${name}`,
    asked: (name) => `Se lo hemos preguntado a ${name}`,
    unasked: 'Invitación cancelada',
    failed: 'No ha funcionado',
  },
}
