/** The texts of features/not-found in French. */
import type * as english from '#web/languages/en.ts'

export const notFoundTexts: typeof english.notFoundTexts = {
  code: '404',
  title: 'Cette page a perdu sa paire',
  text: 'On a regardé derrière le radiateur et sous les manteaux. Elle n’y est pas.',
  home: 'Aller à l’accueil',
}
