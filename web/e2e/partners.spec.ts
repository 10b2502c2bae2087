/** Partners: invited by link and QR code, linked through registering, with roles, and ended (F1-F4). */
import { register } from './accounts.ts'
import { expectInOrder, expectInOrderAt } from './axe.ts'
import { goOffline } from './chores.ts'
import { expect, expectConverged, registrationOf, test } from './fixtures.ts'
import { narrowest, sizes } from './sizes.ts'

test('an invitation link opened signed out leads through registering to linking, as a child', async ({
  join,
  server,
  visit,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/partners?invite=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('juno@elsewhere.example')
  await dialog.getByRole('radio', { name: 'Child' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const link = await dialog.getByLabel('Invitation link').inputValue()
  const juno = await visit()
  await juno.goto(link)
  await expect(juno.getByRole('heading', { name: 'Maya invites you' })).toBeVisible()
  await expect(juno.getByText('Maya Ellis')).toBeVisible()
  await expect(juno.getByText(/says yes to your wishes/)).toBeVisible()
  await expectInOrder(juno, 'the invitation, signed out')
  await juno.getByRole('link', { name: 'Sign Up' }).click()
  await register(juno, registrationOf('Juno'))
  await expect(juno).toHaveURL('/partners')
  await juno.getByRole('button', { name: /^Accept/ }).click()
  await expect(juno.getByRole('heading', { name: 'Active Partnerships' })).toBeVisible()
  // The sheet with the code closes by itself where it was shown.
  await expect(page.getByText('Juno joined')).toBeVisible()
  await expect(dialog).toBeHidden()
  const mine = juno.getByRole('article').filter({ hasText: 'Maya Ellis' })
  await expect(mine).toContainText('Parent')
  await expect(juno.getByRole('button', { name: /Invite Partner|Remove Partner/ })).toHaveCount(0)

  const theirs = page.getByRole('article').filter({ hasText: 'Juno Ellis' })
  await expect(theirs).toContainText('Child')
  await expect(theirs.getByRole('button', { name: 'Remove Partner Juno Ellis' })).toBeVisible()
  await expectConverged(server, maya)
})

test('two invitations that cross become one partnership', async ({ join }) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  for (const [person, other] of [
    [maya, 'theo'],
    [theo, 'maya'],
  ] as const) {
    await person.page.goto('/partners?invite=1')
    const dialog = person.page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(`${other}@example.org`)
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    if (person === maya) await expect(dialog).toContainText('Invitation sent')
  }
  await expect(theo.page.getByText('You are partners now')).toBeVisible()
  for (const { page } of [maya, theo]) {
    await page.goto('/partners')
    await expect(page.getByRole('heading', { name: 'Active Partnerships' })).toBeVisible()
    await expect(page.getByText('Awaiting Response')).toHaveCount(0)
  }
})

test('removing a partner asks, needs a connection, and takes effect on both sides (F4)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.goto('/partners')
  await page.getByRole('button', { name: 'Remove Partner Theo Ellis' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await goOffline(maya)
  await expect(question).toContainText('Needs a connection')
  await expect(question.getByRole('button', { name: 'Remove Partner' })).toBeDisabled()
  await page.context().setOffline(false)
  await question.getByRole('button', { name: 'Remove Partner' }).click()
  const none = 'No active partnerships. Invite someone to get started!'
  await expect(page.getByText(none)).toBeVisible()
  await theo.page.goto('/partners')
  await expect(theo.page.getByText(none)).toBeVisible()
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the page and in its dialogs, in ${colorScheme}`, async ({
    joinBoth,
  }) => {
    const [maya] = await joinBoth()
    const { page } = maya
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/partners?invite=1')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('sam@example.org')
    await dialog.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectInOrderAt(page, 'the sent invitation', sizes)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectInOrderAt(page, 'partners', [...sizes, narrowest])
  })
