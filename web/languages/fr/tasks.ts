/** The texts of features/tasks in French. */
import { listText } from '#domain/language/format.ts'
import { pointsText, tasksText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type * as english from '#web/languages/en.ts'
import { importTexts } from './imports.ts'

export const choreHistoryTexts: typeof english.choreHistoryTexts = {
  last: (when) => `Faite pour la dernière fois ${when}`,
  lastBy: (when, name) => `Faite pour la dernière fois ${when} par ${name}`,
  lastByYou: (when) => `Faite pour la dernière fois ${when} par toi`,
  usual: (days) =>
    days < 2 ? `D’habitude, ${days} jour d’intervalle` : `D’habitude, ${days} jours d’intervalle`,
  times: (count) => `Faite ${numberText(count)} fois`,
  none: 'Chaque fois qu’elle sera faite apparaîtra ici.',
  onTheWay: 'Les plus anciennes sont encore en cours de synchronisation sur cet appareil.',
}

const YOU = 'Toi'
const to = (name: string) => `à ${name === YOU ? 'toi' : name}`

export const choreTexts: typeof english.choreTexts = {
  list: 'Tâches régulières',
  none: 'Rien ne revient pour l’instant. Crée une tâche et choisis quand elle revient.',
  whichRooms: 'Quelles pièces as-tu\u202F?',
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

export const repeatTexts: typeof english.repeatTexts = {
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

export const awayTexts: typeof english.awayTexts = {
  away: 'Je ne suis pas là',
  until: (day) => `jusqu’au ${day}`,
  who: 'Qui',
  me: 'Moi',
  untilBack: 'Jusqu’à mon retour',
  whatItPauses: 'Ce que ça met en pause',
  turnsGo: (turns, names) =>
    turns < 2
      ? `${turns} tour passe ${to(names)}. Tu n’auras rien à rattraper.`
      : `${turns} tours passent ${to(names)}. Tu n’auras rien à rattraper.`,
  turnsGoFirst: (turns, names) =>
    turns < 2
      ? `Le premier mois, ${turns} tour passe ${to(names)}. Tu n’auras rien à rattraper.`
      : `Le premier mois, ${turns} tours passent ${to(names)}. Tu n’auras rien à rattraper.`,
  waits: (name, day) => `«\u202F${name}\u202F» attend le ${day} pour revenir.`,
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
  shownTo: (names) => `Ce que ${names.length === 1 ? 'lira' : 'liront'} ${listText(names)}`,
  resume: 'Reprendre',
}

export const dueTexts: typeof english.dueTexts = {
  groups: {
    overdue: 'En retard',
    today: 'Aujourd’hui',
    week: '7 prochains jours',
    later: 'Plus tard',
    none: 'Sans date',
  },
  about: (due, turn) => `${due}, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  claim: { label: 'Je la fais', name: (task) => `Je la fais\u202F: ${task}` },
}

export const taskFormTexts: typeof english.taskFormTexts = {
  name: 'Nom',
  namePlaceholder: 'Qu’y a-t-il à faire\u202F?',
  description: 'Description',
  optional: 'facultatif',
  minutes: 'Durée en minutes',
  fiveLess: 'Cinq minutes de moins',
  fiveMore: 'Cinq minutes de plus',
  effort: 'Effort',
  share: 'Partager la tâche',
  shareNote: 'Qui veut peut la prendre',
  multiplier: (factor) => `points × ${factor}`,
  points: 'Points',
  pointsUnit: (points) => (points < 2 ? 'point' : 'points'),
  due: 'Pour quand',
  dueDays: { none: 'Sans date', today: 'Aujourd’hui', tomorrow: 'Demain', day: 'Un jour précis' },
  dueDay: 'Jour',
  for: 'Pour qui',
  forAnyone: 'Qui veut',
  forMe: 'Moi',
  more: 'Plus',
  moreHolds: 'Pièce, description, étapes, image',
  moreHoldsFor: 'Pour qui, pièce, description, étapes, image',
  photo: 'Photo',
  link: 'Lien',
  saveFailed: 'La tâche n’a pas pu être enregistrée',
}

export const matchingTexts: typeof english.matchingTexts = {
  you: 'Tu pourrais prendre celle-ci\u202F: les quatre dernières semaines s’équilibreraient.',
  other: (name) =>
    `${name} pourrait prendre celle-ci\u202F: les quatre dernières semaines s’équilibreraient.`,
  takeOn: 'Je m’en occupe',
  takeOnTask: (name) => `Je m’en occupe\u202F: ${name}`,
}

export const proofTexts: typeof english.proofTexts = {
  needsPhoto: 'Preuve en photo',
  yes: 'Oui',
  deletedOnApproval: 'La photo s’efface une fois la tâche validée.',
  titleOf: (name) => `Une photo\u202F: ${name}`,
  whole: (name) => `Voir la photo en entier\u202F: ${name}`,
  photoOf: (name) => `Photo\u202F: ${name}`,
  onItsWay: 'La photo est encore en route.',
  chooseInstead: 'Choisis une photo qui montre que c’est fait.',
}

export const quickAddTexts: typeof english.quickAddTexts = {
  label: 'Ajouter une tâche',
  placeholder: 'Nouvelle tâche\u202F: Poubelles chaque mardi 19h',
  placeholderFor: (name) => `Nouvelle tâche\u202F: Poubelles chaque mardi 19h @${name}`,
  add: 'Ajouter',
  understood: 'Compris',
  understoodAll: (parts) => `Compris\u202F: ${parts}`,
  change: (part) => `${part}\u202F: modifier`,
  remove: (part) => `${part}\u202F: remettre dans le nom`,
  today: (time) => `Aujourd’hui à ${time}`,
  from: (day) => `à partir du ${day}`,
  onlyFrom: (first, last) => `seulement de ${first} à ${last}`,
  onlyIn: (months) => `seulement ${months}`,
  me: 'Moi',
  private: 'Visible uniquement par toi',
  shared: 'Partagée',
  failed: 'La tâche n’a pas pu être créée',
  created: (count) => `${count} tâches créées`,
  pasted: tasksText,
  pastedText: 'Décoche ce que tu ne veux pas. Le × remet une partie dans le nom.',
  onlyFirst: (count) => `Seules les ${count} premières lignes sont ici.`,
  addAll: (count) => `Ajouter ${tasksText(count)}`,
}

export const readyWeekTexts: typeof english.readyWeekTexts = {
  back: 'Tâches',
  title: 'Quelles pièces as-tu\u202F?',
  lead: 'Elles donnent une semaine de tâches. Tu peux tout changer avant de la créer.',
  rooms: 'Pièces',
  pace: 'À fond ou pas\u202F?',
  paces: { light: 'L’essentiel', usual: 'Comme d’habitude', thorough: 'À fond' },
  sum: (count, hours) => `${tasksText(count)}, environ ${hours}\u00A0h par semaine`,
  noRoom: 'Coche une pièce.',
  toWeek: 'Voir la semaine',

  weekTitle: 'Ta semaine',
  weekLead: 'Décoche ce que tu ne veux pas. Le crayon change une tâche.',
  who: 'Qui s’en charge\u202F?',
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
  minutesADay: (minutes) => `${minutes}\u00A0min par jour`,
  about: (minutes) => `environ ${minutes}\u00A0min`,
  change: (name) => `Changer ${name}`,
  changeTitle: 'Changer la tâche',
  save: 'Terminé',
  isHere: 'Déjà là',
  turnOf: (name) => `${name} commence`,
  make: (count) => `Créer ${tasksText(count)}`,
  nothingLeft: 'Tout est déjà là.',
  made: (count) => (count < 2 ? `${count} tâche créée` : `${count} tâches créées`),
  failed: 'Les tâches n’ont pas pu être créées',
  choreLimit: importTexts.choreLimit,
  roomLimit: (limit) => `Tu peux avoir jusqu’à ${limit} pièces. Supprimes-en d’abord une.`,
  planLimit: (limit, left) =>
    `La formule Free comprend ${limit} tâches toutes prêtes ou importées par mois. ${left === 0 ? 'Il n’en reste aucune.' : left === 1 ? 'Il en reste une.' : `Il en reste ${left}.`}`,
  seePlans: 'Voir les formules',
}

export const roomFormTexts: typeof english.roomFormTexts = {
  title: 'Pièces',
  field: 'Pièce',
  none: 'Aucune',
  add: 'Nouvelle pièce',
  addTitle: 'Nouvelle pièce',
  editTitle: 'Modifier la pièce',
  name: 'Nom',
  namePlaceholder: 'Cuisine',
  icon: 'Icône',
  swatch: 'Image',
  save: 'Enregistrer la pièce',
  empty: 'Les pièces montrent ce qui va où. On peut filtrer et regrouper les tâches par pièce.',
  menu: (name) => `Actions pour ${name}`,
  edit: 'Modifier',
  up: 'Monter',
  down: 'Descendre',
  delete: 'Supprimer',
  done: 'Terminé',
  deleted: 'Pièce supprimée. Ses tâches restent.',
  icons: {
    box: 'Maison',
    kitchen: 'Casserole',
    bath: 'Baignoire',
    bed: 'Lit',
    sofa: 'Canapé',
    desk: 'Bureau',
    laundry: 'Lave-linge',
    hall: 'Porte',
    garden: 'Arbres',
    car: 'Voiture',
    pet: 'Patte',
    baby: 'Bébé',
  },
}

export const tasksScreenTexts: typeof english.tasksScreenTexts = {
  title: 'Tâches',
  tabs: 'Quelles tâches',
  active: 'À faire',
  completed: 'Terminées',
  repeating: 'Régulières',
  activeList: 'Tâches à faire',
  waiting: (count) => (count < 2 ? `${count} t’attend` : `${count} t’attendent`),
  toApprove: 'Ça t’attend',
  ownCompleted: 'Terminées par toi',
  search: 'Chercher une tâche',
  week: 'Semaine',
  you: 'Toi',
  youToo: 'toi',
  doneWith: (who, helpers) => `${who} avec ${helpers}`,
  doneBy: (who, date) => `${who}, ${date}`,
  awaitingShort: 'En attente',
  noActive: 'Rien à faire pour l’instant. Crée une tâche quand quelque chose se présente.',
  startWithChores: 'Commencer par quelques tâches',
  noCompleted: 'Encore rien de terminé. Termine une tâche et tu la verras ici\u202F!',
  awaiting: 'Terminée (en attente)',
  approved: 'Terminée et validée',
  approve: 'Valider',
  approveTask: (name) => `Valider ${name}`,
  notDone: 'Pas faite',
  notDoneTask: (name) => `Pas faite\u202F: ${name}`,
}

export const selectionTexts: typeof english.selectionTexts = {
  select: (name) => `Sélectionner ${name}`,
  selected: (tasks) => (tasks < 2 ? `${tasks} sélectionnée` : `${tasks} sélectionnées`),
  clear: 'Terminer la sélection',
  complete: 'Terminer',
  day: 'Changer de jour',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  nextWeek: 'Dans une semaine',
  onDay: 'Un jour précis',
  dayLabel: 'Jour',
  move: 'Déplacer',
  give: 'Donner à',
  me: 'Moi',
  room: 'Pièce',
  more: 'Plus',
  share: 'Partagée',
  private: 'Privée',
  pause: 'Mettre en pause',
  delete: 'Supprimer',
  nothing: 'Il n’y a rien à faire avec celles-ci',
  done: {
    complete: (tasks) => (tasks < 2 ? `${tasks} tâche terminée` : `${tasks} tâches terminées`),
    move: (tasks) => (tasks < 2 ? `${tasks} tâche déplacée` : `${tasks} tâches déplacées`),
    pause: (tasks) => (tasks < 2 ? `${tasks} tâche en pause` : `${tasks} tâches en pause`),
    delete: (tasks) => (tasks < 2 ? `${tasks} tâche supprimée` : `${tasks} tâches supprimées`),
    changed: (tasks) => (tasks < 2 ? `${tasks} tâche modifiée` : `${tasks} tâches modifiées`),
  },
  refused: (name, reason) => `${name}\u202F: ${reason}`,
  refusedAll: (names) => `Impossible pour ${names}`,
}

export const stepTexts: typeof english.stepTexts = {
  steps: 'Étapes',
  count: (count) => `${count} sur ${MAX_STEPS} au plus`,
  filled: (count) => (count < 2 ? `${count} étape` : `${count} étapes`),
  add: 'Ajouter une étape',
  step: (place) => `Étape ${place}`,
  handle: (step, place) => `Déplacer ${step}, étape ${place}, avec les flèches du clavier`,
  remove: (step) => `Retirer ${step}`,
  allFirst: 'Toutes les étapes d’abord',
  allFirstNote: {
    on: 'Oui\u202F: elle se termine quand tout est coché',
    off: 'Non\u202F: elle peut se terminer sans tout cocher',
  },

  whose: { turn: 'C’est à qui', for: 'Pour qui' },
  due: 'Pour quand',
  dueAt: (day, time) => (time === null ? day : `${day} à ${time}`),
}

export const templateTexts: typeof english.templateTexts = {
  title: 'Modèles de tâches',
  fromTemplate: 'Partir d’un modèle',
  starter: 'De base',
  yours: 'Les tiens',
  lists: 'Quels modèles',
  search: 'Chercher un modèle',
  rooms: 'Pièce',
  wholeWeek: 'Ou toute une semaine\u202F: quelles pièces as-tu\u202F?',
  roomNames: {
    kitchen: 'Cuisine',
    bathroom: 'Salle de bains',
    toilet: 'WC',
    living: 'Salon',
    bedroom: 'Chambre',
    children: 'Chambre d’enfant',
    baby: 'Bébé',
    office: 'Bureau',
    hall: 'Entrée et escalier',
    laundry: 'Linge',
    cellar: 'Cave et grenier',
    garden: 'Jardin et balcon',
    car: 'Voiture',
    pets: 'Animaux',
  },
  none: 'Pas encore de modèle. Tu peux en faire un de n’importe quelle tâche, depuis son menu.',
  noneFound: 'Aucun modèle n’a ça dans son nom.',

  chosen: (count) => (count < 2 ? `${count} choisie.` : `${count} choisies.`),
  chosenShared: (count) =>
    `${count} ${count < 2 ? 'choisie' : 'choisies'}. Les tâches de base sont partagées avec tes partenaires, tu peux changer ça quand tu veux.`,
  add: (count) => `Ajouter ${tasksText(count)}`,
  addNone: 'Ajouter des tâches',
  added: (count) => (count < 2 ? `${count} tâche ajoutée` : `${count} tâches ajoutées`),

  keep: 'Garder comme modèle',
  saved: 'Gardée comme modèle',
  edit: 'Modifier',
  delete: 'Supprimer',
  menu: (name) => `Options du modèle ${name}`,
  editTitle: 'Modifier le modèle',
  saveChanges: 'Enregistrer',
  updated: 'Modèle modifié',
  deleted: 'Modèle supprimé',
  deleteTitle: 'C’est vraiment ce que tu veux\u202F?',
  deleteText: (name) =>
    `Le modèle «\u202F${name}\u202F» sera supprimé. Les tâches qui en viennent restent.`,
  cancel: 'Annuler',
}

export const taskCardTexts: typeof english.taskCardTexts = {
  createTask: 'Créer une tâche',
  editTask: 'Modifier la tâche',
  saveChanges: 'Enregistrer',

  shared: 'Partagée',
  sharedBy: (name) => `Partagée par ${name}`,
  claims: {
    you: 'Prise par toi',
    partner: 'Prise par quelqu’un d’autre',
    owner: 'Prise par qui l’a créée',
  },

  steps: 'Étapes',
  stepsOfTask: (name) => `Étapes\u202F: ${name}`,
  stepsFirst: (done, of) => (of < 2 ? `${done} étape sur ${of}` : `${done} étapes sur ${of}`),
  afterSteps: (name, steps) => `${name}\u202F: ${steps}`,
  complete: 'Terminer',
  done: 'C’est fait',
  completeAndEarn: (name, points) => `Terminer ${name} et gagner ${pointsText(points)}`,
  claim: 'Prendre',
  claimTask: (name) => `Prendre ${name}`,
  menu: (name) => `Options\u202F: ${name}`,
  edit: 'Modifier',
  delete: 'Supprimer',
  takeOn: 'Je m’en occupe',
  release: 'Rendre',
  reopen: 'Finalement pas faite',

  deleteTitle: 'C’est vraiment ce que tu veux\u202F?',
  deleteOwn: (name) => `«\u202F${name}\u202F» sera supprimée.`,
  deleteShared: (name) =>
    `«\u202F${name}\u202F» sera supprimée pour toutes les personnes qui la voient.`,

  toasts: {
    created: 'Tâche créée',
    updated: 'Tâche modifiée',
    completed: 'Tâche terminée\u202F!',
    earned: (points) => `+${pointsText(points)}`,
    earnedBy: (name, points) => `+${pointsText(points)} pour ${name}`,
    claimed: 'Tâche prise\u202F!',
    released: 'Tâche rendue',
    deleted: 'Tâche supprimée',
    approved: 'Tâche validée',
    reopened: 'La tâche est de nouveau à faire',
  },
}

export const togetherTexts: typeof english.togetherTexts = {
  who: 'Qui l’a faite\u202F?',
  together: 'On l’a faite ensemble',
  togetherNote: 'Les points sont partagés',
  whoHelped: (task, minutes, factor) =>
    `${task}, ${minutes}\u00A0min × ${factor}. Qui t’a donné un coup de main\u202F?`,
  helpers: 'Coups de main',
  you: (name) => `${name}, c’est toi`,
  chooseWho: (points) => `${pointsText(points)}. Choisis qui t’a donné un coup de main.`,
  sharedOut: (points, names, count) =>
    `${pointsText(points)} à partager en points entiers. ${names} ${count === 1 ? 'saura' : 'sauront'} que vous l’avez faite ensemble.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'L’étape n’est pas encore cochée. Il la faut d’abord.'
      : `${done} ${done < 2 ? 'étape cochée' : 'étapes cochées'} sur ${of}. Il les faut toutes d’abord.`,
  alone: 'Je l’ai faite sans aide',
  me: 'Je l’ai faite',
  forYou: (points) => `+${numberText(points)} pour toi`,
  childDid: (name) => `${name} l’a faite`,
  childDidPoints: (name, points) => `${name} l’a faite, ${pointsText(points)} pour ${name}`,
  approvedAtOnce: (name) => `${name} reçoit les points, c’est validé tout de suite.`,
}
