/** The texts of features/points in Spanish. */
import { pointsText } from '#domain/language/es/words.ts'
import type * as english from '#web/languages/en.ts'

export const historyTexts: typeof english.historyTexts = {
  title: 'Historial de puntos',
  subtitle: 'Cada punto tiene su porqué. Aquí están todos.',
  home: 'Inicio',
  house: 'La casa',
  list: 'Movimientos de puntos',
  balance: 'Saldo',
  balanceAfter: (balance) => `Saldo: ${balance}`,
  none: 'Aún no hay puntos. Completa una tarea y aquí saldrán los primeros.',
  noneFound: 'Aquí no hay nada así. Elige otro tipo o un periodo más largo.',
  search: 'Buscar en el historial de puntos',
  doneOn: (what, date) => `${what}, ${date}`,

  reasons: {
    task_completed: { named: (name) => `Completada: ${name}`, unnamed: 'Tarea completada' },
    task_reopened: { named: (name) => `Reabierta: ${name}`, unnamed: 'Tarea reabierta' },
    task_helped: { named: (name) => `En equipo: ${name}`, unnamed: 'Tarea en equipo' },
    task_unhelped: { named: (name) => `Reabierta: ${name}`, unnamed: 'Tarea reabierta' },
    reward_redeemed: { named: (name) => `Canjeado: ${name}`, unnamed: 'Premio canjeado' },
    reward_refunded: { named: (name) => `Puntos devueltos: ${name}`, unnamed: 'Puntos devueltos' },
    reward_returned: { named: (name) => `Devuelto: ${name}`, unnamed: 'Premio devuelto' },
    loan_approved: { named: (title) => `Prestados para ${title}`, unnamed: 'Puntos prestados' },
    loan_repaid: { named: (title) => `Saldado: ${title}`, unnamed: 'Préstamo saldado' },
  },
  details: {
    work: (minutes, factor) => `${minutes} min × ${factor}`,
    awaiting: 'por aprobar',
    approvedBy: (name) => `la aprobó ${name}`,
    notDone: 'Aún sin hacer',
    sharedOut: 'repartida',
    rewardApprovedBy: (name) => `Lo aprobó ${name}`,
    deniedBy: (name) => `Lo rechazó ${name}`,
    loanApprovedBy: (name) => `Te los prestó ${name}`,
    due: (date) => `vence el ${date}`,
    loanFrom: (date) => `Préstamo del ${date}`,
  },

  today: 'Hoy',
  yesterday: (day) => `Ayer, ${day}`,

  kinds: {
    all: 'Todo',
    earned: 'Ganados',
    redeemed: 'Canjeados',
    loans: 'Préstamos',
    corrections: 'Correcciones',
  },
  kindLegend: 'Tipo de movimiento',
  periods: {
    all: 'Siempre',
    month: 'Este mes',
    quarter: 'Últimos 3 meses',
    year: 'Este año',
  },
  periodLabel: 'Periodo',

  chart: {
    title: 'Últimas ocho semanas',
    shortTitle: 'Últimas cinco semanas',
    earned: 'Ganados',
    spent: 'Gastados',
    scale: (points) => `1 puntada = ${pointsText(points)}, sin los préstamos`,
    caption: 'Puntos ganados y gastados cada semana',
    week: 'Semana',
    thisWeek: 'Esta semana',
  },

  csv: {
    download: 'Descargar CSV',
    fileName: 'mitten-puntos.csv',
    columns: ['Fecha', 'Hora', 'Qué', 'Detalles', 'Puntos', 'Saldo'],
  },
}
