/** The texts of the web app manifest, which a system shows outside of the app, in each language but English (A30). */
import type { LanguageTag } from '#domain/language/languages.ts'

export type ManifestWords = {
  readonly description: string
  /** In the order of web/public/manifest.webmanifest, like the labels of its screenshots. */
  readonly shortcuts: readonly [createTask: string, tasks: string, rewards: string]
  readonly screenshots: readonly [offline: string, dark: string, tablet: string]
}

export const manifestWords: Readonly<Record<Exclude<LanguageTag, 'en'>, ManifestWords>> = {
  de: {
    description:
      'Aufgaben, Punkte und Belohnungen für Paare und Familien. Geht auch ohne Verbindung.',
    shortcuts: ['Neue Aufgabe', 'Aufgaben', 'Belohnungen'],
    screenshots: [
      'Alles geht ohne Verbindung weiter',
      'Aufgaben und ihre Punkte, im Dunkeln',
      'Die Übersicht auf einem Tablet',
    ],
  },
  fr: {
    description:
      'Tâches, points et récompenses pour les couples et les familles. Marche aussi hors ligne.',
    shortcuts: ['Créer une tâche', 'Tâches', 'Récompenses'],
    screenshots: [
      'Tout continue de marcher sans connexion',
      'Les tâches et leurs points, dans le noir',
      'L’accueil sur une tablette',
    ],
  },
  es: {
    description: 'Tareas, puntos y premios para parejas y familias. Funciona también sin conexión.',
    shortcuts: ['Crear tarea', 'Tareas', 'Premios'],
    screenshots: [
      'Todo sigue funcionando sin conexión',
      'Las tareas y sus puntos, a oscuras',
      'El inicio en una tablet',
    ],
  },
  nl: {
    description:
      'Klusjes, punten en beloningen voor stellen en gezinnen. Werkt ook zonder verbinding.',
    shortcuts: ['Nieuwe taak', 'Taken', 'Beloningen'],
    screenshots: [
      'Alles blijft werken zonder verbinding',
      'Taken en hun punten, in het donker',
      'Het overzicht op een tablet',
    ],
  },
}
