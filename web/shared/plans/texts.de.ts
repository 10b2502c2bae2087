/** The texts of texts.ts in German. */
import type { planTexts as english } from './texts.ts'

export const planTexts: typeof english = {
  adds: {
    advanced_tracking: 'Filter, Diagramm, CSV und Wochenbericht gibt es mit Pro.',
    weekly_report:
      'Den Wochenbericht gibt es mit Pro: deine Tage und Zahlen, zum Drucken oder Aufheben.',
    templates:
      'Eigene Vorlagen gibt es mit Ultimate. Die Vorlagen „Für den Anfang“ sind für alle da.',
    matching:
      'Ultimate schlägt vor, wer welche geteilte Aufgabe nehmen könnte, damit es sich gut verteilt.',
    consultation:
      'Das Monatsgespräch gibt es mit Ultimate: die Zahlen des Monats und drei Fragen für zwei.',
  },
  see: 'Tarife ansehen',
  support:
    'Hilfe findest du in Mitten selbst und bei denen, die diesen Server betreiben. Eine Hotline gibt es nicht.',
  report: 'Melden, was nicht stimmt',
}
