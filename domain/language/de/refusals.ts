/** The sentences of refusals in German. A task and a reward are feminine: "sie". */
import type * as english from '#domain/language/en.ts'
import { numberText } from '#domain/language/numbers.ts'
import { messageText } from '#domain/message-texts.ts'
import { featureTexts, planOffers } from './plans.ts'
import { limitTexts } from './rewards.ts'
import { dative, pointsText } from './words.ts'

const changes = { edited: 'bearbeiten', deleted: 'löschen', 'handed over': 'übergeben' }

const rewardActs = {
  edited: 'bearbeiten',
  deleted: 'löschen',
  'offered again': 'noch mal anbieten',
  redeemed: 'einlösen',
  returned: 'zurückgeben',
}

const answers: Readonly<Record<string, string>> = { accepted: 'angenommen', rejected: 'abgelehnt' }

export const refusalTexts: typeof english.refusalTexts = {
  invalid_args: {
    bound: ({ bound }) => messageText(bound),
    month_ahead: 'Dieser Monat hat noch nicht begonnen',
    week_ahead: 'Diese Woche ist noch nicht vorbei',
    own_invitation: 'Das ist deine eigene Einladung',
    own_address: 'Dich selbst kannst du nicht einladen',
    no_weekday: 'Wähle mindestens einen Tag',
    no_day: 'Bitte wähle einen Tag',
    never_due: 'So wird sie nie fällig',
    end_before_start: 'Das Ende muss nach dem Anfang liegen',
    every: ({ limit }) => `Bitte gib eine Zahl von 1 bis ${limit} ein`,
    start_ahead: ({ limit }) =>
      limit === 1
        ? 'Der Anfang kann höchstens ein Jahr in der Zukunft liegen'
        : `Der Anfang kann höchstens ${limit} Jahre in der Zukunft liegen`,
    start_back: 'Der Anfang kann höchstens ein Jahr zurückliegen',
    end_ahead: ({ limit }) =>
      limit === 1
        ? 'Das Ende kann höchstens ein Jahr in der Zukunft liegen'
        : `Das Ende kann höchstens ${limit} Jahre in der Zukunft liegen`,
    pause_back: ({ limit }) => `Eine Pause kann höchstens ${limit} Tage vor heute beginnen`,
    day_past: 'Bitte wähle heute oder einen Tag danach',
    day_far: 'Bitte wähle einen Tag in den nächsten 60 Tagen',
    day_of_next: 'Dann ist schon die nächste fällig. Lass lieber diese aus.',
    all_days: 'Das ist an jedem Tag gleich. Ändere dafür die regelmäßige Aufgabe.',
    not_shared: 'Teil sie, damit auch andere sie machen können',
    two_people: 'Wähle mindestens zwei Personen',
    one_person: 'Wähle eine Person',
    no_people: 'Bei „Egal wer“ werden keine Personen gewählt',
    person_twice: 'Jede Person nur einmal',
    somebodys_turn: 'Es ist immer jemand dran',
    no_description: 'Bitte schreib eine Beschreibung',
    no_cost: 'Bitte gib an, was sie kostet',
    no_image: 'Bitte gib einen gültigen Link ein',
    unread: 'Der Server konnte diese Änderung nicht lesen',
  },
  forbidden: {
    admins_only: 'Diese Seite ist nur für Admins',
    no_address: 'Für ein Kind ohne E-Mail-Adresse gibt es diese Einstellungen nicht',
    parents_only: 'Das können für ein Kind nur die Eltern tun',
    maker_only: 'Das kann nur, wer dieses Profil angelegt hat',
    maker_deletes: 'Dieses Profil kann nur löschen, wer es angelegt hat',
    maker_stays: 'Wer ein Profil angelegt hat, bleibt Elternteil',
    only_parent: ({ name }) => `${name} hat sonst keine Eltern hier. Lösch dann lieber das Profil.`,
    child_parent: 'Ein Kind kann nicht Elternteil sein',
    child_adds: 'Ein Kind kann kein Kind hinzufügen',
    child_invites: 'Ein Kind kann niemanden einladen',
    child_ends: 'Ein Kind kann keine Verbindung lösen',
    child_offers: 'Ein Kind kann keine Belohnungen anbieten',
    child_plan: 'Ein Kind kann den Tarif nicht wechseln',
    child_turns: 'Kinder legen regelmäßige Aufgaben nur für sich selbst an',
    child_approval: 'Nur Erwachsene können auf das Bestätigen verzichten',
    children: ({ limit }) =>
      limit === 1
        ? 'Du kannst höchstens ein Kind hinzufügen'
        : `Du kannst höchstens ${limit} Kinder hinzufügen`,
    no_upgrades: 'Auf diesem Server gibt es keine anderen Tarife',
    invitation_of_profile: 'Zu diesem Profil können nur die Eltern jemanden einladen',
    invitation_of_other: 'Diese Einladung ist für jemand anderen',
    invited_only: 'Antworten kann nur, wer eingeladen ist',
    inviter_only: 'Zurückziehen kann nur, wer eingeladen hat',
    task_owner: ({ what }) => `Nur die Person, der die Aufgabe gehört, kann sie ${changes[what]}`,
    task_approver:
      'Bestätigen kann nur, wer mit der Person verbunden ist, die diese Aufgabe erledigt hat',
    task_not_yours: 'Du kannst diese Aufgabe nicht wieder öffnen',
    task_private: 'Übernehmen lassen sich nur geteilte Aufgaben',
    task_claimer:
      'Abgeben kann sie nur, wer sie übernommen hat, und nach 3 Tagen auch die Person, der sie gehört',
    adults_change:
      'Das können nur die Person, der sie gehört, und Erwachsene ändern, die mit ihr verbunden sind',
    owner_turns: 'Wer abwechselnd dran ist, entscheidet nur die Person, der sie gehört',
    nobody_next: 'Gerade kann sie niemand sonst übernehmen',
    reward_owner: ({ what }) =>
      `Nur die Person, der die Belohnung gehört, kann sie ${rewardActs[what]}`,
    reward_approver: ({ what }) =>
      what === 'approve'
        ? 'Zustimmen kann nur, wer mit der Person verbunden ist, der die Belohnung gehört'
        : 'Ablehnen kann nur, wer mit der Person verbunden ist, der die Belohnung gehört',
    reward_self_approved: 'Eine selbst bestätigte Belohnung lässt sich nicht ablehnen',
    reward_saver: 'Sparen kannst du nur auf eigene Belohnungen',
    reward_giver: ({ name }) => `Preis und Limits ändert nur ${name}`,
    reward_not_redeemed: 'Noch mal anbieten lassen sich nur eingelöste Belohnungen',
    reward_nothing_to_give: 'Als bekommen abhaken lassen sich nur eingelöste Belohnungen',
    reward_given_by: 'Abhaken kann das nur, wer zugestimmt hat',
    reward_return_late: 'Zurückgeben geht nur bis einen Tag nach dem Einlösen',
    reward_given: 'Diese Belohnung ist schon als bekommen abgehakt',
    parent_prices: 'Was ein Wunsch kostet, sagen nur die Eltern',
    loan_borrower: ({ what }) =>
      what === 'repaid'
        ? 'Zurückzahlen kann nur, wer die Punkte geliehen hat'
        : 'Zurückziehen kann nur, wer die Punkte angefragt hat',
    loan_approver: ({ what }) =>
      what === 'approve'
        ? 'Zustimmen kann nur, wer mit der Person verbunden ist, die fragt'
        : 'Ablehnen kann nur, wer mit der Person verbunden ist, die fragt',
  },
  not_partner: {
    parent: 'Elternteil kann nur werden, wer mit dir verbunden ist',
    new_owner: 'Übergeben kannst du eine Aufgabe nur an Erwachsene, die mit dir verbunden sind',
    turns: 'Abwechseln können sich nur Personen, die miteinander verbunden sind',
    turn: 'Das können nur die Person, der sie gehört, und alle, die mit ihr verbunden sind',
    helper: 'Geholfen haben kann nur, wer mit dir verbunden ist',
    lender: 'Lade jemanden ein, um Punkte zu leihen',
    offer: 'Belohnungen kannst du nur Menschen anbieten, die mit dir verbunden sind',
  },
  limit_reached: {
    tasks: ({ limit }) =>
      `Mit Free kannst du am Tag ${limit === 1 ? 'eine Aufgabe' : `${limit} Aufgaben`} anlegen`,
    rewards: ({ limit }) =>
      `Mit Free kannst du am Tag ${limit === 1 ? 'eine Belohnung' : `${limit} Belohnungen`} anlegen`,
    imports: ({ limit }) =>
      limit === 1
        ? 'Mit Free kannst du im Monat eine Aufgabe importieren'
        : `Mit Free kannst du im Monat ${limit} Aufgaben importieren`,
  },
  loan_limit: {
    month: ({ limit }) => `Du kannst ${limit}-mal im Monat um Punkte bitten`,
    overdue: 'Zahl erst zurück, was überfällig ist. Dann kannst du wieder fragen.',
  },
  plan_needed: {
    feature: ({ feature, plan }) =>
      `„${featureTexts[feature]}“ gibt es mit ${planOffers[plan].name}`,
  },
  not_found: {
    tasks: 'Diese Aufgabe gibt es nicht mehr',
    chores: 'Diese regelmäßige Aufgabe gibt es nicht mehr',
    rooms: 'Diesen Raum gibt es nicht mehr',
    rewards: 'Diese Belohnung gibt es nicht mehr',
    loans: 'Diese Anfrage gibt es nicht mehr',
    users: 'Dieses Konto gibt es nicht mehr',
    children: 'Dieses Kind gibt es nicht mehr',
    partners: 'Diese Verbindung gibt es nicht mehr',
    partnerships: 'Diese Verbindung gibt es nicht mehr',
    notifications: 'Diese Mitteilung gibt es nicht mehr',
    templates: 'Diese Vorlage gibt es nicht mehr',
    check_ins: 'Diese Antworten gibt es nicht mehr',
    pauses: 'Diese Pause gibt es nicht mehr',
    invitation: 'Diese Einladung gilt nicht mehr',
    asked: 'Diese Anfrage gilt nicht mehr',
    parent: ({ name }) => `Diese Person ist nicht Elternteil von ${name}`,
  },
  gone: {
    changed_by: ({ name }) => `${name} hat geändert, wann sie fällig ist`,
    changed: 'Sie ist jetzt an anderen Tagen fällig',
  },
  already_completed: {
    first: ({ name }) => `${name} war schneller und hat sie schon erledigt`,
    locked: ({ what }) => `Erledigte Aufgaben lassen sich nicht ${changes[what]}`,
  },
  already_decided: {
    approved: ({ name }) => `Schon bestätigt von ${dative(name)}`,
    denied: ({ name }) => `Schon abgelehnt von ${dative(name)}`,
    answered: ({ status }) => `Diese Einladung ist schon ${answers[status] ?? 'beantwortet'}`,
  },
  already_invited: {
    asked: 'Diese Person hast du schon gefragt',
    invited: 'An diese Adresse hast du schon eine Einladung geschickt',
    partners: 'Ihr seid schon verbunden',
  },
  claimed: {
    first: ({ name }) => `${name} war schneller und hat sie schon übernommen`,
    here: 'Gib sie erst ab',
    locked: ({ name, what }) =>
      `${name} hat sie übernommen, darum lässt sie sich jetzt nicht ${changes[what]}`,
  },
  not_claimed: { first: 'Übernimm diese Aufgabe, bevor du sie erledigst' },
  not_completed: { task: 'Diese Aufgabe ist noch nicht erledigt' },
  not_approved: {
    pending: 'Diese Belohnung wartet auf ein Ja',
    denied: 'Abgelehnt – ändere sie und frag noch einmal',
    loan: 'Zurückzahlen lässt sich nur, was dir geliehen wurde',
  },
  already_redeemed: {
    reward: 'Diese Belohnung ist schon eingelöst',
    locked: ({ what }) => `Eingelöste Belohnungen lassen sich nicht ${changes[what]}`,
  },
  last_admin: {
    role: 'Der letzte Admin lässt sich nicht löschen und behält die Rolle',
  },
  name_taken: {
    address: 'Diese E-Mail-Adresse gehört zu einem anderen Konto',
    either: 'Benutzername oder E-Mail-Adresse ist schon vergeben',
  },
  not_open: { yet: 'Dafür ist es noch zu früh' },
  steps_open: { count: ({ count }) => stepsOpen(count) },
  photo_needed: { first: 'Mach erst ein Foto' },
  skip_limit: {
    ahead: ({ limit }) =>
      limit === 1
        ? 'Im Voraus auslassen geht nur für einen Tag'
        : `Im Voraus auslassen geht für höchstens ${limit} Tage`,
  },
  chore_limit: { all: ({ limit }) => `Es gehen höchstens ${limit} regelmäßige Aufgaben` },
  room_limit: { all: ({ limit }) => `Es gehen höchstens ${limit} Räume` },
  reward_limit: { reached: (reached) => limitTexts.reached(reached) },
  online_only: { server: 'Das geht nur mit Verbindung zum Server' },
  insufficient_points: {
    to_redeem: ({ need, have }) =>
      `Deine Punkte reichen noch nicht. Sie kostet ${pointsText(need)}, du hast ${numberText(have)}.`,
    to_repay: ({ need, have }) =>
      `Deine Punkte reichen noch nicht. Du brauchst ${pointsText(need)} und hast ${numberText(have)}.`,
    below_zero: 'Du kannst wieder leihen, sobald du nicht mehr unter null bist',
  },
  price_changed: {
    cost: ({ cost }) => `Diese Belohnung kostet jetzt ${pointsText(cost)}`,
  },
  too_late: {
    over: 'Das ist schon vorbei',
    completed: 'Zurücknehmen geht bis 24 Stunden nach dem Erledigen',
  },
  id_conflict: {
    tasks: 'Eine Aufgabe mit dieser ID gibt es schon',
    rooms: 'Einen Raum mit dieser ID gibt es schon',
    rewards: 'Eine Belohnung mit dieser ID gibt es schon',
    loans: 'Eine Anfrage mit dieser ID gibt es schon',
    partnerships: 'Eine Einladung mit dieser ID gibt es schon',
    children: 'Ein Kind mit dieser ID gibt es schon',
    pauses: 'Eine Pause mit dieser ID gibt es schon',
    templates: 'Eine Vorlage mit dieser ID gibt es schon',
    occurrences: 'Diese ID hat schon eine andere Aufgabe',
    used: 'Diese ID wurde schon benutzt und geht nicht noch einmal',
    other_change: 'Diese ID gehört schon zu einer anderen Änderung',
  },
  too_old: { mutation: 'Diese Änderung ist zu alt, um noch gespeichert zu werden' },
  server_error: {
    unsaved: 'Der Server konnte diese Änderung nicht speichern',
  },
}

const counts = ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun']

function stepsOpen(count: number): string {
  return count === 1
    ? 'Ein Schritt ist noch offen'
    : `${counts[count - 2] ?? count} Schritte sind noch offen`
}
