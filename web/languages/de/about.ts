/** The texts of features/about in German. */
import type * as english from '#web/languages/en.ts'

export const aboutTexts: typeof english.aboutTexts = {
  title: 'Über Mitten',
  back: 'Zurück zu Mitten',
  own: {
    title: 'Freie Software',
    text: 'Mitten ist freie Software: Du darfst sie benutzen, untersuchen, weitergeben und verändern, unter der GNU Affero General Public License, Version 3 oder neuer. Eine Gewährleistung gibt es nicht.',
    version: (version) => `Version ${version}`,
    source: 'Quelltext herunterladen',
    sourceText:
      'Du bekommst genau den Quelltext, der auf diesem Server läuft, mit allem, was daran geändert wurde.',
    licence: 'GNU Affero General Public License 3',
  },
  others: {
    title: 'Gemacht mit',
    text: (count) =>
      `In Mitten steckt die Arbeit anderer: ${count} Pakete, jedes mit eigener Lizenz.`,
    loading: 'Die Lizenzen werden geladen',
    unreadable: 'Die Lizenzen ließen sich nicht laden.',
    again: 'Noch einmal',
  },
}
