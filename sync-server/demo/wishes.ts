/** The rewards that the demo family redeems over the months. */
import type { Limits } from '#domain/rewards/reward.ts'
import type { FirstName } from './family.ts'

/** Without limits it can be redeemed once. */
export type Wish = Partial<Limits> & {
  readonly name: string
  readonly description: string
  readonly point_cost: number
}

export const wishes: Readonly<Partial<Record<FirstName, readonly Wish[]>>> = {
  Maya: [
    { name: 'Swim before breakfast', description: 'The lido, while it is quiet.', point_cost: 110 },
    { name: 'Sunday papers in peace', description: 'Coffee refills included.', point_cost: 120 },
    { name: 'An evening at the pottery', description: 'Home late, hands clean.', point_cost: 260 },
    {
      name: 'Flowers, for no reason',
      description: 'From the market, not the petrol station.',
      point_cost: 60,
    },
    {
      name: 'A film nobody else likes',
      description: 'Three hours. Subtitles. Black and white.',
      point_cost: 150,
    },
  ],
  Theo: [
    { name: 'Sunday papers', description: 'All the sections, in order.', point_cost: 120 },
    {
      name: 'Five-a-side, no questions',
      description: 'Back by ten, probably limping.',
      point_cost: 140,
    },
    {
      name: 'An hour in the shed',
      description: 'The radio, the vice, nobody else.',
      point_cost: 80,
    },
    {
      name: 'A night in the hut',
      description: 'No signal. That is the point.',
      point_cost: 450,
    },
    { name: 'The good cheese', description: 'The one that needs its own box.', point_cost: 90 },
    {
      name: 'A lie-in until ten',
      description: 'Curtains shut, phone downstairs.',
      point_cost: 200,
    },
  ],
  Ida: [
    {
      name: 'Pick the film on Friday',
      description: 'Even if it has dinosaurs again.',
      point_cost: 60,
    },
    { name: 'Pancakes for supper', description: 'With the lemon and the sugar.', point_cost: 80 },
    { name: 'Half an hour later to bed', description: 'With a torch and a book.', point_cost: 70 },
  ],
  Nora: [
    { name: 'Tea brought to my chair', description: 'In the blue cup.', point_cost: 50 },
    { name: 'A drive to the sea', description: 'Somebody else at the wheel.', point_cost: 220 },
    { name: 'Choose the music all day', description: 'Nobody may sigh.', point_cost: 90 },
  ],
}
