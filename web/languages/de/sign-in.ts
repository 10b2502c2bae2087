/** The texts of features/sign-in in German. */
import type * as english from '#web/languages/en.ts'

export const signInTexts: typeof english.signInTexts = {
  fields: {
    username: 'Benutzername',
    email: 'E-Mail',
    password: 'Passwort',
    confirmPassword: 'Passwort wiederholen',
    name: 'Dein Name',
    plan: 'Tarif',
  },
  planOption: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  noPayment: 'Es wird nichts abgebucht.',
  login: {
    page: 'Anmelden',
    title: 'Schön, dass du wieder da bist',
    action: 'Anmelden',
    or: 'oder',
    passkey: 'Mit Passkey anmelden',
    newHere: 'Neu hier?',
    register: 'Registrieren',
    done: 'Du bist angemeldet!',
    failed: 'Das Anmelden hat nicht geklappt',
  },
  register: {
    page: 'Registrieren',
    title: 'Die erste Masche',
    action: 'Registrieren',
    known: 'Schon ein Konto?',
    login: 'Anmelden',
    done: 'Du bist registriert!',
    failed: 'Das Registrieren hat nicht geklappt',
    confirmationRequired: 'Bitte wiederhole das Passwort',
  },
  reset: {
    page: 'Neues Passwort',
    title: 'Wähle ein neues Passwort',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Neues Passwort wiederholen',
    action: 'Passwort ändern',
    confirmationRequired: 'Bitte wiederhole dein neues Passwort',
    done: 'Passwort geändert',
    doneText: 'Melde dich mit deinem neuen Passwort an.',
    failed: 'Das Passwort ließ sich nicht ändern',
    gone: 'Dieser Link ist schon benutzt oder abgelaufen. Bitte um einen neuen.',
    login: 'Zurück zum Anmelden',
  },
  code: {
    link: 'Ich habe einen Code',
    page: 'Code',
    title: 'Ich habe einen Code',
    text: 'Deine Eltern finden ihn auf der Seite „Partner“ unter „Code für ein anderes Gerät“. Deinen eigenen findest du in den Einstellungen unter Sicherheit, auf einem Gerät, auf dem du angemeldet bist.',
    label: 'Code',
    hint: '8 Buchstaben und Ziffern. Er gilt 15 Minuten.',
    length: 'Ein Code hat 8 Buchstaben und Ziffern',
    action: 'Anmelden',
    back: 'Zurück zum Anmelden',
    askParent: (name) => `Bitte deine Eltern um einen Code für ${name}.`,
    askParentAgain: (name) =>
      `Bitte deine Eltern um einen Code für ${name}. Sobald du angemeldet bist, werden deine Änderungen gesendet.`,
  },
  noMatch: 'Die Passwörter sind nicht gleich',
  failures: {
    credentials:
      'Benutzername oder Passwort stimmt nicht. Schau noch einmal nach und versuch es wieder.',
    unknownUser:
      'Zu diesem Benutzernamen gibt es kein Konto. Schau noch einmal nach oder registriere dich.',
    taken:
      'Mit diesem Benutzernamen oder dieser E-Mail-Adresse gibt es schon ein Konto. Nimm andere, oder melde dich an, wenn es deins ist.',
    invalid: 'Bitte schau nach, ob alle Felder richtig ausgefüllt sind.',
    unexpected: 'Etwas Unerwartetes ist schiefgegangen',
    noRoom: 'Auf diesem Gerät ist kein Platz mehr. Mach etwas Platz und versuch es noch einmal.',
  },
  invitation: {
    page: 'Einladung',
    title: 'Du bist eingeladen',
    by: (name) => `${name} lädt dich ein`,
    meaning: {
      partner: (name) =>
        `${name} möchte Aufgaben, Punkte und Belohnungen mit dir teilen. Registriere dich oder melde dich an, dann öffnet sich die Einladung von selbst.`,
      child: (name) =>
        `Hilf zu Hause mit, sammle Punkte und tausch sie gegen etwas, das du dir wünschst. ${name} sagt Ja zu deinen Wünschen. Registriere dich, oder melde dich an, wenn du schon einmal hier warst.`,
    },
    gone: 'Diese Einladung gilt nicht mehr',
    goneText: 'Sie ist schon beantwortet oder zurückgezogen. Bitte um einen neuen Link.',
    text: 'Jemand möchte einen Haushalt mit dir teilen. Melde dich an oder registriere dich, dann öffnet sich die Einladung von selbst.',
    login: 'Anmelden',
    signUp: 'Registrieren',
    opening: 'Die Einladung wird geöffnet',
  },
  again: {
    title: 'Melde dich wieder an',
    text: (username) =>
      `Gib das Passwort von ${username} ein. Sobald du angemeldet bist, werden deine Änderungen gesendet.`,
    action: 'Anmelden',
    byProvider: (provider) =>
      `Weiter mit ${provider}. Deine Änderungen werden gesendet, sobald du angemeldet bist.`,
  },
  provider: {
    only: (provider) => `Du meldest dich hier mit ${provider} an.`,
    page: 'Anmeldung',
    title: 'Du wirst angemeldet',
    waiting: 'Einen Moment',
    done: 'Verbunden',
    again: 'Noch einmal',
    // In the dative, as every sentence here needs it.
    unnamed: 'deinem Anbieter',
    proof: {
      title: 'Bist du das?',
      text: (username, provider) =>
        `Das Konto ${username} hat deine E-Mail-Adresse. Gib einmal sein Passwort ein, danach meldest du dich mit ${provider} an.`,
      notYours: 'Wenn es nicht deins ist, frag die Person, die diesen Server betreut.',
      action: 'Verbinden und anmelden',
    },
    problems: {
      down: (provider) =>
        `Von ${provider} kommt gerade keine Antwort. Wo du angemeldet bist, geht alles weiter. Versuch es gleich noch einmal.`,
      cancelled: (provider) => `Du hast dich nicht mit ${provider} angemeldet.`,
      refused: (provider) =>
        `Die Antwort von ${provider} war nicht gültig. Versuch es noch einmal. Passiert es wieder, steht der Grund im Protokoll des Servers.`,
      elsewhere: () =>
        'Diese Anmeldung begann in einem anderen Browser, hat länger als zehn Minuten gedauert oder ist schon fertig. Niemand wurde angemeldet.',
      no_account: (provider) =>
        `Kein Konto hier ist mit deinem bei ${provider} verbunden. Hast du eins, melde dich an und verbinde es in den Einstellungen unter Sicherheit. Sonst frag die Person, die diesen Server betreut.`,
      known_address: (provider) =>
        `Mit dieser E-Mail-Adresse hast du hier schon ein Konto. Melde dich dort an und verbinde es in den Einstellungen unter Sicherheit mit ${provider}.`,
      taken: (provider) => `Mit deinem Konto bei ${provider} ist hier schon ein anderes verbunden.`,
    },
    fromApp:
      'Hast du in der App auf deinem Startbildschirm angefangen? Mach hier weiter, lass dir einen Code geben und tippe ihn in der App unter „Ich habe einen Code“ ein.',
    forCode: (provider) => `Weiter mit ${provider}, um einen Code zu bekommen`,
  },
}
