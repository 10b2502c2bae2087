/** The texts of features/points in French. */
import type * as english from '#web/languages/en.ts'

export const historyTexts: typeof english.historyTexts = {
  title: 'Journal des points',
  subtitle: 'Chaque point a sa raison. Les voici toutes.',
  home: 'Accueil',
  house: 'La maison',
  list: 'Mouvements de points',
  balance: 'Solde',
  balanceAfter: (balance) => `Solde\u202F: ${balance}`,
  none: 'Pas encore de points. Termine une tâche et les premiers arriveront ici.',
  noneFound: 'Rien ne correspond. Choisis un autre type ou une période plus longue.',
  search: 'Chercher dans le journal',
  doneOn: (what, date) => `${what}, ${date}`,

  reasons: {
    task_completed: { named: (name) => `Terminée\u202F: ${name}`, unnamed: 'Tâche terminée' },
    task_reopened: {
      named: (name) => `De nouveau à faire\u202F: ${name}`,
      unnamed: 'Tâche de nouveau à faire',
    },
    task_helped: { named: (name) => `Ensemble\u202F: ${name}`, unnamed: 'Tâche faite ensemble' },
    task_unhelped: {
      named: (name) => `De nouveau à faire\u202F: ${name}`,
      unnamed: 'Tâche de nouveau à faire',
    },
    reward_redeemed: { named: (name) => `Obtenue\u202F: ${name}`, unnamed: 'Récompense obtenue' },
    reward_refunded: {
      named: (name) => `Points rendus\u202F: ${name}`,
      unnamed: 'Points rendus pour une récompense',
    },
    reward_returned: { named: (name) => `Rendue\u202F: ${name}`, unnamed: 'Récompense rendue' },
    loan_approved: { named: (title) => `Emprunt\u202F: ${title}`, unnamed: 'Points empruntés' },
    loan_repaid: { named: (title) => `Remboursé\u202F: ${title}`, unnamed: 'Prêt remboursé' },
  },
  details: {
    work: (minutes, factor) => `${minutes}\u00A0min × ${factor}`,
    awaiting: 'en attente de validation',
    approvedBy: (name) => `validée par ${name}`,
    notDone: 'Pas encore faite',
    sharedOut: 'points partagés',
    rewardApprovedBy: (name) => `Validée par ${name}`,
    deniedBy: (name) => `Refusée par ${name}`,
    loanApprovedBy: (name) => `Prêtés par ${name}`,
    due: (date) => `à rembourser le ${date}`,
    loanFrom: (date) => `Prêt du ${date}`,
  },

  today: 'Aujourd’hui',
  yesterday: (day) => `Hier, ${day}`,

  kinds: {
    all: 'Tout',
    earned: 'Gagnés',
    redeemed: 'Dépensés',
    loans: 'Prêts',
    corrections: 'Corrections',
  },
  kindLegend: 'Type de mouvement',
  periods: {
    all: 'Depuis le début',
    month: 'Ce mois-ci',
    quarter: '3 derniers mois',
    year: 'Cette année',
  },
  periodLabel: 'Période',

  chart: {
    title: 'Huit dernières semaines',
    shortTitle: 'Cinq dernières semaines',
    earned: 'Gagnés',
    spent: 'Dépensés',
    scale: (points) =>
      points < 2
        ? `1 maille = ${points} point, hors prêts`
        : `1 maille = ${points} points, hors prêts`,
    caption: 'Points gagnés et dépensés chaque semaine',
    week: 'Semaine',
    thisWeek: 'Cette semaine',
  },

  csv: {
    download: 'Télécharger le CSV',
    fileName: 'mitten-points.csv',
    columns: ['Date', 'Heure', 'Quoi', 'Détails', 'Points', 'Solde'],
  },
}
