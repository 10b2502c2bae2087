/** The texts of texts.ts in French. */
import { ofName } from '#domain/language/names.fr.ts'
import type { pinTexts as english } from './texts.ts'

export const pinTexts: typeof english = {
  enter: 'Tape ton PIN',
  pad: 'Pavé du PIN',
  entered: (count, of) =>
    count < 2 ? `${count} chiffre tapé sur ${of}` : `${count} chiffres tapés sur ${of}`,
  clear: 'Effacer',
  deleteLast: 'Effacer le dernier chiffre',
  wrong: (name, left) =>
    `Ce n’est pas le PIN ${ofName(name)}. Encore ${left} ${left < 2 ? 'essai' : 'essais'}.`,
  paused: 'Trop d’essais ratés.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Réessaie dans ${Math.ceil(seconds / 60)} minutes.`
    return seconds < 2 ? `Réessaie dans ${seconds} seconde.` : `Réessaie dans ${seconds} secondes.`
  },
  card: {
    title: 'Personnes sur cet appareil',
    isSet: 'Cet appareil demande ton PIN avant d’ouvrir ton compte.',
    isNotSet: 'Sans PIN, ton compte s’ouvre ici d’un geste.',
    honest:
      'Un PIN sépare les personnes dans l’appli. Il ne chiffre pas ce qui est gardé sur cet appareil\u202F: quelqu’un qui s’y connaît peut le contourner.',
    notOffered:
      'Un PIN a besoin de https. Cette adresse n’en a pas, ton compte s’ouvre donc ici d’un geste.',
    set: 'Choisir un PIN',
    change: 'Changer le PIN',
    remove: 'Retirer le PIN',
    add: 'Ajouter une personne',
    idle: 'Demander qui est là',
    idleHint:
      'Après ce temps sans que rien ne bouge. Ce que tu étais en train d’écrire revient avec toi.',
    idleChoices: {
      0: 'Jamais',
      1: 'Après 1 minute',
      5: 'Après 5 minutes',
      15: 'Après 15 minutes',
    },
  },
  form: {
    titles: {
      set: 'Choisir un PIN',
      change: 'Changer le PIN',
      remove: 'Retirer le PIN',
    },
    text: 'De 4 à 8 chiffres, demandés sur cet appareil seulement.',
    removeText: 'Ton compte s’ouvrira alors ici d’un geste.',
    current: 'PIN actuel',
    next: 'Nouveau PIN',
    confirm: 'Répète le nouveau PIN',
    show: 'Afficher le PIN',
    hide: 'Masquer le PIN',
    shape: 'Un PIN a de 4 à 8 chiffres',
    noMatch: 'Les PIN diffèrent',
    wrong: 'Ce n’est pas ton PIN',
    paused: 'Trop d’essais ratés. Attends un peu avant le prochain.',
    save: 'Enregistrer',
    removeAction: 'Retirer le PIN',
    saved: 'PIN enregistré',
    removed: 'PIN retiré',
  },
}
