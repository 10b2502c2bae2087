/** Texts of a code that signs somebody in. */
const minutes = (count: number) => (count === 1 ? '1 more minute' : `${count} more minutes`)

export const texts = {
  worksFor: (left: number) => `Works once, for ${minutes(left)}.`,
  over: 'This code is not valid any more.',
}
