/** The people who may subscribe to each plan (S2 and F2). */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeUser, openSettings } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { SubscribeScreen } from './subscribe-screen.tsx'

const address = '/subscribe?plan=ultimate&return=/points'

test('the plan and the price of the change stand there before anything happens', async () => {
  const { ran } = await renderForAccount({ name: 'Maya' }, address, <SubscribeScreen />)
  expect(await screen.findByRole('heading', { name: 'Switch to Ultimate' })).toBeTruthy()
  expect(screen.getByText(/Demo changes are applied without payment/)).toBeTruthy()
  expect(screen.getByText('Pro, $4.99 per month')).toBeTruthy()
  expect(screen.getByText('Ultimate, $9.99 per month')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/points')
  expect(ran).toEqual([])
})

test('a child is refused', async () => {
  const rows = [['users', makeUser('Juno', { is_child: true })]] as const
  await renderForAccount({ name: 'Juno', rows }, address, <SubscribeScreen />)
  expect(await screen.findByText(/for the adults of a household/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('where a server offers no upgrades the button says so', async () => {
  const settings = { ...openSettings, freeChoiceOfPlan: false }
  await renderForAccount({ name: 'Maya', settings }, address, <SubscribeScreen />)
  const button = await screen.findByRole('button', { name: 'Switch to Ultimate' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('This server offers no upgrades.')).toBeTruthy()
})
