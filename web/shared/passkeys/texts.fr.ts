/** The texts of texts.ts in French. */
import type { passkeyTexts as english } from './texts.ts'

export const passkeyTexts: typeof english = {
  elsewhere: 'Les clés d’accès demandent une adresse en https avec un nom',
  instead: 'Utiliser plutôt une clé d’accès',
  confirmed: 'Confirmé avec une clé d’accès',
  proofFailed: 'La confirmation n’a pas marché',
  proofRequired: 'Le mot de passe est nécessaire',
  known: 'Une de tes clés d’accès est déjà sur cet appareil.',
  unsuitable:
    'Cet appareil ne peut pas vérifier qui tu es. Active le verrouillage de l’écran, ou prends un autre appareil.',
  noAnswer: 'L’appareil n’a pas donné de clé d’accès. Essaie encore une fois.',
}
