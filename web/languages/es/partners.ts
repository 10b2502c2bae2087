/** The texts of features/partners in Spanish. */
import type * as english from '#web/languages/en.ts'

export const partnersTexts: typeof english.partnersTexts = {
  title: 'Tu gente',
  invite: 'Invitar',

  toRespond: 'Invitaciones por responder',
  asChild: (name) =>
    `${name} te invita como peque: tú juntas puntos y ${name} dice que sí a tus deseos.`,
  asksParent: (name, child) => `${name} te propone ser madre o padre de ${child}`,
  decline: 'Rechazar',
  declineFrom: (name) => `Rechazar la invitación de ${name}`,
  accept: 'Aceptar',
  acceptFrom: (name) => `Aceptar la invitación de ${name}`,

  sent: 'Invitaciones enviadas',
  awaiting: 'A la espera de respuesta',
  copyLink: 'Copiar enlace',
  copyLinkFor: (email) => `Copiar el enlace para ${email}`,
  cancelInvitation: 'Cancelar invitación',
  cancelInvitationTo: (email) => `Cancelar la invitación a ${email}`,

  active: 'Quién está contigo',
  remove: 'Quitar de tu gente',
  removeNamed: (name) => `Quitar a ${name} de tu gente`,
  none: 'Aún no hay nadie aquí. Invita a alguien para empezar.',

  roles: { partner: 'Pareja', child: 'Peque', parent: 'Madre o padre' },

  aside: 'A más manoplas, menos faena',
  asideTextForChild: 'Si os ayudáis, todo se acaba antes.',
  asideText: 'Entre vosotros aprobáis premios y préstamos, y compartís tareas.',

  confirmTitle: '¿Seguro que quieres hacerlo?',
  confirmCancel: (email) => `Se cancela la invitación a ${email}. Su enlace deja de servir.`,
  confirmRemove: (name) =>
    `Se deshace tu vínculo con ${name}. Ya no veréis las tareas de la otra persona ni podréis aprobarlas. Los puntos ganados se quedan.`,
  keep: 'Dejarlo así',

  form: {
    email: 'Correo',
    relationship: 'Vínculo',
    partner: 'Pareja',
    partnerNote: 'Comparte tareas, aprueba premios',
    child: 'Peque',
    childNote: 'Gana puntos para tus premios',
    send: 'Enviar invitación',
  },
  sentTitle: 'Invitación enviada',
  sentText: (email) =>
    `Si ${email} ya usa Mitten, la invitación le espera allí. Si no, pásale este enlace.`,
  linkTitle: 'Enlace de invitación',
  linkText: (email) =>
    `Escanéalo con el otro móvil o pasa el enlace. Une a quien entre con él, como la persona invitada en ${email}.`,
  link: 'Enlace de invitación',
  qr: (email) => `Código QR de la invitación para ${email}`,
  showQr: 'Ver código QR',
  showQrFor: (email) => `Ver el código QR para ${email}`,
  share: 'Compartir',
  shareText: 'Comparte conmigo tareas, puntos y premios en Mitten.',
  done: 'Listo',

  toasts: {
    copied: 'Enlace copiado',
    notCopied: 'No se ha podido copiar el enlace',
    notShared: 'No se ha podido compartir el enlace',
    accepted: 'Invitación aceptada',
    declined: 'Invitación rechazada',
    joined: (name) => `${name} se ha unido`,
    refused: 'Han rechazado la invitación',
    cancelled: 'Invitación cancelada',
    removed: 'Ya no está entre tu gente',
    together: 'Ya compartís Mitten',
  },
}
