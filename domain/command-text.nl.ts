/** A name at the beginning of a Dutch sentence. */

/** "Een taak afgerond", but "iPad opladen afgerond": a name stays as its owner wrote it. */
export function atStart(name: string): string {
  return name.replace(/^(?:een (?=(?:taak|beloning|lening)$)|de (?=lening ))/, (article) =>
    article === 'de ' ? 'De ' : 'Een ',
  )
}
