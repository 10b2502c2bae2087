/** The texts of chore-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { choreCommandTexts as english } from './chore-command-texts.ts'

export const choreCommandTexts: TranslatedCommandTexts<typeof english> = {
  createChore: {
    failed: 'De taak kon niet worden gemaakt',
    did: () => 'Een terugkerende taak gemaakt',
    youDid: () => 'Je hebt een terugkerende taak gemaakt',
  },
  updateChore: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: () => 'Een terugkerende taak bewerkt',
    youDid: () => 'Je hebt een terugkerende taak bewerkt',
  },
  deleteChore: {
    failed: 'De taak kon niet worden verwijderd',
    did: () => 'Een terugkerende taak verwijderd',
    youDid: () => 'Je hebt een terugkerende taak verwijderd',
  },
  giveChore: {
    failed: 'De taak kon niet worden overgedragen',
    did: () => 'Een terugkerende taak overgedragen',
    youDid: () => 'Je hebt een terugkerende taak overgedragen',
  },
  pauseChore: {
    failed: 'Pauzeren is niet gelukt',
    did: () => 'Een terugkerende taak gepauzeerd',
    youDid: () => 'Je hebt een terugkerende taak gepauzeerd',
  },
  resumeChore: {
    failed: 'Hervatten is niet gelukt',
    did: () => 'Een terugkerende taak hervat',
    youDid: () => 'Je hebt een terugkerende taak hervat',
  },
}
