/** The sentences of the commands on rooms. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { roomCommands } from './room-commands.ts'

export const roomCommandTexts = defineTexts('roomCommandTexts', {
  createRoom: {
    summary: 'Make a room, under which tasks are kept',
    failed: 'Failed to save room',
    did: () => 'Added a room',
    youDid: () => 'You added a room',
  },
  updateRoom: {
    summary: 'Change the name, swatch or icon of a room',
    failed: 'Failed to save room',
    did: () => 'Changed a room',
    youDid: () => 'You changed a room',
  },
  orderRooms: {
    summary: 'Put your rooms in order',
    failed: 'Failed to save room',
    did: () => 'Sorted the rooms',
    youDid: () => 'You sorted the rooms',
  },
  deleteRoom: {
    summary: 'Delete a room; its tasks stay',
    failed: 'Failed to delete room',
    did: () => 'Deleted a room',
    youDid: () => 'You deleted a room',
  },
} satisfies CommandTexts<typeof roomCommands>)
