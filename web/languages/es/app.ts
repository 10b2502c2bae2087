/** The texts of web/app and web/ui in Spanish. */
import type * as english from '#web/languages/en.ts'

export const sessionTexts: typeof english.sessionTexts = {
  unknownError: 'Ha ocurrido un error desconocido',
  full: 'Este dispositivo se ha quedado sin espacio. No se ha guardado nada. Libera un poco e inténtalo otra vez.',
  missing: {
    title: 'No se ha guardado nada',
    text: 'No se ha podido cargar una parte de la app. Vuelve a cargar la página cuando haya conexión.',
  },
  noRoom: {
    title: 'Este dispositivo se ha quedado sin espacio',
    text: 'Tus datos están a salvo. La sincronización espera a que liberes espacio.',
  },
  evicted: {
    title: 'Este navegador ha borrado los datos guardados aquí',
    text: 'Se está recuperando todo lo que hay en el servidor. Los cambios que no se habían enviado se han perdido.',
  },
}

export const shellTexts: typeof english.shellTexts = {
  skip: 'Ir al contenido',
  navigation: 'Principal',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  pages: {
    dashboard: 'Inicio',
    tasks: 'Tareas',
    rewards: 'Premios',
    partner: 'Tu gente',
    notifications: 'Notificaciones',
    settings: 'Ajustes',
    admin: 'Admin',
    week: 'Semana',
    points: 'Historial de puntos',
    house: 'La casa',
    report: 'Informe semanal',
    checkIn: 'Charla del mes',
    bring: 'Trae tus tareas',
    subscribe: 'Suscribirse',
    about: 'Sobre Mitten',
    invitation: 'Invitación',
    notFound: 'Página no encontrada',
  },
  bottom: {
    home: 'Inicio',
    tasks: 'Tareas',
    rewards: 'Premios',
    partner: 'Tu gente',
    admin: 'Admin',
    alerts: 'Avisos',
  },
  broken: {
    title: 'Algo ha salido mal',
    text: 'Lo que hiciste está guardado en este dispositivo. Volver a cargar la página suele ayudar.',
    reload: 'Volver a cargar',
  },
  drawer: { partners: 'Tu gente' },
  unread: (page, count) => `${page}, ${count} sin leer`,
  waiting: (page, count) =>
    count === 1 ? `${page}, 1 espera tu respuesta` : `${page}, ${count} esperan tu respuesta`,
  guest: 'Sin cuenta',
  plans: {
    free: 'Plan Free',
    pro: 'Plan Pro',
    ultimate: 'Plan Ultimate',
  },
  logout: {
    action: 'Salir',
    title: '¿Salir con cambios sin sincronizar?',
    warning: (count) =>
      count === 1
        ? '1 cambio de este dispositivo aún no está en el servidor.'
        : `${count} cambios de este dispositivo aún no están en el servidor.`,
    choices:
      '«Sincronizar» lo envía todo antes. «Dejar aquí» lo guarda en este dispositivo hasta que vuelvas a entrar. «Descartar» lo borra.',
    syncNow: 'Sincronizar',
    keep: 'Dejar aquí',
    discard: 'Descartar',
    stillWaiting: 'No se ha podido sincronizar todo, así que tu sesión sigue abierta.',
  },
}

export const uiTexts: typeof english.uiTexts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  swatches: {
    bath: 'Bañera',
    cake: 'Tarta',
    cat: 'Gato',
    film: 'Película',
    gift: 'Regalo',
    heart: 'Corazón',
    house: 'Casa',
    moon: 'Luna',
    mug: 'Taza',
    sofa: 'Sofá',
    star: 'Estrella',
    tulip: 'Tulipán',
  },
}
