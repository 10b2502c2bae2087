/** The settings that a person has (F2), and that a name being typed survives a change of the language (A30). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { makeUser } from '#domain/testing/make.ts'
import { switchLanguage, usePageLanguage } from '#web/shared/language/page-language.ts'
import type { Rows } from '#web/testing/pair.ts'
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

function Address() {
  return <p>{useLocation().search}</p>
}

async function openDowngrade(plan: 'free' | 'pro') {
  const page = (
    <>
      <SettingsScreen />
      <Address />
    </>
  )
  await renderForAccount({ name: 'Maya', plan }, '/settings?tab=subscription&downgrade=1', page)
}

test('the address of the downgrade asks before a plan is left (S2)', async () => {
  await openDowngrade('pro')
  const text = 'You leave Pro at once. Everything you have made stays.'
  expect(await screen.findByText(text)).toBeTruthy()
})

test('on the free plan, as after going forward again, there is nothing to ask (S2)', async () => {
  await openDowngrade('free')
  await screen.findByText('?tab=subscription')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a child who comes from another screen sees no tab that goes again (F2, U7)', async () => {
  const rows: Rows = [['users', makeUser('Juno', { is_child: true })]]
  await renderForAccount({ name: 'Juno', rows }, '/settings', () => <SettingsScreen />)
  // Before anything else is read.
  const shown = await screen.findAllByRole('tab')
  expect(shown.map((tab) => tab.textContent)).toEqual(['Profile', 'Security', 'Points'])
})

/** As the session shows the whole page. */
function Page() {
  return <SettingsScreen key={usePageLanguage()} />
}

test('a name that is half typed stays when another language is chosen (A30)', async () => {
  onTestFinished(() => switchLanguage('en'))
  await renderForAccount({ name: 'Maya' }, '/settings', <Page />)
  const before = await screen.findByRole('textbox', { name: 'Display name' })
  fireEvent.change(before, { target: { value: 'Maya El' } })
  await act(() => switchLanguage('nl'))
  const after = await screen.findByRole('textbox', { name: 'Weergavenaam' })
  expect(after).not.toBe(before)
  expect(after).toHaveProperty('value', 'Maya El')
})

test('an answer keeps the focus when it shows the page in its language (A30)', async () => {
  onTestFinished(() => switchLanguage('en'))
  await renderForAccount({ name: 'Maya' }, '/settings?language=1', <Page />)
  const before = await screen.findByRole('radio', { name: 'Nederlands' })
  before.focus()
  fireEvent.click(before)
  await waitFor(() => {
    expect(document.activeElement).not.toBe(before)
    expect(document.activeElement).toHaveProperty('value', 'nl')
  })
})
