/** The texts of texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import { planOffers } from '#domain/plans.ts'
import type { settingsTexts as english } from './texts.ts'

export const settingsTexts: typeof english = {
  title: 'Ajustes',
  tabs: 'Qué ajustes',
  profileTab: 'Perfil',
  security: 'Seguridad',
  subscription: 'Suscripción',
  points: 'Puntos',
  sure: '¿Seguro que quieres hacerlo?',

  profile: {
    title: 'Perfil',
    name: 'Nombre visible',
    nameHint: (username) =>
      `Tu gente ve este nombre. Tu nombre de usuario sigue siendo ${username}.`,
    save: 'Guardar cambios',
    saved: 'Perfil actualizado',
    timeZone: 'Zona horaria',
    timeZoneNote: 'Los días y los meses empiezan según este reloj.',
    deviceDiffers: (zone) => `Este dispositivo está en ${zone}.`,
    takeDevice: (zone) => `Usar ${zone}`,
  },

  data: {
    title: 'Tus datos',
    text: 'Todo lo tuyo, en un archivo que te puedes quedar.',
    download: 'Descargar mis datos',
    fileName: 'mitten-datos.json',
    failed: 'No se han podido descargar tus datos',
  },

  keyboard: {
    title: 'Atajos de teclado',
    text: 'Una tarea nueva, la búsqueda y las páginas principales, con una tecla o dos.',
    show: 'Ver los atajos',
  },

  danger: {
    title: 'Zona delicada',
    text: 'Elimina tu cuenta, tus tareas, tus premios y tus préstamos. Lo que hiciste por otras personas se queda en su historial como «Antiguo miembro».',
    action: 'Eliminar cuenta',
    question: (username) =>
      `Se eliminará la cuenta ${username} para siempre. No se puede deshacer.`,
    tasksAndRewards: 'Tus tareas y premios',
    tasks: 'Tus tareas',
    rewards: 'Tus premios',
    counts: (tasks, rewards) => `${numberText(tasks)} y ${numberText(rewards)}`,
    repeating: 'Tus tareas periódicas',
    repeatingTasks: (count) => (count === 1 ? '1 tarea periódica' : `${count} tareas periódicas`),
    repeatingGoOn: (tasks) =>
      tasks === 1
        ? 'Hay una tarea periódica compartida. Puede seguir sin ti.'
        : `Hay ${tasks} tareas periódicas compartidas. Pueden seguir sin ti.`,
    handOverTo: (name) => `Ceder a ${name}`,
    handedOver: (name) => `Ahora es de ${name}`,
    openLoans: 'Préstamos sin saldar',
    openLoanPoints: (loans, points) =>
      points === 1 ? `${loans}, 1 punto` : `${loans}, ${numberText(points)} puntos`,
    partnerships: 'Personas vinculadas',
    othersKeep:
      'Tu gente conserva los puntos que ha ganado. Las tareas que compartes desaparecen también de sus listas.',
    unsent: (count) =>
      count === 1
        ? '1 cambio de este dispositivo no se ha enviado. Se va con la cuenta.'
        : `${count} cambios de este dispositivo no se han enviado. Se van con la cuenta.`,
    deleted: 'Cuenta eliminada',
    deletedText: 'Tus datos ya no están ni en el servidor ni en este dispositivo.',
  },

  passwordForm: {
    title: 'Cambiar la contraseña',
    current: 'Contraseña actual',
    currentRequired: 'Hace falta la contraseña actual',
    next: 'Contraseña nueva',
    confirm: 'Repite la contraseña nueva',
    confirmRequired: 'Repite tu contraseña nueva',
    noMatch: 'Las contraseñas no coinciden',
    othersEnd: 'Se cerrará la sesión en los demás dispositivos.',
    action: 'Cambiar contraseña',
    done: 'Contraseña cambiada',
    failed: 'No se ha podido cambiar la contraseña',
  },

  devices: {
    title: 'Dispositivos con sesión abierta',
    thisDevice: 'Este dispositivo',
    lastSeen: (date) => `Última vez: ${date}`,
    end: 'Cerrar sesión',
    endNamed: (device) => `Cerrar sesión en ${device}`,
    endOthers: 'Cerrar las demás sesiones',
    ended: 'Sesión cerrada',
    othersEnded: 'Las demás sesiones están cerradas',
    failed: 'No se ha podido cerrar la sesión',
    loading: 'Buscando tus dispositivos',
    unreadable: 'No se ha podido cargar la lista.',
    again: 'Reintentar',
  },

  plans: {
    current: 'Plan actual',
    yours: 'Este es tu plan',
    upgrade: (plan) => `Subir a ${planOffers[plan].name}`,
    downgrade: (plan) => `Bajar a ${planOffers[plan].name}`,
    note: 'Los planes van con cada cuenta. Si bajas de plan, el cambio es inmediato y no se borra nada de lo que has creado.',
    downgradeText: (plan) =>
      `Dejas ${planOffers[plan].name} de inmediato. Todo lo que has creado se queda.`,
    downgraded: 'Plan cambiado',
    downgradedText: 'Ahora tienes Free.',
    noUpgrades: 'En este servidor no se puede subir de plan.',
  },
  provider: {
    title: (provider) => `Entrar con ${provider}`,
    connected: (provider, date) => `Conectada con ${provider} desde el ${date}.`,
    notConnected: (provider) => `Conecta tu cuenta y ${provider} te dejará entrar sin contraseña.`,
    noPassword:
      'Aquí no tienes contraseña. Quien administra el servidor puede darte un enlace para crearla.',
    connect: 'Conectar',
    disconnect: 'Desconectar',
    disconnectText: (provider) =>
      `${provider} ya no te dejará entrar. Los dispositivos con la sesión abierta siguen igual.`,
    disconnected: 'Desconectada',
    connectFailed: 'No se ha podido conectar',
    disconnectFailed: 'No se ha podido desconectar',
    code: 'Código para otro dispositivo',
    codeText: 'Te deja entrar allí una vez, también en la aplicación de tu pantalla de inicio.',
  },
  ownCode: {
    title: 'Tu código',
    qr: 'Código QR para entrar',
    howTo: [
      'Abre Mitten en el otro dispositivo, o la aplicación de tu pantalla de inicio.',
      'Toca Tengo un código.',
      'Escanea el cuadrado o escribe las letras.',
    ],
    make: 'Crear código',
    another: 'Código nuevo',
    done: 'Hecho',
    failed: 'No se ha podido crear el código',
  },
}
