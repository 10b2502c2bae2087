/** The texts of texts.ts in French. */
import type { wallTexts as english } from './texts.ts'

export const wallTexts: typeof english = {
  page: 'Cette semaine',
  everyone: 'Qui est là\u202F?',
  question: 'Qui l’a faite\u202F?',
  people: 'Personnes qui l’ont peut-être faite',
  thenPin: 'Ensuite, le PIN',
  close: 'Fermer',
  back: 'La semaine revient toute seule.',
  together: 'On l’a faite ensemble',
  togetherNote: 'Touche une personne, puis dis qui a donné un coup de main.',
  childDid: (name) => `${name} l’a faite`,
  nobody: 'Personne sur cet appareil ne peut faire celle-ci.',
  card: {
    title: 'Cet appareil',
    hangs: 'Cet appareil est accroché au mur',
    hangsNote:
      'Quand personne n’y touche, il montre la semaine au lieu de demander qui est là. L’écran reste allumé. On n’y voit que les tâches partagées.',
    whose: 'La semaine de qui',
  },
}
