/** The texts of texts.ts in French. */
import type { readyWeekTexts as english } from './texts.ts'

export const readyWeekTexts: typeof english = {
  back: 'Tâches',
  title: 'Quelles pièces as-tu ?',
  lead: 'Elles donnent une semaine de tâches. Tu peux tout changer avant de la créer.',
  rooms: 'Pièces',
  pace: 'Ménage à fond ?',
  paces: { light: 'L’essentiel', usual: 'Comme d’habitude', thorough: 'À fond' },
  sum: (count, hours) =>
    count < 2
      ? `${count} tâche, environ ${hours} h par semaine`
      : `${count} tâches, environ ${hours} h par semaine`,
  noRoom: 'Coche une pièce.',
  toWeek: 'Voir la semaine',

  weekTitle: 'Ta semaine',
  weekLead: 'Décoche ce que tu ne veux pas. Le crayon change une tâche.',
  who: 'Qui s’en charge ?',
  whoKinds: { turns: 'Chacun son tour', anyone: 'Qui veut', me: 'Moi seulement' },
  forYou: 'Pour toi',
  takesPart: 'Qui prend son tour',
  me: (name) => `${name} (toi)`,
  alone:
    'Pour tout le monde, pour l’instant. Les personnes que tu invites les voient, et vous pourrez alterner.',
  daily: 'Tous les jours',
  other: 'D’autres jours',
  timesAWeek: (times) => `${times} fois par semaine`,
  once: 'Une fois',
  minutesADay: (minutes) => `${minutes} min par jour`,
  about: (minutes) => `environ ${minutes} min`,
  change: (name) => `Changer ${name}`,
  changeTitle: 'Changer la tâche',
  save: 'Terminé',
  isHere: 'Déjà là',
  turnOf: (name) => `${name} commence`,
  make: (count) => (count < 2 ? `Créer ${count} tâche` : `Créer ${count} tâches`),
  nothingLeft: 'Tout est déjà là.',
  made: (count) => (count < 2 ? `${count} tâche créée` : `${count} tâches créées`),
  failed: 'Les tâches n’ont pas pu être créées',
  choreLimit: (limit, left) =>
    `Tu peux avoir jusqu’à ${limit} tâches régulières. ${left === 0 ? 'Aucune ne peut s’ajouter.' : left === 1 ? 'Une seule peut encore s’ajouter.' : `${left} peuvent encore s’ajouter.`}`,
  roomLimit: (limit) => `Tu peux avoir jusqu’à ${limit} pièces. Supprimes-en d’abord une.`,
  planLimit: (limit, left) =>
    `La formule gratuite comprend ${limit} tâches toutes prêtes ou importées par mois. ${left === 0 ? 'Il n’en reste aucune.' : left === 1 ? 'Il en reste une.' : `Il en reste ${left}.`}`,
  seePlans: 'Voir les formules',
}
