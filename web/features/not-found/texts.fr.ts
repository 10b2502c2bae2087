/** The texts of texts.ts in French. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  code: '404',
  title: 'Cette page a perdu sa paire',
  text: 'On a regardé derrière le radiateur et sous les manteaux. Elle n’y est pas.',
  home: 'Aller à l’accueil',
}
