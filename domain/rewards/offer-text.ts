/** How an offer reads, in its notification and on its card (RW19). */

/** "Theo offers you a lie-in" */
export function offerText(giver: string, reward: string): string {
  const inSentence = reward.replace(/^(?:An?|The) /, (article) => article.toLowerCase())
  return `${giver} offers you ${inSentence}`
}
