/** The texts of features/landing in Dutch. The people and their quotes are invented (U1). */
import type * as english from '#web/languages/en.ts'

export const landingTexts: typeof english.landingTexts = {
  page: 'Klusjes, punten en beloningen',
  skip: 'Naar de inhoud',
  sections: {
    label: 'Op deze pagina',
    features: 'Wat het doet',
    pricing: 'Prijzen',
    reviews: 'Ervaringen',
  },
  dashboard: 'Overzicht',
  login: 'Inloggen',
  signUp: 'Account maken',
  hero: {
    title: 'Vele wanten maken licht werk.',
    lead: 'Mitten maakt punten van het huishouden, en van punten iets waar jullie allebei van genieten. Voor stellen, en voor ouders met kinderen.',
    start: 'Aan de slag',
    more: 'Meer weten',
    note: 'Werkt op de tablet in de keuken, ook als de wifi het niet doet.',
    picture: 'Twee gebreide wanten geven elkaar een high five',
    task: 'Was opvouwen',
    reward: 'Ontbijt op bed',
  },
  features: {
    title: 'Een eerlijk huis is een warm huis',
    tasks: {
      title: 'Taken verdelen',
      text: 'Zeg wat het is, hoelang het duurt en hoe zwaar het echt is. Deel het, en wie er het eerst bij is, pakt het op.',
      easy: 'Balkonplanten water geven',
      difficult: 'Was opvouwen',
      extreme: 'Oven grondig schoonmaken',
    },
    points: {
      title: 'Punten verdienen',
      text: 'Minuten keer zwaarte. Voor iedereen dezelfde som, dus niemand hoeft te kibbelen over wiens beurt het was.',
    },
    rewards: {
      title: 'Eigen beloningen',
      text: 'Ontbijt op bed. De goede bakker. Het laatste woord op filmavond. Jullie bepalen de prijs.',
    },
    partner: {
      title: 'Samen met je partner',
      text: 'Koppel je partner of je kinderen. Beloningen en leningen gaan via de ander, met een vriendelijk woord.',
      name: 'Theo',
      asks: 'Theo vraagt',
      wish: 'Uitslapen tot tien uur',
      deny: 'Afwijzen',
      approve: 'Goedkeuren',
    },
  },
  howItWorks: {
    title: 'Zo werkt het',
    steps: [
      { title: 'Maak taken', text: 'Zet erin wat er moet gebeuren, met minuten en zwaarte.' },
      {
        title: 'Rond af en verdien',
        text: 'Vink af, ook zonder verbinding. De punten zijn er meteen.',
      },
      {
        title: 'Wissel beloningen in',
        text: 'Geef je punten uit aan iets waar je echt blij van wordt.',
      },
    ],
  },
  pricing: {
    title: 'Kies de maat die past',
    choose: { free: 'Aan de slag', pro: 'Kies Pro', ultimate: 'Kies Ultimate' },
  },
  reviews: {
    title: 'Uit warmere keukens',
    all: [
      {
        name: 'Nadia',
        about: 'Samen met Marcus',
        text: 'Vroeger hielden we de stand bij in ons hoofd. Nu houdt de stand zichzelf bij, en krijg ik ontbijt op bed.',
      },
      {
        name: 'Per',
        about: 'Vader van twee',
        text: 'De tablet woont naast de waterkoker. De kinderen rennen om het hardst naar de papierbak. Dat zag ik niet aankomen.',
      },
      {
        name: 'Grace',
        about: 'Samen met Tom',
        text: 'Hij schrobde de hele oven voor een ochtend uitslapen. Nooit werden 180 punten beter besteed.',
      },
    ],
  },
  finalCall: {
    title: 'De afwas van vanavond is 20 punten waard.',
    action: 'Gratis aan de slag',
  },
  footer: {
    help: {
      label: 'Hulp',
      links: ['Helpcentrum', 'Blog', 'Veelgestelde vragen', 'Contact'],
    },
    legal: {
      label: 'Juridisch',
      links: ['Privacybeleid', 'Voorwaarden', 'Cookiebeleid'],
      about: 'Licenties en broncode',
    },
    social: 'Sociale media',
  },
}
