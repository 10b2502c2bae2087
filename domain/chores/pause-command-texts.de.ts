/** The texts of pause-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { pauseCommandTexts as english } from './pause-command-texts.ts'

export const pauseCommandTexts: TranslatedCommandTexts<typeof english> = {
  setPause: {
    failed: 'Das Pausieren hat nicht geklappt',
    did: () => 'Regelmäßige Aufgaben pausiert',
    youDid: () => 'Du hast regelmäßige Aufgaben pausiert',
  },
  endPause: {
    failed: 'Die Pause ließ sich nicht beenden',
    did: () => 'Pause beendet',
    youDid: () => 'Du hast eine Pause beendet',
  },
}
