/** The sentences of refusals in Dutch. */
import type * as english from '#domain/language/en.ts'
import { numberText } from '#domain/language/numbers.ts'
import { messageText } from '#domain/message-texts.ts'
import { featureTexts } from '#domain/plan-features.ts'
import { planOffers } from '#domain/plans.ts'
import { limitTexts } from '#domain/rewards/limit-texts.ts'
import { inside, pointsText, tasksText } from './words.ts'

/** The verb for an action that is refused. */
const verb = {
  edited: 'bewerken',
  deleted: 'verwijderen',
  'handed over': 'overdragen',
  'offered again': 'opnieuw aanbieden',
  redeemed: 'inwisselen',
  returned: 'teruggeven',
  repaid: 'terugbetalen',
  withdrawn: 'intrekken',
} as const
const decided = { approve: 'goedkeuren', deny: 'afwijzen' } as const
const answers: Readonly<Record<string, string>> = { accepted: 'aangenomen', rejected: 'afgeslagen' }

export const refusalTexts: typeof english.refusalTexts = {
  invalid_args: {
    bound: ({ bound }) => messageText(bound),
    month_ahead: 'Deze maand is nog niet begonnen',
    week_ahead: 'Deze week is nog niet voorbij',
    own_invitation: 'Dit is je eigen uitnodiging',
    own_address: 'Jezelf uitnodigen kan niet',
    no_weekday: 'Kies minstens één dag',
    no_day: 'Kies een dag',
    never_due: 'Zo komt dit nooit aan de beurt',
    end_before_start: 'Het einde moet na het begin liggen',
    every: ({ limit }) => `Kies een getal van 1 tot en met ${limit}`,
    start_ahead: ({ limit }) => `Het begin kan hooguit ${limit} jaar vooruit liggen`,
    start_back: 'Het begin kan hooguit een jaar terug liggen',
    end_ahead: ({ limit }) => `Het einde kan hooguit ${limit} jaar vooruit liggen`,
    pause_back: ({ limit }) => `Een pauze kan hooguit ${limit} dagen geleden zijn begonnen`,
    day_past: 'Kies een dag vanaf vandaag',
    day_far: 'Kies een dag binnen 60 dagen',
    day_of_next: 'Dan is de volgende keer al. Sla deze liever over.',
    all_days: 'Dit is voor elke dag hetzelfde. Wijzig liever de terugkerende taak.',
    not_shared: 'Deel de taak, dan kunnen anderen die ook doen',
    two_people: 'Kies minstens twee mensen',
    one_person: 'Kies één persoon',
    no_people: 'Bij ‘Wie wil’ hoef je niemand te kiezen',
    person_twice: 'Kies iedereen maar één keer',
    somebodys_turn: 'Er is altijd iemand aan de beurt',
    no_description: 'Vul een beschrijving in',
    no_cost: 'Vul in wat het kost',
    no_image: 'Vul een geldige link in',
    unread: 'De server kon deze wijziging niet lezen',
  },
  forbidden: {
    admins_only: 'Je mag deze pagina niet bekijken',
    no_address: 'Een kind zonder e-mailadres heeft deze instellingen niet',
    parents_only: 'Alleen een ouder kan dit voor een kind doen',
    maker_only: 'Alleen wie dit profiel heeft gemaakt, kan dit doen',
    maker_deletes: 'Alleen de ouder die dit profiel heeft gemaakt, kan het verwijderen',
    maker_stays: 'Wie een profiel heeft gemaakt, blijft ouder',
    only_parent: ({ name }) => `${name} heeft geen andere ouder. Verwijder dan het hele profiel.`,
    child_parent: 'Een kind kan geen ouder zijn',
    child_adds: 'Een kind kan geen kind toevoegen',
    child_invites: 'Een kind kan niemand uitnodigen',
    child_ends: 'Een kind kan geen koppeling beëindigen',
    child_offers: 'Een kind kan geen beloningen aanbieden',
    child_plan: 'Een kind kan het abonnement niet wijzigen',
    child_turns: 'Een kind kan alleen voor zichzelf terugkerende taken maken',
    child_approval: 'Alleen volwassenen kunnen kiezen dat niemand goedkeurt',
    children: ({ limit }) => `Je kunt hooguit ${limit} kinderen toevoegen`,
    no_upgrades: 'Op deze server kun je niet overstappen',
    invitation_of_profile: 'Alleen een ouder kan iemand vragen voor dit profiel',
    invitation_of_other: 'Deze uitnodiging is voor iemand anders',
    invited_only: 'Alleen wie is uitgenodigd, kan antwoorden',
    inviter_only: 'Alleen wie heeft uitgenodigd, kan de uitnodiging intrekken',
    task_owner: ({ what }) => `Alleen de eigenaar kan deze taak ${verb[what]}`,
    task_approver: 'Goedkeuren kan alleen een partner van degene die deze taak heeft afgerond',
    task_not_yours: 'Je kunt deze taak niet heropenen',
    task_private: 'Alleen gedeelde taken kun je oppakken',
    task_claimer:
      'Alleen wie deze taak heeft opgepakt, kan die loslaten, en na 3 dagen ook de eigenaar',
    adults_change: 'Alleen de eigenaar en volwassen partners kunnen dit wijzigen',
    owner_turns: 'Alleen de eigenaar kan wijzigen wie er aan de beurt komt',
    nobody_next: 'Er is niemand aan wie je de beurt kunt doorgeven',
    reward_owner: ({ what }) => `Alleen de eigenaar kan deze beloning ${verb[what]}`,
    reward_approver: ({ what }) =>
      `Alleen een partner van de eigenaar kan deze beloning ${decided[what]}`,
    reward_self_approved: 'Een beloning die iemand zelf heeft goedgekeurd, kun je niet afwijzen',
    reward_saver: 'Je kunt alleen voor je eigen beloningen sparen',
    reward_giver: ({ name }) => `Alleen ${name} kan prijs en limieten wijzigen`,
    reward_not_redeemed: 'Alleen ingewisselde beloningen kun je opnieuw aanbieden',
    reward_nothing_to_give: 'Alleen ingewisselde beloningen kun je als gegeven afvinken',
    reward_given_by: 'Alleen wie dit heeft goedgekeurd, kan het als gegeven afvinken',
    reward_return_late: 'Teruggeven kan tot een dag na het inwisselen',
    reward_given: 'Deze beloning is al gegeven',
    parent_prices: 'Alleen een ouder zegt wat een wens kost',
    loan_borrower: ({ what }) => `Alleen wie deze lening heeft gevraagd, kan die ${verb[what]}`,
    loan_approver: ({ what }) =>
      `Alleen een partner van degene die deze lening heeft gevraagd, kan die ${decided[what]}`,
  },
  not_partner: {
    parent: 'Alleen een partner van jou kan ook ouder zijn',
    new_owner: 'Een taak kun je alleen overdragen aan een volwassen partner',
    turns: 'Alleen partners van de eigenaar kunnen aan de beurt komen',
    turn: 'Alleen de eigenaar en partners kunnen dit doen',
    helper: 'Alleen partners kunnen meehelpen',
    lender: 'Nodig een partner uit om punten te lenen',
    offer: 'Beloningen kun je alleen aan partners aanbieden',
  },
  limit_reached: {
    tasks: ({ limit }) => `Met Free maak je ${tasksText(limit)} per dag`,
    rewards: ({ limit }) =>
      limit === 1
        ? 'Met Free maak je 1 beloning per dag'
        : `Met Free maak je ${limit} beloningen per dag`,
    imports: ({ limit }) => `Met Free importeer je ${tasksText(limit)} per maand`,
  },
  loan_limit: {
    month: ({ limit }) => `Je kunt ${limit} keer per maand een lening vragen`,
    overdue: 'Je hebt nog een lening die te laat is. Betaal die eerst terug.',
  },
  plan_needed: {
    feature: ({ feature, plan }) =>
      `${featureTexts[feature]}: dat hoort bij ${planOffers[plan].name}`,
  },
  not_found: {
    tasks: 'Deze taak is niet gevonden',
    chores: 'Deze terugkerende taak is niet gevonden',
    rooms: 'Deze ruimte is niet gevonden',
    rewards: 'Deze beloning is niet gevonden',
    loans: 'Deze lening is niet gevonden',
    users: 'Deze gebruiker is niet gevonden',
    children: 'Dit kind is niet gevonden',
    partners: 'Deze partner is niet gevonden',
    partnerships: 'Deze koppeling is niet gevonden',
    notifications: 'Deze melding is niet gevonden',
    templates: 'Dit sjabloon is niet gevonden',
    check_ins: 'Dit maandgesprek is niet gevonden',
    pauses: 'Deze pauze is niet gevonden',
    invitation: 'Deze uitnodiging staat niet meer open',
    asked: 'Deze vraag staat niet meer open',
    parent: ({ name }) => `Dit is geen ouder van ${name}`,
  },
  gone: {
    changed_by: ({ name }) => `${name} heeft veranderd wanneer dit moet gebeuren`,
    changed: 'Dit staat nu op andere dagen',
  },
  already_completed: {
    first: ({ name }) => `${name} was eerder klaar`,
    locked: ({ what }) => `Een afgeronde taak kun je niet ${verb[what]}`,
  },
  already_decided: {
    approved: ({ name }) => `Al goedgekeurd door ${inside(name)}`,
    denied: ({ name }) => `Al afgewezen door ${inside(name)}`,
    answered: ({ status }) => `Deze uitnodiging is al ${answers[status] ?? 'beantwoord'}`,
  },
  already_invited: {
    asked: 'Je hebt deze persoon al gevraagd',
    invited: 'Je hebt dit adres al uitgenodigd',
    partners: 'Jullie zijn al partners',
  },
  claimed: {
    first: ({ name }) => `${name} pakte het eerder op`,
    here: 'Laat de taak eerst los',
    locked: ({ name, what }) => `${name} heeft het opgepakt, dus ${verb[what]} kan nu niet`,
  },
  not_claimed: { first: 'Pak deze taak eerst op, dan kun je die afronden' },
  not_completed: { task: 'Deze taak is niet afgerond' },
  not_approved: {
    pending: 'Deze beloning wacht op goedkeuring',
    denied: 'Afgewezen – pas aan en vraag opnieuw',
    loan: 'Alleen een goedgekeurde lening kun je terugbetalen',
  },
  already_redeemed: {
    reward: 'Deze beloning is al ingewisseld',
    locked: ({ what }) => `Een ingewisselde beloning kun je niet ${verb[what]}`,
  },
  last_admin: { role: 'De laatste beheerder kan niet weg en kan geen andere rol krijgen' },
  name_taken: {
    address: 'Dit e-mailadres hoort bij een ander account',
    either: 'Deze gebruikersnaam of dit e-mailadres is al in gebruik',
  },
  not_open: { yet: 'Dit kan nog niet' },
  steps_open: {
    count: ({ count }) =>
      count === 1
        ? 'Eén stap staat nog open'
        : `${counts[count - 2] ?? count} stappen staan nog open`,
  },
  photo_needed: { first: 'Voeg eerst een foto toe' },
  skip_limit: { ahead: ({ limit }) => `Je kunt hooguit ${limit} dagen vooruit overslaan` },
  chore_limit: { all: ({ limit }) => `Je kunt hooguit ${limit} terugkerende taken hebben` },
  room_limit: { all: ({ limit }) => `Je kunt hooguit ${limit} ruimtes hebben` },
  reward_limit: { reached: (reached) => limitTexts.reached(reached) },
  online_only: { server: 'Hiervoor is verbinding met de server nodig' },
  insufficient_points: {
    to_redeem: ({ need, have }) =>
      `Niet genoeg punten om in te wisselen. Het kost ${pointsText(need)} en je hebt er ${numberText(have)}.`,
    to_repay: ({ need, have }) =>
      `Niet genoeg punten om terug te betalen. Je hebt ${pointsText(need)} nodig en hebt er ${numberText(have)}.`,
    below_zero: 'Je kunt weer lenen zodra je saldo niet meer onder nul is',
  },
  price_changed: { cost: ({ cost }) => `Deze beloning kost nu ${pointsText(cost)}` },
  too_late: {
    over: 'Deze is voorbij',
    completed: 'Afronden kun je tot 24 uur later terugdraaien',
  },
  id_conflict: {
    tasks: 'Er is al een taak met deze id',
    rooms: 'Er is al een ruimte met deze id',
    rewards: 'Er is al een beloning met deze id',
    loans: 'Er is al een lening met deze id',
    partnerships: 'Er is al een uitnodiging met deze id',
    children: 'Er is al een kind met deze id',
    pauses: 'Er is al een pauze met deze id',
    templates: 'Er is al een sjabloon met deze id',
    occurrences: 'Een andere taak heeft deze id al',
    used: 'Deze id is al eens gebruikt en kan niet opnieuw worden gebruikt',
    other_change: 'Deze id is voor een andere wijziging gebruikt',
  },
  too_old: { mutation: 'Deze wijziging is te oud om nog op te slaan' },
  server_error: { unsaved: 'Het lukte de server niet om deze wijziging op te slaan' },
}

const counts = ['Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen']
