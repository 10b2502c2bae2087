/** Texts of About Mitten. */
import { defineTexts } from '#domain/language/texts.ts'

export const aboutTexts = defineTexts('aboutTexts', {
  title: 'About Mitten',
  back: 'Back to Mitten',
  own: {
    title: 'Free software',
    text: 'Mitten is free software: you may use it, study it, share it and change it under the GNU Affero General Public License, version 3 or later. It comes without any warranty.',
    version: (version: string) => `Version ${version}`,
    source: 'Get the source code',
    sourceText:
      'You get the source of exactly what this server runs, with any changes its owner has made.',
    licence: 'GNU Affero General Public License 3',
  },
  others: {
    title: 'Made with',
    text: (count: number) =>
      `Mitten contains the work of others: ${count} packages, each under its own licence.`,
    loading: 'Loading the licences',
    unreadable: 'The licences could not be loaded.',
    again: 'Try again',
  },
})
