/** The sentences of the commands on children in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { childCommandTexts as english } from './child-command-texts.ts'

export const childCommandTexts: TranslatedCommandTexts<typeof english> = {
  makeChild: {
    failed: 'L’enfant n’a pas pu être ajouté',
    did: () => 'Enfant ajouté',
    youDid: () => 'Tu as ajouté un enfant',
  },
  updateChild: {
    failed: 'Le profil n’a pas pu être modifié',
    did: () => 'Profil d’un enfant modifié',
    youDid: () => 'Tu as modifié le profil d’un enfant',
  },
  deleteChild: {
    failed: 'Le profil n’a pas pu être supprimé',
    did: () => 'Profil d’un enfant supprimé',
    youDid: () => 'Tu as supprimé le profil d’un enfant',
  },
  growUp: {
    failed: 'Le compte n’a pas pu être créé',
    did: () => 'Compte créé pour un enfant',
    youDid: () => 'Tu as créé un compte pour un enfant',
  },
  askParent: {
    failed: 'L’invitation n’a pas pu être envoyée',
    did: () => 'Invitation envoyée à un autre parent',
    youDid: () => 'Tu as proposé à quelqu’un d’être parent',
  },
  unaskParent: {
    failed: 'La demande n’a pas pu être annulée',
    did: () => 'Invitation d’un parent annulée',
    youDid: () => 'Tu as annulé l’invitation d’un parent',
  },
  endParent: {
    failed: 'Le parent n’a pas pu être retiré',
    did: () => 'Parent retiré',
    youDid: () => 'Tu as retiré un parent',
  },
}
