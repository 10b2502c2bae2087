/** Rules in French (C4). */
import { ruleTexts } from './rule-text.fr.ts'
import { testRuleWords } from './testing/rule-words.ts'

testRuleWords(
  { tag: 'fr', texts: { ruleTexts } },
  {
    rules: [
      [{ weekdays: 0b10 }, 'Tous les mardis'],
      [{ weekdays: 0b0010010 }, 'Tous les mardis et vendredis'],
      [{ weekdays: 0b0010101 }, 'Tous les lundis, mercredis et vendredis'],
      [{ weekdays: 0b0011111 }, 'Du lundi au vendredi'],
      [{ weekdays: 0b1111111 }, 'Tous les jours'],
      [{ weekdays: 0b0100000, every: 2 }, 'Un samedi sur deux'],
      [{ weekdays: 0b0001001, every: 3 }, 'Une semaine sur trois, le lundi et le jeudi'],
      [{ weekdays: 0b1111111, every: 2 }, 'Une semaine sur deux, tous les jours'],
      [{ weekdays: 0b0100000, months: 0b001111111000 }, 'Tous les samedis, d’avril à octobre'],
      [{ weekdays: 0b0100000, months: 0b110000000011 }, 'Tous les samedis, de novembre à février'],
      [
        { weekdays: 0b0100000, months: 0b000000000011 },
        'Tous les samedis, seulement en janvier et en février',
      ],
      [
        { weekdays: 0b0100000, months: 0b000000100001 },
        'Tous les samedis, seulement en janvier et en juin',
      ],
      [{ weekdays: 0b0011111, every: 2 }, 'Une semaine sur deux, du lundi au vendredi'],
      [{ weekdays: 0b1100000 }, 'Tous les samedis et dimanches'],
      [{ weekdays: 0b0111111 }, 'Tous les jours sauf le dimanche'],
      [{ weekdays: 0b1111110, every: 3 }, 'Une semaine sur trois, tous les jours sauf le lundi'],
      [{ repeats: 'daily' }, 'Tous les jours'],
      [{ repeats: 'daily', every: 2 }, 'Un jour sur deux'],
      [{ repeats: 'daily', every: 3 }, 'Tous les 3 jours'],
      [
        { repeats: 'monthly_day', month_day: 31 },
        'Le 31 de chaque mois, ou le dernier jour si le mois est plus court',
      ],
      [{ repeats: 'monthly_day', month_day: 1 }, 'Le 1er de chaque mois'],
      [{ repeats: 'monthly_day', month_day: 12, every: 3 }, 'Tous les 3 mois, le 12'],
      [
        { repeats: 'monthly_day', month_day: 29, every: 12, starts_on: '2028-02-29' },
        'Chaque année, le 29 février, ou le 28 si l’année n’est pas bissextile',
      ],
      [
        { repeats: 'monthly_weekday', month_week: 5, weekdays: 0b0010000 },
        'Le dernier vendredi de chaque mois',
      ],
      [
        { repeats: 'monthly_weekday', month_week: 1, weekdays: 0b11, every: 2 },
        'Tous les 2 mois, le premier lundi et le premier mardi',
      ],
      [
        { repeats: 'monthly_day', month_day: 24, every: 24, starts_on: '2026-12-24' },
        'Tous les 2 ans, le 24 décembre',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-12-01' },
        'Chaque année, le 31 décembre',
      ],
      [
        { repeats: 'monthly_day', month_day: 31, every: 12, starts_on: '2026-11-01' },
        'Chaque année, le dernier jour de novembre',
      ],
      [{ repeats: 'after_done', every: 7 }, 'Une semaine après la dernière fois'],
      [{ repeats: 'after_done', every: 14 }, '2 semaines après la dernière fois'],
      [{ repeats: 'after_done', every: 4 }, '4 jours après la dernière fois'],
      [{ repeats: 'after_done', every: 1 }, 'Un jour après la dernière fois'],
    ],
    timed: [
      [{ weekdays: 0b10 }, 'Tous les mardis à 18:00'],
      [{ weekdays: 0b10, months: 0b1 }, 'Tous les mardis à 18:00, seulement en janvier'],
      [{ repeats: 'after_done', every: 4 }, '4 jours après la dernière fois, à 18:00'],
      [
        { repeats: 'monthly_day', month_day: 30 },
        'Le 30 de chaque mois à 18:00, ou le dernier jour si le mois est plus court',
      ],
    ],
    ends: ['jusqu’au dim. 6 déc.', 'jusqu’au lun. 6 déc. 2027'],
  },
)
