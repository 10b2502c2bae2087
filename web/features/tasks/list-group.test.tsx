/** The accessible name of a group of tasks. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListGroup } from './list-group.tsx'

test('it is named by its title and how many it holds', () => {
  render(
    <ListGroup title="Later" count={1240}>
      <p>Fold the laundry</p>
    </ListGroup>,
  )
  expect(screen.getByRole('region', { name: 'Later 1,240' })).toBeTruthy()
})
