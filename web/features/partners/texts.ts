/** Texts of the partner page. */
import { defineTexts } from '#domain/language/texts.ts'

export const partnersTexts = defineTexts('partnersTexts', {
  title: 'Partner',
  invite: 'Invite Partner',

  toRespond: 'Invitations to Respond',
  /** For a child who reads it. */
  asChild: (name: string) =>
    `${name} invites you as a child: you collect points, and ${name} says yes to your wishes.`,
  asksParent: (name: string, child: string) => `${name} asks you to be a parent of ${child}`,
  decline: 'Decline',
  declineFrom: (name: string) => `Decline the invitation of ${name}`,
  accept: 'Accept',
  acceptFrom: (name: string) => `Accept the invitation of ${name}`,

  sent: 'Sent Invitations',
  awaiting: 'Awaiting Response',
  copyLink: 'Copy link',
  copyLinkFor: (email: string) => `Copy link for ${email}`,
  cancelInvitation: 'Cancel Invitation',
  cancelInvitationTo: (email: string) => `Cancel Invitation to ${email}`,

  active: 'Active Partnerships',
  remove: 'Remove Partner',
  removeNamed: (name: string) => `Remove Partner ${name}`,
  none: 'No active partnerships. Invite someone to get started!',

  roles: { partner: 'Partner', child: 'Child', parent: 'Parent' },

  aside: 'Many mittens make light work',
  asideTextForChild: 'Help each other, and everything is done sooner.',
  asideText: 'Partners approve each other’s rewards and loans, and share tasks.',

  confirmTitle: 'Are you absolutely sure?',
  confirmCancel: (email: string) =>
    `This cancels the invitation to ${email}. Its link stops working.`,
  confirmRemove: (name: string) =>
    `This ends the partnership with ${name}. You no longer see or approve each other’s tasks. Points earned stay.`,
  keep: 'Keep',

  form: {
    email: 'Email',
    relationship: 'Relationship',
    partner: 'Partner',
    partnerNote: 'Shares tasks, approves rewards',
    child: 'Child',
    childNote: 'Earns points for your rewards',
    send: 'Send Invitation',
  },
  sentTitle: 'Invitation sent',
  sentText: (email: string) =>
    `If ${email} already uses Mitten, the invitation waits there. Otherwise pass on this link.`,
  linkTitle: 'Invitation link',
  linkText: (email: string) =>
    `Scan it with the other phone, or pass the link on. It links whoever signs in with it, invited as ${email}.`,
  link: 'Invitation link',
  qr: (email: string) => `QR code of the invitation for ${email}`,
  showQr: 'Show QR code',
  showQrFor: (email: string) => `Show QR code for ${email}`,
  share: 'Share',
  shareText: 'Share tasks, points and rewards with me on Mitten.',
  done: 'Done',

  toasts: {
    copied: 'Link copied',
    notCopied: 'The link could not be copied',
    notShared: 'The link could not be shared',
    accepted: 'Invitation accepted',
    declined: 'Invitation declined',
    joined: (name: string) => `${name} joined`,
    refused: 'The invitation was declined',
    cancelled: 'Invitation cancelled',
    removed: 'Partner removed',
    together: 'You are partners now',
  },
})
