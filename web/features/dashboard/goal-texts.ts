/** Texts of the goal on the hero. */

export const goalTexts = {
  reached: (name: string) => `You have enough for ${name}`,
}
