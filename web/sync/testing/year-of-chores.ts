/** Twenty-five repeating tasks of every kind, as a family of four would make them. */
import type { CommandInput } from '#domain/commands.ts'
import { idOf } from '#domain/testing/make.ts'

export const family = ['Maya', 'Theo', 'Nora', 'Juno'] as const
export type Member = (typeof family)[number]

export type Made = { readonly by: Member; readonly input: CommandInput<'createChore'> }
type Rule = Pick<
  CommandInput<'createChore'>,
  'repeats' | 'every' | 'weekdays' | 'month_day' | 'month_week' | 'months'
>

const rules: readonly Rule[] = [
  { repeats: 'daily' },
  { repeats: 'daily', every: 3 },
  { repeats: 'weekly', weekdays: 0b0010010 },
  { repeats: 'weekly', weekdays: 0b0100000, every: 2 },
  { repeats: 'weekly', weekdays: 0b0011111 },
  { repeats: 'monthly_day', month_day: 31 },
  { repeats: 'monthly_weekday', weekdays: 0b0000010, month_week: 1 },
  { repeats: 'after_done', every: 4 },
  { repeats: 'weekly', weekdays: 0b0100000, months: 0b001111111000 },
]
const zones = ['Europe/Berlin', 'Europe/Berlin', 'America/New_York'] as const
const orders = ['round', 'shuffle', 'least'] as const
const changes = ['each', 'week', 'month'] as const

export const CHORES = 25

export function choreOf(place: number): Made {
  const by = family[place % 3] ?? 'Maya'
  const others = family.filter((name) => name !== by)
  const people = [by, ...others].slice(0, 2 + (place % 3))
  const isRota = place % 3 !== 2
  return {
    by,
    input: {
      ...(rules[place % rules.length] ?? { repeats: 'daily' }),
      id: idOf(`chore ${place}`),
      name: `Chore ${place}`,
      time_minutes: 5 + place,
      is_shared: place % 8 !== 5,
      starts_on: '2026-01-01',
      time_zone: zones[place % 3] ?? 'Europe/Berlin',
      if_missed: place % 2 === 0 ? 'waits' : 'moves_on',
      ...(place % 6 === 0 && { due_time: '19:00' }),
      ...(isRota &&
        place % 8 !== 5 && {
          who: 'turns' as const,
          people: people.map(idOf),
          turns_order: orders[place % 3] ?? 'round',
          turns_change: changes[place % 4] ?? 'each',
        }),
    },
  }
}
