/** The question for a parent before a child's wish is approved. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeAccount, makeMadeChild, makeReward, makeUser } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PriceRewardDialog } from './price-reward-dialog.tsx'

const wish = makeReward('Juno', {
  name: 'Lego',
  description: '',
  point_cost: 0,
  awaiting_approval: true,
  approved_by: null,
})
const maya = makeUser('Maya')
const rows = [
  ['users', maya],
  ['accounts', makeAccount('Maya')],
  ...makeMadeChild('Juno', 'Maya'),
  ['rewards', wish],
] as const

test('the wish of a child is approved with the points a parent types (K9)', async () => {
  const onClose = vi.fn<() => void>()
  const dialog = <PriceRewardDialog id={wish.id} open onClose={onClose} />
  const { ran } = await renderForAccount({ name: 'Maya', rows }, '/', dialog)
  const cost = await screen.findByRole('spinbutton', { name: 'Point cost' })
  expect(screen.getByText('Lego').tagName).toBe('BDI')
  fireEvent.change(cost, { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Point cost must be at least 1')).toBeTruthy()
  fireEvent.change(cost, { target: { value: '120' } })
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(ran).toEqual([['approveReward', { id: wish.id, point_cost: 120 }]])
})
