/** The sentences of refusals in French. */
import type * as english from '#domain/language/en.ts'
import { numberText } from '#domain/language/numbers.ts'
import { messageText } from '#domain/message-texts.ts'
import { featureTexts, planOffers } from './plans.ts'
import { limitTexts } from './rewards.ts'
import { ofName, pointsText } from './words.ts'

const days = (count: number) => (count < 2 ? `${count} jour` : `${count} jours`)
const years = (count: number) => (count < 2 ? `${count} an` : `${count} ans`)

const locked = { edited: 'modifiée', deleted: 'supprimée' }
const taskDone = { edited: 'modifier', deleted: 'supprimer', 'handed over': 'confier' }
const rewardDone = {
  edited: 'modifier',
  deleted: 'supprimer',
  'offered again': 'reproposer',
  redeemed: 'obtenir',
  returned: 'rendre',
}
const loanDone = { repaid: 'rembourser ce prêt', withdrawn: 'retirer cette demande' }
const answers: Readonly<Record<string, string>> = {
  accepted: 'Cette invitation a déjà été acceptée',
  rejected: 'Cette invitation a déjà été déclinée',
}

export const refusalTexts: typeof english.refusalTexts = {
  invalid_args: {
    bound: ({ bound }) => messageText(bound),
    month_ahead: 'Ce mois n’a pas encore commencé',
    week_ahead: 'Cette semaine n’est pas finie',
    own_invitation: 'C’est ta propre invitation',
    own_address: 'Tu ne peux pas t’inviter toi-même',
    no_weekday: 'Choisis au moins un jour',
    no_day: 'Choisis un jour',
    never_due: 'Elle ne reviendrait jamais',
    end_before_start: 'La fin doit venir après le début',
    every: ({ limit }) => `L’intervalle va de 1 à ${limit}`,
    start_ahead: ({ limit }) => `Le début peut être dans ${years(limit)} au plus`,
    start_back: 'Le début peut remonter à un an au plus',
    end_ahead: ({ limit }) => `La fin peut être dans ${years(limit)} au plus`,
    pause_back: ({ limit }) => `Une pause peut remonter à ${days(limit)} au plus`,
    day_past: 'Choisis un jour à partir d’aujourd’hui',
    day_far: 'Choisis un jour dans les 60 jours qui viennent',
    day_of_next: 'C’est déjà le jour de la suivante. Saute plutôt celle-ci.',
    all_days: 'C’est pareil pour tous les jours. Change plutôt la tâche régulière.',
    not_shared: 'Partage-la pour que d’autres puissent la faire',
    two_people: 'Choisis au moins deux personnes',
    one_person: 'Choisis une personne',
    no_people: '«\u202FQui veut\u202F», c’est sans choisir personne',
    person_twice: 'Chaque personne une seule fois',
    somebodys_turn: 'C’est toujours le tour de quelqu’un',
    no_description: 'Ajoute une description',
    no_cost: 'Indique un prix en points',
    no_image: 'Saisis une adresse valable',
    unread: 'Le serveur n’a pas pu lire ce changement',
  },
  forbidden: {
    admins_only: 'Tu n’as pas le droit de voir cette page',
    no_address: 'Un enfant sans e-mail n’a pas ces réglages',
    parents_only: 'Seul un parent peut le faire pour un enfant',
    maker_only: 'Seule la personne qui a créé ce profil peut le faire',
    maker_deletes: 'Seul le parent qui a créé ce profil peut le supprimer',
    maker_stays: 'Qui a créé un profil en reste parent',
    only_parent: ({ name }) => `${name} n’a pas d’autre parent. Supprime plutôt le profil.`,
    child_parent: 'Un enfant ne peut pas être parent',
    child_adds: 'Un enfant ne peut pas ajouter d’enfant',
    child_invites: 'Un enfant ne peut inviter personne',
    child_ends: 'Un enfant ne peut pas retirer de partenaire',
    child_offers: 'Un enfant ne peut pas proposer de récompenses',
    child_plan: 'Un enfant ne peut pas changer de formule',
    child_turns: 'Les enfants créent des tâches régulières pour eux seuls',
    child_approval: 'Se passer de validation, c’est aux adultes d’en décider',
    children: ({ limit }) =>
      limit < 2 ? `Tu peux ajouter ${limit} enfant` : `Tu peux ajouter jusqu’à ${limit} enfants`,
    no_upgrades: 'Ce serveur ne propose pas d’autre formule',
    invitation_of_profile: 'Seul un parent peut inviter quelqu’un pour ce profil',
    invitation_of_other: 'Cette invitation est pour quelqu’un d’autre',
    invited_only: 'Seule la personne invitée peut répondre à une invitation',
    inviter_only: 'Seule la personne qui invite peut annuler une invitation',
    task_owner: ({ what }) => `Seule la personne à qui est cette tâche peut la ${taskDone[what]}`,
    task_approver: 'Seul un partenaire de la personne qui l’a terminée peut la valider',
    task_not_yours: 'Tu ne peux pas rouvrir cette tâche',
    task_private: 'On ne peut prendre que les tâches partagées',
    task_claimer:
      'Seule la personne qui a pris cette tâche peut la rendre\u202F; après 3 jours, celle à qui elle est aussi',
    adults_change:
      'Seuls la personne à qui est cette tâche et ses partenaires adultes peuvent la modifier',
    owner_turns: 'Seule la personne à qui est cette tâche peut changer les tours',
    nobody_next: 'Il n’y a personne à qui passer le tour',
    reward_owner: ({ what }) =>
      `Seule la personne à qui est cette récompense peut la ${rewardDone[what]}`,
    reward_approver: ({ what }) =>
      `C’est à un partenaire de la ${what === 'approve' ? 'valider' : 'refuser'}`,
    reward_self_approved:
      'Une récompense validée par la personne à qui elle est ne peut pas être refusée',
    reward_saver: 'Tu ne peux économiser que pour tes propres récompenses',
    reward_giver: ({ name }) => `Pour le prix et les limites, c’est ${name} qui décide`,
    reward_not_redeemed: 'Seules les récompenses obtenues peuvent être reproposées',
    reward_nothing_to_give: 'Seules les récompenses obtenues peuvent être cochées',
    reward_given_by: 'Seule la personne qui l’a validée peut la cocher',
    reward_return_late: 'Une récompense peut être rendue dans les 24 heures',
    reward_given: 'Cette récompense a déjà eu lieu',
    parent_prices: 'C’est un parent qui dit combien coûte un souhait',
    loan_borrower: ({ what }) => `Seule la personne qui emprunte peut ${loanDone[what]}`,
    loan_approver: ({ what }) =>
      `C’est à un partenaire ${what === 'approve' ? 'd’accorder' : 'de refuser'} ce prêt`,
  },
  not_partner: {
    parent: 'Un autre parent doit être parmi tes partenaires',
    new_owner: 'Une tâche ne se confie qu’à un partenaire adulte',
    turns: 'Seuls des partenaires peuvent prendre leur tour',
    turn: 'Seuls la personne à qui est cette tâche et ses partenaires peuvent le faire',
    helper: 'Le coup de main ne peut venir que de partenaires',
    lender: 'Invite quelqu’un pour emprunter des points',
    offer: 'Une récompense ne se propose qu’à des partenaires',
  },
  limit_reached: {
    tasks: ({ limit }) =>
      `La formule Free comprend ${limit} ${limit < 2 ? 'tâche' : 'tâches'} par jour`,
    rewards: ({ limit }) =>
      `La formule Free comprend ${limit} ${limit < 2 ? 'récompense' : 'récompenses'} par jour`,
    imports: ({ limit }) =>
      `La formule Free comprend ${limit} ${limit < 2 ? 'tâche importée' : 'tâches importées'} par mois`,
  },
  loan_limit: {
    month: ({ limit }) =>
      limit < 2
        ? `Tu peux demander ${limit} prêt par mois`
        : `Tu peux demander jusqu’à ${limit} prêts par mois`,
    overdue: 'Rembourse d’abord ton prêt en retard, puis demandes-en un autre',
  },
  plan_needed: {
    feature: ({ feature, plan }) =>
      `${featureTexts[feature]}\u202F: c’est avec la formule ${planOffers[plan].name}`,
  },
  not_found: {
    tasks: 'Tâche introuvable',
    chores: 'Tâche régulière introuvable',
    rooms: 'Pièce introuvable',
    rewards: 'Récompense introuvable',
    loans: 'Prêt introuvable',
    users: 'Membre introuvable',
    children: 'Enfant introuvable',
    partners: 'Partenaire introuvable',
    partnerships: 'Lien introuvable',
    notifications: 'Notification introuvable',
    templates: 'Modèle introuvable',
    check_ins: 'Tête-à-tête introuvable',
    pauses: 'Pause introuvable',
    invitation: 'Cette invitation n’est plus ouverte',
    asked: 'Cette personne n’est plus invitée',
    parent: ({ name }) => `Cette personne n’est pas parent ${ofName(name)}`,
  },
  gone: {
    changed_by: ({ name }) => `${name} a changé les jours de cette tâche`,
    changed: 'Cette tâche revient maintenant d’autres jours',
  },
  already_completed: {
    first: ({ name }) => `${name} l’a terminée en premier`,
    locked: ({ what }) => `Une tâche terminée ne peut plus être ${locked[what]}`,
  },
  already_decided: {
    approved: ({ name }) => `${name} a déjà dit oui`,
    denied: ({ name }) => `${name} a déjà dit non`,
    answered: ({ status }) => answers[status] ?? 'Cette invitation a déjà reçu une réponse',
  },
  already_invited: {
    asked: 'Tu as déjà invité cette personne',
    invited: 'Tu as déjà invité cette adresse',
    partners: 'Vous êtes déjà partenaires',
  },
  claimed: {
    first: ({ name }) => `${name} l’a prise en premier`,
    here: 'Il faut d’abord la rendre',
    locked: ({ name, what }) =>
      `${name} l’a prise, elle ne peut donc pas être ${locked[what]} pour l’instant`,
  },
  not_claimed: { first: 'Prends d’abord cette tâche, puis termine-la' },
  not_completed: { task: 'Cette tâche n’est pas terminée' },
  not_approved: {
    pending: 'Cette récompense est en attente de validation',
    denied: 'Refusée\u202F: change-la et redemande',
    loan: 'Seuls les prêts accordés se remboursent',
  },
  already_redeemed: {
    reward: 'Cette récompense a été obtenue',
    locked: ({ what }) => `Une récompense obtenue ne peut plus être ${locked[what]}`,
  },
  last_admin: { role: 'Le dernier admin ne peut être supprimé ni perdre ce rôle' },
  name_taken: {
    address: 'Cet e-mail est celui d’un autre compte',
    either: 'Cet identifiant ou cet e-mail est déjà pris',
  },
  not_open: { yet: 'C’est encore trop tôt' },
  steps_open: { count: ({ count }) => `Il reste ${count === 1 ? 'une étape' : stepsText(count)}` },
  photo_needed: { first: 'Ajoute d’abord une photo' },
  skip_limit: {
    ahead: ({ limit }) => `On peut sauter jusqu’à ${days(limit)} à l’avance`,
  },
  chore_limit: {
    all: ({ limit }) =>
      limit < 2
        ? `Tu peux avoir ${limit} tâche régulière`
        : `Tu peux avoir jusqu’à ${limit} tâches régulières`,
  },
  room_limit: { all: ({ limit }) => `Tu peux avoir jusqu’à ${limit} pièces` },
  reward_limit: { reached: limitTexts.reached },
  online_only: { server: 'Pour ça, il faut joindre le serveur' },
  insufficient_points: {
    to_redeem: ({ need, have }) =>
      `Il manque des points pour l’obtenir. Il en faut ${numberText(need)}, tu en as ${numberText(have)}.`,
    to_repay: ({ need, have }) =>
      `Il manque des points pour rembourser. Il en faut ${numberText(need)}, tu en as ${numberText(have)}.`,
    below_zero: 'Tu pourras emprunter de nouveau quand ton solde ne sera plus négatif',
  },
  price_changed: { cost: ({ cost }) => `Cette récompense coûte maintenant ${pointsText(cost)}` },
  too_late: {
    over: 'Celle-ci est passée',
    completed: 'Une tâche terminée peut être rouverte pendant 24 heures',
  },
  id_conflict: {
    tasks: 'Une tâche a déjà cet id',
    rooms: 'Une pièce a déjà cet id',
    rewards: 'Une récompense a déjà cet id',
    loans: 'Un prêt a déjà cet id',
    partnerships: 'Une invitation a déjà cet id',
    children: 'Un enfant a déjà cet id',
    pauses: 'Une pause a déjà cet id',
    templates: 'Un modèle a déjà cet id',
    occurrences: 'Une autre tâche a l’id de celle-ci',
    used: 'Cet id a déjà servi et ne peut pas resservir',
    other_change: 'Cet id a servi pour un autre changement',
  },
  too_old: { mutation: 'Ce changement est trop ancien pour être enregistré' },
  server_error: { unsaved: 'Le serveur n’a pas pu enregistrer ce changement' },
}

const counts = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

function stepsText(count: number): string {
  return `${counts[count - 2] ?? count} étapes`
}
