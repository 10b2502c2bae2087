/**
 * The texts around the pages (U1): sidebar, mobile header, slide-out menu and bottom navigation, and the page that is
 * not there. Unread counts are found in notifications.spec.ts, offers to install in installed.spec.ts.
 */
import { changeProfile } from '#web/e2e/elsewhere.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { desktop, phone } from '#web/e2e/sizes.ts'
import { expectStates, expectTexts } from './look.ts'

test('the frame names its places by their fixed names, on wide screens and on phones', async ({
  join,
}) => {
  // The first account is the admin's.
  const { page } = await join('Maya')
  const theo = await join('Theo')
  const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await page.setViewportSize(desktop)
  await expect(main.getByRole('link')).toHaveText([
    'Dashboard',
    'Tasks',
    'Rewards',
    'Partner',
    'Notifications',
    'Settings',
    'Admin',
  ])
  await expectTexts(page, {
    radio: ['Light', 'Dark', 'System'],
    text: ['Maya Ellis', 'Pro Plan'],
    button: ['Logout'],
  })

  await page.setViewportSize(phone)
  await expect(main.getByRole('link')).toHaveText(['Home', 'Tasks', 'Rewards', 'Admin', 'Alerts'])
  const theirs = theo.page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await theo.page.setViewportSize(phone)
  await expect(theirs.getByRole('link')).toHaveText([
    'Home',
    'Tasks',
    'Rewards',
    'Partner',
    'Alerts',
  ])
  const header = page.getByRole('banner')
  await expectTexts(header, { link: ['Notifications', 'Settings'] })
  await header.getByRole('button', { name: 'Theme' }).click()
  await expectTexts(page, { menuitemradio: ['Light', 'Dark', 'System'] })
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    'Tasks',
    'Rewards',
    'Partners',
    'Notifications',
    'Settings',
  ])
  await expectTexts(menu, { text: ['Maya Ellis', 'Pro Plan'], button: ['Logout'] })
})

test('every plan has its label, nobody is Guest User, and a lost page says 404', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.setViewportSize(desktop)
  const change = (plan: string) => changeProfile(maya, { plan })
  await expectStates(page, [
    { state: 'ultimate', act: () => change('ultimate'), texts: { text: ['Ultimate Plan'] } },
    { state: 'free', act: () => change('free'), texts: { text: ['Free Plan'] } },
    {
      state: 'an address without a page',
      path: '/nowhere',
      texts: { text: ['404'], link: ['Go to Dashboard'] },
    },
  ])
  await change('pro')
  await expectTexts(page, { text: ['Pro Plan'] })
  // A page outside the app closes its connection to the database.
  await page.goto('/old-browser.js')
  await page.evaluate(forgetWhoIsHere, `mitten-${maya.id}`)
  await expectStates(page, [
    {
      state: 'the device lost who is signed in',
      path: '/nowhere',
      texts: { text: ['Guest User', 'Free Plan'] },
    },
  ])
})

async function forgetWhoIsHere(name: string): Promise<void> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('Refused')))
    })
  const database = await ended(indexedDB.open(name))
  const tables = ['users', 'accounts']
  const transaction = database.transaction(tables, 'readwrite')
  await Promise.all(tables.map((table) => ended(transaction.objectStore(table).clear())))
  database.close()
}
