/** The texts of texts.ts in French. */
import type { identityTexts as english } from './texts.ts'

export const identityTexts: typeof english = {
  password: 'Ton mot de passe',
  required: 'Le mot de passe est nécessaire',
  failed: 'La confirmation n’a pas marché',
  byProvider: (provider) => `Continuer avec ${provider}`,
  signInFirst: (provider) =>
    `Si ta connexion date de plus de dix minutes, reconnecte-toi d’abord avec ${provider}.`,
  passkey: {
    use: 'Utiliser une clé d’accès',
    instead: 'Utiliser plutôt une clé d’accès',
    confirmed: 'Confirmé avec une clé d’accès',
    elsewhere: 'Les clés d’accès demandent une adresse en https avec un nom',
    known: 'Une de tes clés d’accès est déjà sur cet appareil.',
    unsuitable:
      'Cet appareil ne peut pas vérifier qui tu es. Active le verrouillage de l’écran, ou prends un autre appareil.',
    noAnswer: 'L’appareil n’a pas donné de clé d’accès. Essaie encore une fois.',
  },
}
