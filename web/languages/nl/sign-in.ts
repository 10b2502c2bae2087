/** The texts of features/sign-in in Dutch. */
import type * as english from '#web/languages/en.ts'

export const signInTexts: typeof english.signInTexts = {
  fields: {
    username: 'Gebruikersnaam',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    confirmPassword: 'Herhaal het wachtwoord',
    name: 'Volledige naam',
    plan: 'Abonnement',
  },
  planOption: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  noPayment: 'Er wordt niets afgeschreven.',
  login: {
    page: 'Inloggen',
    title: 'Fijn dat je er weer bent',
    action: 'Inloggen',
    or: 'of',
    passkey: 'Inloggen met een passkey',
    newHere: 'Nieuw hier?',
    register: 'Account maken',
    done: 'Je bent ingelogd!',
    failed: 'Inloggen is niet gelukt',
  },
  register: {
    page: 'Account maken',
    title: 'Brei je thuis aan elkaar',
    action: 'Account maken',
    known: 'Heb je al een account?',
    login: 'Inloggen',
    done: 'Je account is gemaakt!',
    failed: 'Account maken is niet gelukt',
    confirmationRequired: 'Herhaal je wachtwoord',
  },
  reset: {
    page: 'Nieuw wachtwoord',
    title: 'Kies een nieuw wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    confirmPassword: 'Herhaal het nieuwe wachtwoord',
    action: 'Wachtwoord wijzigen',
    confirmationRequired: 'Herhaal je nieuwe wachtwoord',
    done: 'Wachtwoord gewijzigd',
    doneText: 'Log in met je nieuwe wachtwoord.',
    failed: 'Het wachtwoord kon niet worden gewijzigd',
    gone: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe.',
    login: 'Terug naar inloggen',
  },
  code: {
    link: 'Ik heb een code',
    page: 'Code',
    title: 'Ik heb een code',
    text: 'Een ouder vindt de code op de pagina Partner, bij ‘Code voor ander apparaat’. Die van jezelf staat in Instellingen, Beveiliging, op een apparaat waar je bent ingelogd.',
    label: 'Code',
    hint: '8 letters en cijfers. De code werkt 15 minuten.',
    length: 'Een code heeft 8 letters en cijfers',
    action: 'Inloggen',
    back: 'Terug naar inloggen',
    askParent: (name) => `Vraag een ouder om een code voor ${name}.`,
    askParentAgain: (name) =>
      `Vraag een ouder om een code voor ${name}. Je wijzigingen worden verstuurd zodra je bent ingelogd.`,
  },
  noMatch: 'De wachtwoorden zijn niet gelijk',
  failures: {
    credentials:
      'Deze gebruikersnaam en dit wachtwoord horen niet bij elkaar. Kijk ze nog eens na.',
    unknownUser:
      'Er is geen account met deze gebruikersnaam. Kijk of de naam klopt, of maak een nieuw account.',
    taken:
      'Er is al een account met deze gebruikersnaam of dit e-mailadres. Kies iets anders, of log in als je al een account hebt.',
    invalid: 'Kijk of alle velden goed zijn ingevuld.',
    unexpected: 'Er ging iets onverwachts mis',
    noRoom: 'Dit apparaat is vol. Maak wat ruimte vrij en probeer het opnieuw.',
  },
  invitation: {
    page: 'Uitnodiging',
    title: 'Je bent uitgenodigd',
    by: (name) => `${name} nodigt je uit`,
    meaning: {
      partner: (name) =>
        `${name} wil taken, punten en beloningen met je delen. Maak een account of log in, dan gaat de uitnodiging vanzelf open.`,
      child: (name) =>
        `Help thuis, verzamel punten en ruil ze voor dingen die je graag wilt. ${name} zegt ja tegen je wensen. Maak een account, of log in als je hier al eerder was.`,
    },
    gone: 'Deze uitnodiging staat niet meer open',
    goneText: 'Er is al op geantwoord, of de uitnodiging is ingetrokken. Vraag een nieuwe link.',
    text: 'Iemand wil een huishouden met je delen. Log in of maak een account, dan gaat de uitnodiging vanzelf open.',
    login: 'Inloggen',
    signUp: 'Account maken',
    opening: 'De uitnodiging gaat open',
  },
  again: {
    title: 'Opnieuw inloggen',
    text: (username) =>
      `Vul het wachtwoord van ${username} in. Je wijzigingen worden verstuurd zodra je bent ingelogd.`,
    action: 'Inloggen',
    byProvider: (provider) =>
      `Ga verder met ${provider}. Je wijzigingen worden verstuurd zodra je bent ingelogd.`,
  },
  provider: {
    only: (provider) => `Je logt hier in met ${provider}.`,
    page: 'Inloggen',
    title: 'Je wordt ingelogd',
    waiting: 'Een ogenblik',
    done: 'Gekoppeld',
    again: 'Opnieuw proberen',
    unnamed: 'je provider',
    proof: {
      title: 'Ben jij dit?',
      text: (username, provider) =>
        `Het account ${username} heeft jouw e-mailadres. Vul één keer het wachtwoord in, daarna log je in met ${provider}.`,
      notYours: 'Is het niet van jou? Vraag het de beheerder van deze server.',
      action: 'Koppelen en inloggen',
    },
    problems: {
      down: (provider) =>
        `Van ${provider} komt nu geen antwoord. Waar je bent ingelogd, gaat alles door. Probeer het zo nog eens.`,
      cancelled: (provider) => `Je hebt niet ingelogd met ${provider}.`,
      refused: (provider) =>
        `Het antwoord van ${provider} werd niet geaccepteerd. Probeer het opnieuw. Gebeurt het weer, dan staat de reden in het logboek van de server.`,
      elsewhere: () =>
        'Dit inloggen begon in een andere browser, duurde langer dan tien minuten of is al klaar. Er is niemand ingelogd.',
      no_account: (provider) =>
        `Geen account hier is gekoppeld aan dat van jou bij ${provider}. Heb je er een, log dan in en koppel het in Instellingen, Beveiliging. Vraag het anders de beheerder van deze server.`,
      known_address: (provider) =>
        `Je hebt hier al een account met dit e-mailadres. Log daar in en koppel ${provider} in Instellingen, Beveiliging.`,
      taken: (provider) =>
        `Een ander account hier is al gekoppeld aan dat van jou bij ${provider}.`,
    },
    fromApp:
      'Ben je begonnen in de app op je beginscherm? Ga hier verder, maak een code en typ die in de app onder ‘Ik heb een code’.',
    forCode: (provider) => `Verder met ${provider} voor een code`,
  },
}
