/** The texts of texts.ts in French. */
import { listText } from '#domain/language/format.ts'
import type {
  awayTexts as englishAway,
  choreTexts as englishChores,
  planTexts as englishPlan,
} from './texts.ts'

const YOU = 'Toi'
const to = (name: string) => `à ${name === YOU ? 'toi' : name}`

export const choreTexts: typeof englishChores = {
  list: 'Tâches régulières',
  none: 'Rien ne revient pour l’instant. Crée une tâche et choisis quand elle revient.',
  whichRooms: 'Quelles pièces as-tu ?',
  paused: 'En pause',
  ended: 'Arrêtée',
  endedOn: (day) => `Arrêtée le ${day}`,
  inTurns: {
    each: (rule) => `${rule}, à tour de rôle`,
    week: (rule) => `${rule}, à tour de rôle chaque semaine`,
    month: (rule) => `${rule}, à tour de rôle chaque mois`,
  },
  forYou: (rule) => `${rule}, pour toi`,
  forPerson: (rule, name) => `${rule}, pour ${name}`,
  anyone: 'Qui veut',
  you: YOU,
  today: 'aujourd’hui',

  menu: (name) => `Options\u202F: ${name}`,
  history: 'Historique',
  edit: 'Modifier',
  newRule: 'Nouveau rythme',
  editTitle: 'Modifier la tâche',
  save: 'Enregistrer',
  early: 'La faire en avance',
  notOpen: 'C’est encore trop tôt',
  skip: 'Sauter cette fois',
  next: (day) => `la prochaine le ${day}`,
  tomorrow: 'Demain',
  inDays: 'Dans 3 jours',
  pickDay: 'Choisir un autre jour',
  day: 'Jour',
  move: 'Déplacer',
  moveTo: (day) => `Déplacer au ${day}`,
  moveBlocked: {
    other: 'C’est déjà le jour de la suivante. Saute plutôt celle-ci.',
    after_done: 'Choisis un jour dans les 60 jours qui viennent',
  },
  pass: 'Passer le tour',
  to,
  give: 'Donner le tour à …',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  end: 'Arrêter',
  handOver: 'Confier',
  handOverNote:
    'Dès lors la tâche change de mains, tours compris. Ce qui a été fait reste à qui l’a fait. Il faut du réseau.',
  delete: 'Supprimer',

  scope: 'Lesquelles changer\u202F?',
  minutesInstead: (name, minutes, before) =>
    `${name}\u202F: ${minutes} ${minutes < 2 ? 'minute' : 'minutes'} au lieu de ${before}.`,
  onlyOne: (day) => `Seulement le ${day}`,
  othersStay: (day) => `Le ${day} et la suite ne changent pas.`,
  allLater: 'Celle-ci et toutes les suivantes',
  fromOn: (day) => `À partir du ${day}, sans toucher à ce qui est fait.`,

  cancel: 'Annuler',
  from: 'Du',
  until: 'Au',
  untilResumed: 'Jusqu’à ce que je la reprenne',
  pauseTitle: (name) => `Mettre en pause\u202F: ${name}`,
  pauseUntil: (day) => `Pause jusqu’au ${day}`,
  tooFarBack: (days) =>
    days < 2
      ? `Une pause peut remonter à ${days} jour au plus`
      : `Une pause peut remonter à ${days} jours au plus`,
  endBeforeStart: 'La fin doit venir après le début',
  chooseDay: 'Choisis un jour',
  chooseTwo: 'Choisis au moins deux personnes',
  neverDue: 'Elle ne reviendrait jamais',
  deleteTitle: 'C’est vraiment ce que tu veux\u202F?',
  deleteAll: (name) =>
    `«\u202F${name}\u202F» sera supprimée, avec tous ses jours à venir. Ce qui est terminé reste.`,

  toasts: {
    skipped: 'Sautée cette fois',
    moved: (day) => `Déplacée au ${day}`,
    passedOn: (name) => `Tour passé ${to(name)}`,
    updated: 'Tâche modifiée',
    deleted: 'Tâche supprimée',
  },
}

export const planTexts: typeof englishPlan = {
  repeats: 'Revient',
  kinds: {
    never: 'Jamais',
    daily: 'Chaque jour',
    weekdays: 'Certains jours',
    weeks: 'Toutes les n semaines',
    monthly: 'Chaque mois',
    after_done: 'Une fois faite',
  },
  every: {
    daily: 'Tous les combien de jours',
    weekly: 'Toutes les combien de semaines',
    monthly_day: 'Tous les combien de mois',
    monthly_weekday: 'Tous les combien de mois',
    after_done: 'Combien de jours après',
  },
  less: 'Un de moins',
  more: 'Un de plus',
  weekdays: 'Jours de la semaine',
  inMonth: 'Jour dans le mois',
  onDay: 'À une date',
  onWeekday: 'Un jour de la semaine',
  dayOfMonth: 'Jour du mois',
  which: 'Lequel',
  weekNames: ['Premier', 'Deuxième', 'Troisième', 'Quatrième', 'Dernier'],
  weekday: 'Jour de la semaine',
  starts: 'Commence le',
  time: 'Heure',
  remindAt: 'Rappel à',
  remindAtHint: 'Arrive en notification\u202F; sans réseau, l’appareil n’en reçoit pas.',
  optional: 'facultatif',
  ends: 'Fin',
  endKinds: [
    { value: 'never', label: 'Jamais' },
    { value: 'day', label: 'À une date' },
    { value: 'times', label: 'Après n fois' },
  ],
  endsOn: 'Dernier jour',
  times: 'Combien de fois',
  someMonths: 'Certains mois seulement',
  months: 'Mois',

  whoseTurn: 'C’est à qui',
  who: { anyone: 'Qui veut', person: 'Une personne', turns: 'Chacun son tour' },
  person: 'Qui',
  me: (name) => `${name} (toi)`,
  starting: 'commence',
  earlier: (name) => `${name} plus tôt`,
  later: (name) => `${name} plus tard`,
  leaveOut: (name) => `Retirer ${name}`,
  add: (name) => `Ajouter ${name}`,
  order: 'Ordre',
  orders: { round: 'Dans cet ordre', shuffle: 'Au hasard', least: 'Qui en a le moins' },
  turnsChange: 'On change',
  changes: { each: 'Chaque fois', week: 'Chaque semaine', month: 'Chaque mois' },
  movesOn: 'Un tour manqué passe au suivant',
  movesOnNote: 'Sinon, la tâche attend la même personne',
  approval: 'Validation',
  approvals: { children: 'Enfants', everyone: 'Tout le monde', nobody: 'Personne' },
  next: 'Prochains jours',
}

export const awayTexts: typeof englishAway = {
  away: 'Je ne suis pas là',
  until: (day) => `jusqu’au ${day}`,
  who: 'Qui',
  me: 'Moi',
  untilBack: 'Jusqu’à mon retour',
  whatItPauses: 'Ce que ça met en pause',
  turnsGo: (turns, names) =>
    turns < 2
      ? `${turns} tour passe à ${names}. Tu n’auras rien à rattraper.`
      : `${turns} tours passent à ${names}. Tu n’auras rien à rattraper.`,
  turnsGoFirst: (turns, names) =>
    turns < 2
      ? `Le premier mois, ${turns} tour passe à ${names}. Tu n’auras rien à rattraper.`
      : `Le premier mois, ${turns} tours passent à ${names}. Tu n’auras rien à rattraper.`,
  waits: (name, day) => `${name} attend le ${day} pour revenir.`,
  runs: 'Tes jours d’absence ne remettent rien à zéro.',
  pauseTasks: 'Mettre mes tâches en pause',
  tasksPaused: 'Mes tâches régulières sont en pause',
  forEveryone: 'Pour tout le monde.',
  forEveryoneSeenBy: (names, offer) =>
    `Pour tout le monde. ${listText(names)} ${names.length === 1 ? 'verra' : 'verront'} «\u202F${offer}\u202F».`,
  untilResumed: 'Jusqu’à ce que je les reprenne',
  paused: (tasks) =>
    tasks < 2
      ? 'Une tâche régulière est mise en pause pour tout le monde.'
      : `${tasks} tâches régulières sont mises en pause pour tout le monde.`,
  theyRead: (names) => `Ce que liront ${names}`,
  theyReadOne: (name) => `Ce que lira ${name}`,
  resume: 'Reprendre',
}
