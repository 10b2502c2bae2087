/** The texts of texts.ts in Spanish. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
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
  switchPerson: 'Cambiar de persona',
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
