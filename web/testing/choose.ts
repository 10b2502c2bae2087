/** Chooses an entry of the menu of the row with this name. */
import { fireEvent, screen } from '@testing-library/react'

export async function choose(name: string, entry: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Options for ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }))
}
