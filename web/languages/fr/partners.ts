/** The texts of features/partners in French. */
import { ofName } from '#domain/language/fr/words.ts'
import type * as english from '#web/languages/en.ts'

export const partnersTexts: typeof english.partnersTexts = {
  title: 'Partenaires',
  invite: 'Inviter quelqu’un',

  toRespond: 'Invitations reçues',
  asChild: (name) =>
    `${name} t’invite comme enfant\u202F: tu récoltes des points, et ${name} dit oui à tes souhaits.`,
  asksParent: (name, child) => `${name} te propose d’être aussi parent ${ofName(child)}`,
  decline: 'Décliner',
  declineFrom: (name) => `Décliner l’invitation ${ofName(name)}`,
  accept: 'Accepter',
  acceptFrom: (name) => `Accepter l’invitation ${ofName(name)}`,

  sent: 'Invitations envoyées',
  awaiting: 'Pas encore de réponse',
  copyLink: 'Copier le lien',
  copyLinkFor: (email) => `Copier le lien pour ${email}`,
  cancelInvitation: 'Annuler l’invitation',
  cancelInvitationTo: (email) => `Annuler l’invitation pour ${email}`,

  active: 'Tes partenaires',
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name} de tes partenaires`,
  none: 'Pas encore de partenaire. Invite quelqu’un pour commencer\u202F!',

  roles: { partner: 'Partenaire', child: 'Enfant', parent: 'Parent' },

  aside: 'Plus on est de moufles, plus c’est léger',
  asideTextForChild: 'Aidez-vous, et tout est fini plus tôt.',
  asideText:
    'Entre partenaires, on partage des tâches et on valide les récompenses et les prêts des autres.',

  confirmTitle: 'C’est vraiment ce que tu veux\u202F?',
  confirmCancel: (email) => `L’invitation pour ${email} sera annulée. Son lien ne marchera plus.`,
  confirmRemove: (name) =>
    `Toi et ${name} ne serez plus partenaires. Vous ne verrez plus les tâches de l’autre et ne les validerez plus. Les points gagnés restent.`,
  keep: 'Garder',

  form: {
    email: 'E-mail',
    relationship: 'Lien',
    partner: 'Partenaire',
    partnerNote: 'Partage des tâches, valide des récompenses',
    child: 'Enfant',
    childNote: 'Gagne des points pour tes récompenses',
    send: 'Inviter',
  },
  sentTitle: 'Invitation envoyée',
  sentText: (email) =>
    `Si ${email} utilise déjà Mitten, l’invitation y attend. Sinon, transmets ce lien.`,
  linkTitle: 'Lien d’invitation',
  linkText: (email) =>
    `Scanne-le avec l’autre téléphone, ou transmets le lien. Il te relie à qui se connecte avec, et l’invitation est au nom de ${email}.`,
  link: 'Lien d’invitation',
  qr: (email) => `Code QR de l’invitation pour ${email}`,
  showQr: 'Afficher le code QR',
  showQrFor: (email) => `Afficher le code QR pour ${email}`,
  share: 'Partager',
  shareText: 'Partage tâches, points et récompenses avec moi sur Mitten.',
  done: 'Terminé',

  toasts: {
    copied: 'Lien copié',
    notCopied: 'Le lien n’a pas pu être copié',
    notShared: 'Le lien n’a pas pu être partagé',
    accepted: 'Invitation acceptée',
    declined: 'Invitation déclinée',
    joined: (name) => `${name} est là`,
    refused: 'L’invitation a été déclinée',
    cancelled: 'Invitation annulée',
    removed: 'Vous n’êtes plus partenaires',
    together: 'Vous voilà partenaires',
  },
}
