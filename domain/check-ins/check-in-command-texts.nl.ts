/** The texts of check-in-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { checkInCommandTexts as english } from './check-in-command-texts.ts'

export const checkInCommandTexts: TranslatedCommandTexts<typeof english> = {
  saveCheckIn: {
    failed: 'Je antwoorden konden niet worden opgeslagen',
    did: () => 'Antwoorden voor het maandgesprek opgeslagen',
    youDid: () => 'Je hebt antwoorden voor het maandgesprek opgeslagen',
  },
  deleteCheckIn: {
    failed: 'Je antwoorden konden niet worden verwijderd',
    did: () => 'Antwoorden voor het maandgesprek verwijderd',
    youDid: () => 'Je hebt antwoorden voor het maandgesprek verwijderd',
  },
}
