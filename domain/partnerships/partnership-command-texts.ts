/** The sentences of the commands on invitations and partnerships. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { partnershipCommands } from './partnership-commands.ts'

export const partnershipCommandTexts = defineTexts('partnershipCommandTexts', {
  invitePartner: {
    summary: 'Invite somebody by e-mail address',
    failed: 'Failed to send invitation',
    did: () => 'Invited a partner',
    youDid: () => 'You invited a partner',
  },
  linkInvitation: {
    summary: 'Take up an invitation by its link',
    failed: 'Failed to open the invitation',
    did: () => 'Opened an invitation',
    youDid: () => 'You opened an invitation',
  },
  respondToInvitation: {
    summary: 'Accept or decline an invitation',
    failed: 'Failed to update partnership',
    did: () => 'Answered an invitation',
    youDid: () => 'You answered an invitation',
  },
  cancelInvitation: {
    summary: 'Cancel an invitation that was not answered yet',
    failed: 'Failed to update partnership',
    did: () => 'Cancelled an invitation',
    youDid: () => 'You cancelled an invitation',
  },
  removePartner: {
    summary: 'End a partnership',
    failed: 'Failed to update partnership',
    did: () => 'Removed a partner',
    youDid: () => 'You removed a partner',
  },
} satisfies CommandTexts<typeof partnershipCommands>)
