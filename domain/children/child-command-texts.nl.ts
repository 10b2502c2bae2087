/** The texts of child-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { childCommandTexts as english } from './child-command-texts.ts'

export const childCommandTexts: TranslatedCommandTexts<typeof english> = {
  makeChild: {
    failed: 'Het kind kon niet worden toegevoegd',
    did: () => 'Een kind toegevoegd',
    youDid: () => 'Je hebt een kind toegevoegd',
  },
  updateChild: {
    failed: 'Het profiel kon niet worden bijgewerkt',
    did: () => 'Het profiel van een kind bewerkt',
    youDid: () => 'Je hebt het profiel van een kind bewerkt',
  },
  deleteChild: {
    failed: 'Het profiel kon niet worden verwijderd',
    did: () => 'Het profiel van een kind verwijderd',
    youDid: () => 'Je hebt het profiel van een kind verwijderd',
  },
  growUp: {
    failed: 'Het account kon niet worden gemaakt',
    did: () => 'Een account voor een kind gemaakt',
    youDid: () => 'Je hebt een account voor een kind gemaakt',
  },
  askParent: {
    failed: 'De uitnodiging kon niet worden verstuurd',
    did: () => 'Iemand als ouder gevraagd',
    youDid: () => 'Je hebt iemand als ouder gevraagd',
  },
  unaskParent: {
    failed: 'Intrekken is niet gelukt',
    did: () => 'Een vraag ingetrokken',
    youDid: () => 'Je hebt een vraag ingetrokken',
  },
  endParent: {
    failed: 'De ouder kon niet worden verwijderd',
    did: () => 'Een ouder verwijderd',
    youDid: () => 'Je hebt een ouder verwijderd',
  },
}
