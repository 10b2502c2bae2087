/** The texts of texts.ts in Dutch. */
import type { pinTexts as english } from './texts.ts'

export const pinTexts: typeof english = {
  enter: 'Voer je pincode in',
  pad: 'Cijfers van de pincode',
  entered: (count, of) => `${count} van ${of} cijfers ingevoerd`,
  clear: 'Wissen',
  deleteLast: 'Laatste cijfer wissen',
  wrong: (name, left) =>
    left === 1
      ? `Dat is niet de pincode van ${name}. Nog 1 poging.`
      : `Dat is niet de pincode van ${name}. Nog ${left} pogingen.`,
  paused: 'Te vaak een verkeerde pincode.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Probeer het over ${Math.ceil(seconds / 60)} minuten opnieuw.`
    return seconds === 1
      ? 'Probeer het over 1 seconde opnieuw.'
      : `Probeer het over ${seconds} seconden opnieuw.`
  },
  card: {
    title: 'Mensen op dit apparaat',
    isSet: 'Dit apparaat vraagt om je pincode voor je account opengaat.',
    isNotSet: 'Zonder pincode gaat je account hier met één tik open.',
    honest:
      'Een pincode houdt mensen in de app uit elkaar. Wat op dit apparaat staat, wordt er niet mee versleuteld: wie handig is met computers komt eromheen.',
    notOffered:
      'Voor een pincode is https nodig. Dit adres heeft dat niet, dus je account gaat hier met één tik open.',
    set: 'Pincode instellen',
    change: 'Pincode wijzigen',
    remove: 'Pincode verwijderen',
    add: 'Nog iemand toevoegen',
    idle: 'Vragen wie er is',
    idleHint:
      'Als zo lang niemand het scherm aanraakt. Wat je aan het typen was, komt met je terug.',
    idleChoices: {
      0: 'Nooit',
      1: 'Na 1 minuut',
      5: 'Na 5 minuten',
      15: 'Na 15 minuten',
    },
  },
  form: {
    titles: {
      set: 'Pincode instellen',
      change: 'Pincode wijzigen',
      remove: 'Pincode verwijderen',
    },
    text: '4 tot 8 cijfers, alleen gevraagd op dit apparaat.',
    removeText: 'Daarna gaat je account hier met één tik open.',
    current: 'Huidige pincode',
    next: 'Nieuwe pincode',
    confirm: 'Herhaal de nieuwe pincode',
    show: 'Pincode tonen',
    hide: 'Pincode verbergen',
    shape: 'Een pincode heeft 4 tot 8 cijfers',
    noMatch: 'De pincodes zijn niet gelijk',
    wrong: 'Dat is niet je pincode',
    paused: 'Te vaak een verkeerde pincode. Wacht even voor je het weer probeert.',
    save: 'Pincode opslaan',
    removeAction: 'Pincode verwijderen',
    saved: 'Pincode opgeslagen',
    removed: 'Pincode verwijderd',
  },
}
