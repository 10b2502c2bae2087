/** The knitted picture of a reward without one: chosen by its id, so that it never changes. */
import bath from '#web/assets/knit/swatch-bath.svg'
import cake from '#web/assets/knit/swatch-cake.svg'
import cat from '#web/assets/knit/swatch-cat.svg'
import film from '#web/assets/knit/swatch-film.svg'
import gift from '#web/assets/knit/swatch-gift.svg'
import heart from '#web/assets/knit/swatch-heart.svg'
import house from '#web/assets/knit/swatch-house.svg'
import moon from '#web/assets/knit/swatch-moon.svg'
import mug from '#web/assets/knit/swatch-mug.svg'
import sofa from '#web/assets/knit/swatch-sofa.svg'
import star from '#web/assets/knit/swatch-star.svg'
import tulip from '#web/assets/knit/swatch-tulip.svg'

/** Every swatch by name, in the order of the picker. */
export const swatches = {
  bath,
  cake,
  cat,
  film,
  gift,
  heart,
  house,
  moon,
  mug,
  sofa,
  star,
  tulip,
}

export const swatchNames = Object.keys(swatches) as readonly (keyof typeof swatches)[]

const urls = Object.values(swatches)

/** The swatch for this id. Adding swatches would change the swatches of existing rewards. */
export function swatchFor(id: string): string {
  return urls[hash(id) % urls.length] ?? gift
}

/** FNV-1a: spreads ids that differ in one character. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
