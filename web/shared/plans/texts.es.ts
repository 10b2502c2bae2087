/** The texts of texts.ts in Spanish. */
import type { planTexts as english } from './texts.ts'

export const planTexts: typeof english = {
  adds: {
    advanced_tracking: 'Los filtros, el gráfico, el CSV y el informe semanal vienen con Pro.',
    weekly_report:
      'El informe semanal viene con Pro: tus días y tus cifras, para imprimir o guardar.',
    templates: 'Las plantillas propias vienen con Ultimate. Las de «Para empezar» son para todos.',
    matching:
      'Ultimate propone quién podría hacer cada tarea compartida, para repartir mejor la carga.',
    consultation:
      'La charla del mes viene con Ultimate: las cifras del mes y tres preguntas para dos.',
  },
  see: 'Ver planes',
  support:
    'La ayuda es la que viene con Mitten y la de quien lleva este servidor: no hay nadie de guardia.',
  report: 'Contar qué falla',
}
