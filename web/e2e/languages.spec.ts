/** The app in each language: without a connection, changed at once, and two on one device (A30). */
import type { Page } from 'playwright/test'
import { languageNames } from '#domain/language/languages.ts'
import type { Language } from '#domain/language/texts.ts'
import { english, setLanguage } from '#domain/language/texts.ts'
import { texts as shell } from '#web/app/shell/texts.ts'
import { texts as signIn } from '#web/features/sign-in/texts.ts'
import { stateTexts } from '#web/features/sync-status/state-texts.ts'
import { taskFormTexts } from '#web/features/tasks/form-texts.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import * as german from '#web/languages/de.ts'
import * as spanish from '#web/languages/es.ts'
import * as french from '#web/languages/fr.ts'
import * as dutch from '#web/languages/nl.ts'
import { languageTexts } from '#web/shared/language/texts.ts'
import { pageTexts } from '#web/shared/page/texts.ts'
import { choose, comeIn, expectPicker, switchPerson } from './accounts.ts'
import { goOffline, goOnline, pill } from './chores.ts'
import { expect, PASSWORD } from './fixtures.ts'
import { test } from './tablet.ts'

const languages: readonly Language[] = [
  { tag: 'de', texts: german },
  { tag: 'fr', texts: french },
  { tag: 'es', texts: spanish },
  { tag: 'nl', texts: dutch },
]

test.afterEach(() => setLanguage(english))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function createTask(page: Page, name: string): Promise<void> {
  await button(page, taskCardTexts.createTask).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(taskFormTexts.name, { exact: true }).fill(name)
  await dialog.getByLabel(taskFormTexts.minutes, { exact: true }).fill('20')
  await dialog.getByRole('button', { name: taskCardTexts.createTask }).click()
  await expect(dialog).toBeHidden()
}

for (const language of languages)
  test(`in ${language.tag}: registered, three tasks offline, two done, and all arrive`, async ({
    visit,
    server,
  }) => {
    setLanguage(language)
    const page = await visit({ locale: language.tag })
    await page.goto('/register?plan=pro')
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
    const { fields } = signIn
    await page.getByLabel(fields.username, { exact: true }).fill('maya')
    await page.getByLabel(fields.email, { exact: true }).fill('maya@example.org')
    await page.getByLabel(fields.name, { exact: true }).fill('Maya Ellis')
    await page.getByLabel(fields.password, { exact: true }).fill(PASSWORD)
    await page.getByLabel(fields.confirmPassword, { exact: true }).fill(PASSWORD)
    await button(page, signIn.register.action).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(pill(page, stateTexts.synced(0))).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)

    await goOffline({ page })
    await page
      .getByRole('link', { name: shell.pages.tasks })
      .filter({ visible: true })
      .first()
      .click()
    for (const name of ['Wolle', 'Nadel', 'Faden']) await createTask(page, name)
    for (const name of ['Wolle', 'Nadel']) {
      await button(page, taskCardTexts.completeAndEarn(name, 20)).click()
      await expect(page.getByRole('heading', { name })).toBeHidden()
    }
    await page.reload()
    await expect(pill(page, stateTexts.offline(5))).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Faden' })).toBeVisible()
    await goOnline({ page })
    await expect(pill(page, stateTexts.synced(0))).toBeVisible()
    const counts = server.database
      .prepare('SELECT count(*) AS made, count(completed_at) AS done FROM tasks')
      .get()
    expect(counts).toEqual({ made: 3, done: 2 })
  })

/** In the settings. From then on the tests use German, too. */
async function chooseGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: languageTexts.language }).click()
  await page.getByRole('dialog').getByText(languageNames.de).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  setLanguage({ tag: 'de', texts: german })
  await page.getByRole('dialog', { name: languageTexts.language }).press('Escape')
}

test('a language is chosen without a connection, shows at once, and goes to the other device', async ({
  visit,
  join,
}) => {
  const { page, context } = await join('Maya')
  await page.goto('/settings')
  await goOffline({ page })
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await chooseGerman(page)
  await expect(page.getByRole('heading', { name: shell.pages.settings, level: 1 })).toBeAttached()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  await goOnline({ page })
  await expect(pill(page, stateTexts.synced(0))).toBeVisible()
  const second = await visit({ storageState: await context.storageState() })
  await second.goto('/tasks')
  await expect(second.locator('html')).toHaveAttribute('lang', 'de')
  await expect(button(second, taskCardTexts.createTask).first()).toBeVisible()
})

test('the arrow keys go from language to language', async ({ join }) => {
  const { page } = await join('Maya')
  await page.goto('/settings?language=1')
  const answer = (tag: keyof typeof languageNames) =>
    page.getByRole('radio', { name: languageNames[tag], exact: true })
  await answer('en').focus()
  for (const tag of ['de', 'fr', 'es'] as const) {
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(answer(tag)).toBeFocused()
    await expect(answer(tag)).toBeChecked()
  }
})

test('two people use two languages on one tablet, also without a connection', async ({ share }) => {
  const { page } = await share('Theo')
  const person = { page }
  await comeIn(page, 'Theo')
  await page.goto('/settings')
  await chooseGerman(page)
  await goOffline(person)
  await expect(page.getByRole('heading', { name: shell.pages.settings, level: 1 })).toBeAttached()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    '/manifest.de.webmanifest',
  )
  await page
    .getByRole('button', { name: pageTexts.switchPerson })
    .filter({ visible: true })
    .first()
    .click()
  setLanguage(english)
  // No account is active, so the words are in the tablet's language.
  await expectPicker(page)
  await choose(page, 'Maya')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: shell.pages.rewards }).first()).toBeVisible()
  await switchPerson(page)
  await choose(page, 'Theo')
  setLanguage({ tag: 'de', texts: german })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: shell.pages.rewards }).first()).toBeVisible()
})

test('the manifest has words of each language, and is otherwise the same', async ({
  page,
  server,
}) => {
  const read = async (file: string) =>
    (await (await page.request.get(`${server.url}/${file}`)).json()) as Record<string, unknown>
  const { lang, description, shortcuts, screenshots, ...rest } = await read('manifest.webmanifest')
  expect(lang).toBe('en')
  for (const { tag } of languages) {
    const manifest = await read(`manifest.${tag}.webmanifest`)
    expect(manifest).toMatchObject({ ...rest, lang: tag })
    expect(manifest['description']).not.toBe(description)
    for (const [name, items] of Object.entries({ shortcuts, screenshots }))
      expect(manifest[name]).toHaveLength((items as readonly object[]).length)
    expect(JSON.stringify(manifest)).not.toContain('"Create Task"')
  }
})

test('where nobody is signed in, the language is that of the browser, and can be chosen', async ({
  visit,
}) => {
  const page = await visit({ locale: 'fr-CA' })
  await page.goto('/login')
  setLanguage({ tag: 'fr', texts: french })
  await expect(button(page, signIn.login.action)).toBeVisible()
  const picker = page.getByRole('combobox', { name: languageTexts.language })
  await picker.focus()
  await picker.selectOption('nl')
  setLanguage({ tag: 'nl', texts: dutch })
  await expect(button(page, signIn.login.action)).toBeVisible()
  await expect(page.getByRole('combobox', { name: languageTexts.language })).toBeFocused()
  await page.reload()
  await expect(button(page, signIn.login.action)).toBeVisible()
})

test('after a choice before the sign-in, the page is in the language of the account', async ({
  join,
  visit,
}) => {
  const { page: own } = await join('Maya')
  await own.goto('/settings')
  await chooseGerman(own)
  await expect(pill(own, stateTexts.synced(0))).toBeVisible()

  const page = await visit({ locale: 'en' })
  await page.goto('/login')
  await page.getByRole('combobox').selectOption('nl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  setLanguage({ tag: 'nl', texts: dutch })
  await page.getByLabel(signIn.fields.username, { exact: true }).fill('maya')
  await page.getByLabel(signIn.fields.password, { exact: true }).fill(PASSWORD)
  await button(page, signIn.login.action).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
