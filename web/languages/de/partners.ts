/** The texts of features/partners in German. */
import type * as english from '#web/languages/en.ts'

export const partnersTexts: typeof english.partnersTexts = {
  title: 'Partner',
  invite: 'Jemanden einladen',

  toRespond: 'Einladungen an dich',
  asChild: (name) =>
    `${name} lädt dich als Kind ein: Du sammelst Punkte, und ${name} sagt Ja zu deinen Wünschen.`,
  asksParent: (name, child) => `${name} fragt: Magst du auch Elternteil von ${child} sein?`,
  decline: 'Ablehnen',
  declineFrom: (name) => `Einladung von ${name} ablehnen`,
  accept: 'Annehmen',
  acceptFrom: (name) => `Einladung von ${name} annehmen`,

  sent: 'Deine Einladungen',
  awaiting: 'Noch keine Antwort',
  copyLink: 'Link kopieren',
  copyLinkFor: (email) => `Link für ${email} kopieren`,
  cancelInvitation: 'Einladung zurückziehen',
  cancelInvitationTo: (email) => `Einladung an ${email} zurückziehen`,

  active: 'Mit dir verbunden',
  remove: 'Verbindung lösen',
  removeNamed: (name) => `Verbindung mit ${name} lösen`,
  none: 'Noch ist niemand mit dir verbunden. Lade jemanden ein.',

  roles: { partner: 'Partnerschaft', child: 'Kind', parent: 'Elternteil' },

  aside: 'Viele Fäustlinge, schnelles Ende',
  asideTextForChild: 'Helft einander, dann ist alles schneller fertig.',
  asideText: 'Ihr teilt Aufgaben und sagt gegenseitig Ja zu Belohnungen und geliehenen Punkten.',

  confirmTitle: 'Ganz sicher?',
  confirmCancel: (email) =>
    `Damit ziehst du die Einladung an ${email} zurück. Der Link funktioniert dann nicht mehr.`,
  confirmRemove: (name) =>
    `Damit löst du die Verbindung mit ${name}. Ihr seht und bestätigt dann keine Aufgaben mehr voneinander. Verdiente Punkte bleiben.`,
  keep: 'Behalten',

  form: {
    email: 'E-Mail',
    relationship: 'Beziehung',
    partner: 'Partnerschaft',
    partnerNote: 'Teilt Aufgaben, sagt Ja zu Belohnungen',
    child: 'Kind',
    childNote: 'Sammelt Punkte für deine Belohnungen',
    send: 'Einladung senden',
  },
  sentTitle: 'Einladung gesendet',
  sentText: (email) =>
    `Wenn ${email} schon bei Mitten ist, wartet die Einladung dort. Sonst gib diesen Link weiter.`,
  linkTitle: 'Einladungslink',
  linkText: (email) =>
    `Scann den Code mit dem anderen Handy oder gib den Link weiter. Wer sich damit anmeldet, ist mit dir verbunden, eingeladen als ${email}.`,
  link: 'Einladungslink',
  qr: (email) => `QR-Code der Einladung für ${email}`,
  showQr: 'QR-Code zeigen',
  showQrFor: (email) => `QR-Code für ${email} zeigen`,
  share: 'Teilen',
  shareText: 'Teil mit mir Aufgaben, Punkte und Belohnungen auf Mitten.',
  done: 'Fertig',

  toasts: {
    copied: 'Link kopiert',
    notCopied: 'Der Link ließ sich nicht kopieren',
    notShared: 'Der Link ließ sich nicht teilen',
    accepted: 'Einladung angenommen',
    declined: 'Einladung abgelehnt',
    joined: (name) => `${name} ist dabei`,
    refused: 'Die Einladung wurde abgelehnt',
    cancelled: 'Einladung zurückgezogen',
    removed: 'Verbindung gelöst',
    together: 'Jetzt seid ihr verbunden',
  },
}
