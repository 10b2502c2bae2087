/** The texts of features/about in Dutch. */
import type * as english from '#web/languages/en.ts'

export const aboutTexts: typeof english.aboutTexts = {
  title: 'Over Mitten',
  back: 'Terug naar Mitten',
  own: {
    title: 'Vrije software',
    text: 'Mitten is vrije software: je mag het gebruiken, bestuderen, delen en veranderen onder de GNU Affero General Public License, versie 3 of later. Er zit geen enkele garantie op.',
    version: (version) => `Versie ${version}`,
    source: 'Broncode ophalen',
    sourceText:
      'Je krijgt de broncode van precies wat op deze server draait, met alles wat de eigenaar eraan heeft veranderd.',
    licence: 'GNU Affero General Public License 3',
  },
  others: {
    title: 'Gemaakt met',
    text: (count) =>
      count === 1
        ? 'In Mitten zit werk van anderen: 1 pakket, met een eigen licentie.'
        : `In Mitten zit werk van anderen: ${count} pakketten, elk met een eigen licentie.`,
    loading: 'De licenties worden geladen',
    unreadable: 'De licenties konden niet worden geladen.',
    again: 'Opnieuw proberen',
  },
}
