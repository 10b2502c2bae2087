/** The texts of features/subscribe in French. */
import type * as english from '#web/languages/en.ts'

export const subscribeTexts: typeof english.subscribeTexts = {
  settings: 'Réglages',
  title: (name) => `Passer à ${name}`,
  subtitle: 'Tu peux revenir en arrière quand tu veux.',
  have: (name) => `Tu as ${name}`,
  happens: 'Ce qui se passe ensuite',
  today: 'Ta formule aujourd’hui',
  fromNow: 'À partir de maintenant',
  toPay: 'À payer aujourd’hui',
  nothing: '0,00\u00A0$',
  planLine: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  demo: 'Ceci est une démo.',
  demoText:
    'Ici, la formule change sans paiement. Aucune carte n’est demandée et rien n’est débité.',
  noUpgrades: 'Ce serveur ne propose pas d’autre formule.',
  action: (name) => `Passer à ${name}`,
  current: 'C’est ta formule',
  back: 'Retour',
  done: 'Formule changée',
  doneText: (name) => `Te voilà sur ${name}.`,
  childTitle: 'Abonnement',
  child: 'Le choix de la formule revient aux adultes du foyer.',
}
