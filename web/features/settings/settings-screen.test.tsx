/** Which settings a person has (F2). */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeUser } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { SettingsScreen } from './settings-screen.tsx'

async function tabsOf(isChild: boolean, address: string) {
  const juno = makeUser('Juno', { is_child: isChild })
  await renderForAccount({ name: 'Juno', rows: [['users', juno]] }, address, <SettingsScreen />)
  await screen.findByRole('heading', { name: 'Danger Zone' })
  return screen.getAllByRole('tab').map((tab) => tab.textContent)
}

test('an adult has all four tabs', async () => {
  expect(await tabsOf(false, '/settings')).toEqual([
    'Profile',
    'Security',
    'Subscription',
    'Points',
  ])
})

test('a child has no say in plans, by the address neither', async () => {
  expect(await tabsOf(true, '/settings?tab=subscription')).toEqual([
    'Profile',
    'Security',
    'Points',
  ])
})
