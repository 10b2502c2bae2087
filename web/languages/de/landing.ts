/** The texts of features/landing in German. The people and their quotes are invented (U1). */
import type * as english from '#web/languages/en.ts'

export const landingTexts: typeof english.landingTexts = {
  page: 'Hausarbeit, Punkte und Belohnungen',
  skip: 'Zum Inhalt springen',
  sections: {
    label: 'Auf dieser Seite',
    features: 'Was es kann',
    pricing: 'Preise',
    reviews: 'Stimmen',
  },
  dashboard: 'Übersicht',
  login: 'Anmelden',
  signUp: 'Registrieren',
  hero: {
    title: 'Viele Fäustlinge, schnelles Ende.',
    lead: 'Mitten macht aus Hausarbeit Punkte und aus Punkten etwas, worüber ihr euch beide freut. Für Paare, und für Eltern mit Kindern.',
    start: 'Loslegen',
    more: 'Mehr erfahren',
    note: 'Läuft auf dem Küchentablet, auch wenn das WLAN mal nicht will.',
    picture: 'Zwei gestrickte Fäustlinge klatschen sich ab',
    task: 'Wäsche falten',
    reward: 'Frühstück im Bett',
  },
  features: {
    title: 'Wo es fair zugeht, ist es warm',
    tasks: {
      title: 'Aufgaben',
      text: 'Sag, was es ist, wie lange es dauert und wie anstrengend es wirklich ist. Teil es, dann übernimmt, wer zuerst da ist.',
      easy: 'Balkon gießen',
      difficult: 'Wäsche falten',
      extreme: 'Backofen schrubben',
    },
    points: {
      title: 'Punkte',
      text: 'Minuten mal Anstrengung. Für alle dieselbe Rechnung, also muss niemand streiten, wer dran war.',
    },
    rewards: {
      title: 'Eigene Belohnungen',
      text: 'Frühstück im Bett. Die gute Bäckerei. Das letzte Wort beim Filmabend. Den Preis bestimmt ihr.',
    },
    partner: {
      title: 'Zusammen',
      text: 'Verbindet euch, zu zweit oder mit den Kindern. Über Belohnungen und geliehene Punkte entscheidet immer jemand anderes, und zwar freundlich.',
      name: 'Theo',
      asks: 'Theo fragt',
      wish: 'Ausschlafen bis zehn',
      deny: 'Ablehnen',
      approve: 'Zustimmen',
    },
  },
  howItWorks: {
    title: 'So geht’s',
    steps: [
      {
        title: 'Aufgaben anlegen',
        text: 'Schreib auf, was zu tun ist, mit Minuten und Anstrengung.',
      },
      {
        title: 'Erledigen und verdienen',
        text: 'Hak es ab, auch ohne Verbindung. Die Punkte sind sofort da.',
      },
      {
        title: 'Belohnungen einlösen',
        text: 'Gib sie für etwas aus, das dir wirklich Freude macht.',
      },
    ],
  },
  pricing: {
    title: 'Welche Größe passt?',
    choose: { free: 'Loslegen', pro: 'Pro wählen', ultimate: 'Ultimate wählen' },
  },
  reviews: {
    title: 'Aus wärmeren Küchen',
    all: [
      {
        name: 'Nadia',
        about: 'Verbunden mit Marcus',
        text: 'Wir führen im Kopf nicht mehr Buch. Das macht jetzt die App, und ich bekomme Frühstück im Bett.',
      },
      {
        name: 'Per',
        about: 'Vater von zweien',
        text: 'Das Tablet wohnt neben dem Wasserkocher. Die Kinder rennen um die Wette zum Altpapier. Damit hätte ich nie gerechnet.',
      },
      {
        name: 'Grace',
        about: 'Verbunden mit Tom',
        text: 'Er hat den Backofen geschrubbt, um auszuschlafen. Nie hat jemand 180 Punkte besser angelegt.',
      },
    ],
  },
  finalCall: {
    title: 'Der Abwasch von heute Abend ist 20 Punkte wert.',
    action: 'Kostenlos loslegen',
  },
  footer: {
    help: {
      label: 'Hilfe',
      links: ['Hilfebereich', 'Blog', 'Häufige Fragen', 'Support'],
    },
    legal: {
      label: 'Rechtliches',
      links: ['Datenschutz', 'Nutzungsbedingungen', 'Cookies'],
      about: 'Lizenzen und Quelltext',
    },
    social: 'Soziale Medien',
  },
}
