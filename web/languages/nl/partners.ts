/** The texts of features/partners in Dutch. */
import type * as english from '#web/languages/en.ts'

export const partnersTexts: typeof english.partnersTexts = {
  title: 'Partner',
  invite: 'Partner uitnodigen',

  toRespond: 'Uitnodigingen voor jou',
  asChild: (name) =>
    `${name} nodigt je uit als kind: jij verzamelt punten, en ${name} zegt ja tegen je wensen.`,
  asksParent: (name, child) => `${name} vraagt of je ook ouder van ${child} wilt zijn`,
  decline: 'Afslaan',
  declineFrom: (name) => `Uitnodiging van ${name} afslaan`,
  accept: 'Aannemen',
  acceptFrom: (name) => `Uitnodiging van ${name} aannemen`,

  sent: 'Verstuurde uitnodigingen',
  awaiting: 'Wacht op antwoord',
  copyLink: 'Link kopiëren',
  copyLinkFor: (email) => `Link kopiëren voor ${email}`,
  cancelInvitation: 'Uitnodiging intrekken',
  cancelInvitationTo: (email) => `Uitnodiging intrekken voor ${email}`,

  active: 'Met wie je gekoppeld bent',
  remove: 'Partner verwijderen',
  removeNamed: (name) => `Partner verwijderen: ${name}`,
  none: 'Je bent nog met niemand gekoppeld. Nodig iemand uit om te beginnen!',

  roles: { partner: 'Partner', child: 'Kind', parent: 'Ouder' },

  aside: 'Vele wanten maken licht werk',
  asideTextForChild: 'Help elkaar, dan is alles sneller klaar.',
  asideText: 'Partners delen taken en keuren elkaars beloningen en leningen goed.',

  confirmTitle: 'Weet je het heel zeker?',
  confirmCancel: (email) =>
    `Hiermee trek je de uitnodiging aan ${email} in. De link werkt dan niet meer.`,
  confirmRemove: (name) =>
    `De koppeling met ${name} stopt. Jullie zien elkaars taken niet meer en keuren ze niet meer goed. Verdiende punten blijven.`,
  keep: 'Behouden',

  form: {
    email: 'E-mailadres',
    relationship: 'Uitnodigen als',
    partner: 'Partner',
    partnerNote: 'Deelt taken, keurt beloningen goed',
    child: 'Kind',
    childNote: 'Verdient punten voor jouw beloningen',
    send: 'Uitnodiging sturen',
  },
  sentTitle: 'Uitnodiging verstuurd',
  sentText: (email) =>
    `Gebruikt ${email} Mitten al, dan wacht de uitnodiging daar. Geef anders deze link door.`,
  linkTitle: 'Uitnodigingslink',
  linkText: (email) =>
    `Scan de code met de andere telefoon of geef de link door. Wie ermee inlogt, wordt aan je gekoppeld; de uitnodiging staat op ${email}.`,
  link: 'Uitnodigingslink',
  qr: (email) => `QR-code van de uitnodiging voor ${email}`,
  showQr: 'QR-code tonen',
  showQrFor: (email) => `QR-code tonen voor ${email}`,
  share: 'Delen',
  shareText: 'Deel taken, punten en beloningen met mij in Mitten.',
  done: 'Klaar',

  toasts: {
    copied: 'Link gekopieerd',
    notCopied: 'De link kon niet worden gekopieerd',
    notShared: 'De link kon niet worden gedeeld',
    accepted: 'Uitnodiging aangenomen',
    declined: 'Uitnodiging afgeslagen',
    joined: (name) => `${name} doet mee`,
    refused: 'De uitnodiging is afgeslagen',
    cancelled: 'Uitnodiging ingetrokken',
    removed: 'Partner verwijderd',
    together: 'Jullie zijn nu partners',
  },
}
