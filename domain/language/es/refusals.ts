/** The sentences of refusals in Spanish. */
import type * as english from '#domain/language/en.ts'
import { numberText } from '#domain/language/numbers.ts'
import { messageText } from '#domain/message-texts.ts'
import type { PlanFeature } from '#domain/plan-features.ts'
import { planOffers } from '#domain/plans.ts'
import { limitTexts } from '#domain/rewards/limit-texts.ts'
import { pointsText } from './words.ts'

const infinitives = {
  edited: 'editar',
  deleted: 'eliminar',
  'handed over': 'ceder',
  'offered again': 'volver a ofrecer',
  redeemed: 'canjear',
  returned: 'devolver',
  repaid: 'saldar',
  withdrawn: 'retirar',
  approve: 'aprobar',
  deny: 'rechazar',
}

const answers = new Map([
  ['accepted', 'se ha aceptado'],
  ['rejected', 'se ha rechazado'],
])

/** A feature, as it is named within a sentence. */
const features: Readonly<Record<PlanFeature, string>> = {
  advanced_tracking: 'El seguimiento avanzado de puntos viene',
  weekly_report: 'El informe semanal viene',
  matching: 'Las propuestas de reparto vienen',
  templates: 'Las plantillas de tareas propias vienen',
  consultation: 'La charla del mes viene',
}

const numbers = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

const years = (count: number) => (count === 1 ? 'un año' : `${count} años`)
const days = (count: number) => (count === 1 ? 'un día' : `${count} días`)

export const refusalTexts: typeof english.refusalTexts = {
  invalid_args: {
    bound: ({ bound }) => messageText(bound),
    month_ahead: 'Este mes aún no ha empezado',
    week_ahead: 'Esta semana aún no ha terminado',
    own_invitation: 'Esta invitación es tuya',
    own_address: 'No puedes enviarte una invitación',
    no_weekday: 'Elige al menos un día',
    no_day: 'Elige un día',
    never_due: 'Así no tocaría nunca',
    end_before_start: 'El final tiene que ir después del principio',
    every: ({ limit }) => `El intervalo puede ir de 1 a ${limit}`,
    start_ahead: ({ limit }) => `Puede empezar como mucho dentro de ${years(limit)}`,
    start_back: 'Puede haber empezado hace un año como mucho',
    end_ahead: ({ limit }) => `Puede terminar como mucho dentro de ${years(limit)}`,
    pause_back: ({ limit }) => `Una pausa puede empezar hasta ${days(limit)} atrás`,
    day_past: 'Elige un día a partir de hoy',
    day_far: 'Elige un día dentro de los próximos 60',
    day_of_next: 'Ese día ya toca la siguiente. Mejor salta esta.',
    all_days: 'Esto es igual para todos los días. Cámbialo en la tarea periódica.',
    not_shared: 'Compártela para que puedan hacerla otras personas',
    two_people: 'Elige al menos a dos personas',
    one_person: 'Elige a una persona',
    no_people: 'Si es para cualquiera, no hay que elegir a nadie',
    person_twice: 'Cada persona, solo una vez',
    somebodys_turn: 'Siempre tiene que tocarle a alguien',
    no_description: 'Falta la descripción',
    no_cost: 'Escribe cuánto cuesta',
    no_image: 'Escribe un enlace válido',
    unread: 'El servidor no ha podido leer este cambio',
  },
  forbidden: {
    admins_only: 'No tienes permiso para entrar en esta página',
    no_address: 'Sin correo, un peque no tiene estos ajustes',
    parents_only: 'Esto solo puede hacerlo su madre o su padre',
    maker_only: 'Esto solo puede hacerlo quien creó el perfil',
    maker_deletes: 'El perfil solo puede eliminarlo quien lo creó',
    maker_stays: 'Quien creó un perfil sigue siendo madre o padre',
    only_parent: ({ name }) =>
      `Nadie más es madre o padre de ${name}. Si hace falta, elimina el perfil.`,
    child_parent: 'Un peque no puede ser madre o padre',
    child_adds: 'Un peque no puede añadir a otro',
    child_invites: 'Un peque no puede invitar a nadie',
    child_ends: 'Un peque no puede deshacer un vínculo',
    child_offers: 'Un peque no puede ofrecer premios',
    child_plan: 'Un peque no puede cambiar de plan',
    child_turns: 'Un peque solo puede crear tareas periódicas para sí',
    child_approval: 'Solo un adulto puede decidir que no haga falta aprobación',
    children: ({ limit }) => `Puedes añadir hasta ${limit} peques`,
    no_upgrades: 'En este servidor no se puede subir de plan',
    invitation_of_profile: 'Solo una madre o un padre puede invitar a alguien a este perfil',
    invitation_of_other: 'Esta invitación es para otra persona',
    invited_only: 'Solo la persona invitada puede responder a la invitación',
    inviter_only: 'Solo puede cancelar la invitación quien la envió',
    task_owner: ({ what }) => `Solo puedes ${infinitives[what]} tareas tuyas`,
    task_approver: 'Esta tarea solo puede aprobarla una persona vinculada a quien la completó',
    task_not_yours: 'No puedes reabrir esta tarea',
    task_private: 'Solo puedes quedarte con tareas compartidas',
    task_claimer: 'Solo puede soltarla quien se la quedó o, a los 3 días, quien la creó',
    adults_change: 'Esto solo pueden cambiarlo quien creó la tarea y los adultos de su gente',
    owner_turns: 'Los turnos solo puede cambiarlos quien creó la tarea',
    nobody_next: 'No hay nadie a quien pasar el turno',
    reward_owner: ({ what }) => `Solo puedes ${infinitives[what]} premios tuyos`,
    reward_approver: ({ what }) =>
      `Este premio solo lo puede ${infinitives[what]} una persona vinculada a quien lo disfruta`,
    reward_self_approved:
      'Este premio lo aprobó la misma persona que lo disfruta, así que no se puede rechazar',
    reward_saver: 'Solo puedes ahorrar para premios tuyos',
    reward_giver: ({ name }) => `Solo ${name} cambia el precio y los límites`,
    reward_not_redeemed: 'Solo se pueden volver a ofrecer premios canjeados',
    reward_nothing_to_give: 'Solo se pueden marcar como entregados premios canjeados',
    reward_given_by: 'Solo puede marcarlo como entregado quien lo aprobó',
    reward_return_late: 'Un premio se puede devolver hasta un día después de canjearlo',
    reward_given: 'Este premio ya se ha entregado',
    parent_prices: 'Solo una madre o un padre dice cuánto cuesta un deseo',
    loan_borrower: ({ what }) => `Solo puedes ${infinitives[what]} préstamos que has pedido tú`,
    loan_approver: ({ what }) =>
      `Este préstamo solo lo puede ${infinitives[what]} una persona vinculada a quien lo pidió`,
  },
  not_partner: {
    parent: 'Solo alguien de tu gente puede ser también madre o padre',
    new_owner: 'Una tarea solo se puede ceder a una persona adulta de tu gente',
    turns: 'En los turnos solo puede estar la gente de quien creó la tarea',
    turn: 'Esto solo puede hacerlo quien creó la tarea o alguien de su gente',
    helper: 'Solo puede haber ayudado alguien de tu gente',
    lender: 'Para pedir puntos prestados, invita antes a alguien',
    offer: 'Solo puedes ofrecer premios a tu gente',
  },
  limit_reached: {
    tasks: ({ limit }) => `El plan Free incluye ${limit} tareas al día`,
    rewards: ({ limit }) => `El plan Free incluye ${limit} premios al día`,
    imports: ({ limit }) => `El plan Free incluye ${limit} tareas importadas al mes`,
  },
  loan_limit: {
    month: ({ limit }) => `Puedes pedir hasta ${limit} préstamos al mes`,
    overdue: 'Salda el préstamo vencido antes de pedir otro',
  },
  plan_needed: {
    feature: ({ feature, plan }) => `${features[feature]} con ${planOffers[plan].name}`,
  },
  not_found: {
    tasks: 'Esta tarea ya no está',
    chores: 'Esta tarea periódica ya no está',
    rooms: 'Esta habitación ya no está',
    rewards: 'Este premio ya no está',
    loans: 'Este préstamo ya no está',
    users: 'No hay ninguna cuenta así',
    children: 'Este perfil ya no está',
    partners: 'Esta persona no está entre tu gente',
    partnerships: 'Este vínculo ya no está',
    notifications: 'Esta notificación ya no está',
    templates: 'Esta plantilla ya no está',
    check_ins: 'Estas respuestas ya no están',
    pauses: 'Esta pausa ya no está',
    invitation: 'Esta invitación ya no está abierta',
    asked: 'Esta propuesta ya no está en pie',
    parent: ({ name }) => `Esta persona no es madre o padre de ${name}`,
  },
  gone: {
    changed_by: ({ name }) => `${name} ha cambiado qué días toca`,
    changed: 'Ahora toca otros días',
  },
  already_completed: {
    first: ({ name }) => `${name} la completó antes`,
    locked: ({ what }) => `Una tarea completada no se puede ${infinitives[what]}`,
  },
  already_decided: {
    approved: ({ name }) => `${name} ya lo ha aprobado`,
    denied: ({ name }) => `${name} ya lo ha rechazado`,
    answered: ({ status }) => `Esta invitación ya ${answers.get(status) ?? 'ha tenido respuesta'}`,
  },
  already_invited: {
    asked: 'Ya se lo has propuesto a esta persona',
    invited: 'Ya has invitado a esta dirección',
    partners: 'Ya compartís Mitten',
  },
  claimed: {
    first: ({ name }) => `${name} se la quedó antes`,
    here: 'Suéltala antes',
    locked: ({ name, what }) =>
      `${name} se la quedó, así que ahora no se puede ${infinitives[what]}`,
  },
  not_claimed: { first: 'Quédate con esta tarea antes de completarla' },
  not_completed: { task: 'Esta tarea no está completada' },
  not_approved: {
    pending: 'Este premio está en espera de aprobación',
    denied: 'Rechazado: cámbialo y vuelve a pedirlo',
    loan: 'Solo se pueden saldar préstamos aprobados',
  },
  already_redeemed: {
    reward: 'Este premio ya se ha canjeado',
    locked: ({ what }) => `Un premio canjeado no se puede ${infinitives[what]}`,
  },
  last_admin: { role: 'Al último admin no se le puede eliminar ni quitar el rol' },
  name_taken: {
    address: 'Este correo es de otra cuenta',
    either: 'Ya hay una cuenta con este nombre de usuario o este correo',
  },
  not_open: { yet: 'Aún no se puede hacer' },
  steps_open: {
    count: ({ count }) =>
      count === 1 ? 'Falta un paso' : `Faltan ${numbers[count - 2] ?? count} pasos`,
  },
  photo_needed: { first: 'Añade antes una foto' },
  skip_limit: { ahead: ({ limit }) => `Se pueden saltar hasta ${days(limit)} por adelantado` },
  chore_limit: { all: ({ limit }) => `Puedes tener hasta ${limit} tareas periódicas` },
  room_limit: { all: ({ limit }) => `Puedes tener hasta ${limit} habitaciones` },
  reward_limit: { reached: (reached) => limitTexts.reached(reached) },
  online_only: { server: 'Para esto hace falta conexión con el servidor' },
  insufficient_points: {
    to_redeem: ({ need, have }) =>
      `No hay puntos suficientes para canjearlo. Cuesta ${pointsText(need)} y tienes ${numberText(have)}.`,
    to_repay: ({ need, have }) =>
      `No hay puntos suficientes para saldarlo. Son ${pointsText(need)} y tienes ${numberText(have)}.`,
    below_zero: 'Podrás volver a pedir prestado cuando tu saldo no esté por debajo de cero',
  },
  price_changed: { cost: ({ cost }) => `Este premio cuesta ahora ${pointsText(cost)}` },
  too_late: {
    over: 'Esta ya ha pasado',
    completed: 'Una tarea completada se puede reabrir durante 24 horas',
  },
  id_conflict: {
    tasks: 'Ya hay una tarea con este id',
    rooms: 'Ya hay una habitación con este id',
    rewards: 'Ya hay un premio con este id',
    loans: 'Ya hay un préstamo con este id',
    partnerships: 'Ya hay una invitación con este id',
    children: 'Ya hay un peque con este id',
    pauses: 'Ya hay una pausa con este id',
    templates: 'Ya hay una plantilla con este id',
    occurrences: 'Otra tarea tiene el id de esta',
    used: 'Este id ya se usó y no se puede usar otra vez',
    other_change: 'Este id se usó para otro cambio',
  },
  too_old: { mutation: 'Este cambio es demasiado antiguo para guardarlo' },
  server_error: { unsaved: 'El servidor no ha podido guardar este cambio' },
}
