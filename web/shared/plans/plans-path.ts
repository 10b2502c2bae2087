/** Where plans are chosen. */
export const plansPath = '/settings?tab=subscription'
