/** Finds the card of a task or a reward by its name. */
import { screen, within } from '@testing-library/react'

export async function card(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  return within(heading.closest('article') as HTMLElement)
}
