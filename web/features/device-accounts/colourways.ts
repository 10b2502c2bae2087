/** The colors of a person's mitten: the same at every start. */
import { hash } from '#web/ui/swatch.ts'

export type Colourway = {
  readonly yarn: string
  readonly gap: string
  readonly border: string
  readonly cuff: string
  readonly rib: string
}

const colourways: readonly Colourway[] = [
  { yarn: '#0F6270', gap: '#0A4B57', border: '#FFCB4D', cuff: '#E4909F', rib: '#F6AEBB' },
  { yarn: '#C2DEE6', gap: '#A3C7D2', border: '#0F6270', cuff: '#0A4B57', rib: '#0F6270' },
  { yarn: '#F6AEBB', gap: '#E4909F', border: '#FFF8EE', cuff: '#84223B', rib: '#A63450' },
  { yarn: '#7D9B66', gap: '#678453', border: '#FFF4DA', cuff: '#9E3D1E', rib: '#C6522E' },
  { yarn: '#EFE8DA', gap: '#D8CFBC', border: '#C6522E', cuff: '#0A4B57', rib: '#0F6270' },
  { yarn: '#D26C49', gap: '#B65432', border: '#FFF0DC', cuff: '#84223B', rib: '#A63450' },
]

/** Each person's colours, from a hash of their id; two people on one line get different ones if there are enough. */
export function colourwaysFor(ids: readonly string[]): ReadonlyMap<string, Colourway> {
  const taken = new Map<string, Colourway>()
  for (const id of ids) {
    const from = hash(id) % colourways.length
    const order = [...colourways.slice(from), ...colourways.slice(0, from)]
    const used = [...taken.values()]
    const colourway = order.find((each) => !used.includes(each)) ?? order[0]
    if (colourway) taken.set(id, colourway)
  }
  return taken
}
