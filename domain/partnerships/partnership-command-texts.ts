/** The sentences of the commands on invitations and partnerships. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { partnershipCommands } from './partnership-commands.ts'

export const partnershipCommandTexts: CommandTexts<typeof partnershipCommands> = {
  invitePartner: { summary: 'Invite somebody by e-mail address', did: () => 'Invited a partner' },
  linkInvitation: {
    summary: 'Take up an invitation by its link',
    did: () => 'Opened an invitation',
  },
  respondToInvitation: {
    summary: 'Accept or decline an invitation',
    did: () => 'Answered an invitation',
  },
  cancelInvitation: {
    summary: 'Cancel an invitation that was not answered yet',
    did: () => 'Cancelled an invitation',
  },
  removePartner: { summary: 'End a partnership', did: () => 'Removed a partner' },
}
