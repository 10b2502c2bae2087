/** The texts of texts.ts in German. */
import type { matchingTexts as english } from './texts.ts'

export const matchingTexts: typeof english = {
  you: 'Magst du diese nehmen? Dann gleichen sich die letzten vier Wochen aus.',
  other: (name) =>
    `Vielleicht nimmt ${name} diese? Dann gleichen sich die letzten vier Wochen aus.`,
  takeOn: 'Ich nehm sie',
  takeOnTask: (name) => `Ich nehm sie: ${name}`,
}
