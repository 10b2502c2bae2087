/** The texts of texts.ts in French. */
import type { planTexts as english } from './texts.ts'

export const planTexts: typeof english = {
  adds: {
    advanced_tracking: 'Filtres, graphique, CSV et bilan de la semaine viennent avec Pro.',
    weekly_report:
      'Le bilan de la semaine vient avec Pro\u202F: tes jours et tes chiffres, à imprimer ou à garder.',
    templates: 'Tes propres modèles viennent avec Ultimate. Ceux de base sont pour tout le monde.',
    matching:
      'Ultimate suggère qui pourrait prendre quelle tâche partagée, pour que chacun en ait sa part.',
    consultation:
      'Le tête-à-tête du mois vient avec Ultimate\u202F: les chiffres du mois et trois questions à deux.',
  },
  see: 'Voir les formules',
  support:
    'L’aide, c’est ce qui vient avec Mitten et les gens qui tiennent ce serveur\u202F: personne n’est d’astreinte.',
  report: 'Signaler un problème',
}
