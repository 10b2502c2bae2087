/** Looks for the fixed texts (U1), literally, in the state of a page that shows them. */
import type { Locator, Page } from 'playwright/test'
import { test } from 'playwright/test'
import { expect } from '#web/e2e/fixtures.ts'

const roles = ['heading', 'button', 'link', 'tab', 'menuitem', 'menuitemradio', 'radio'] as const

/** By their role on the page: a field by its label, and all other texts as `text`. */
export type Texts = Readonly<
  Partial<Record<(typeof roles)[number] | 'field' | 'text', readonly string[]>>
>

export type State = {
  readonly state: string
  readonly path?: string
  /** The steps that lead there from the page's address, or from the previous state. */
  readonly act?: () => Promise<unknown>
  /** If a dialog covers the page, the texts in it. */
  readonly within?: 'dialog' | 'alertdialog'
  readonly texts: Texts
}

export async function expectStates(page: Page, states: readonly State[]): Promise<void> {
  for (const { state, path, act, within, texts } of states)
    await test.step(state, async () => {
      if (path !== undefined) await page.goto(path)
      await act?.()
      await expectTexts(within === undefined ? page : page.getByRole(within), texts)
    })
}

/** Each as the complete text of a visible element. */
export async function expectTexts(within: Page | Locator, texts: Texts): Promise<void> {
  for (const role of roles)
    for (const name of texts[role] ?? [])
      await expectSeen(within.getByRole(role, { name, exact: true }), name)
  for (const label of texts.field ?? [])
    await expectSeen(within.getByLabel(label, { exact: true }), label)
  for (const text of texts.text ?? [])
    await expectSeen(within.getByText(text, { exact: true }), text)
}

async function expectSeen(found: Locator, text: string): Promise<void> {
  await expect(found.filter({ visible: true }).first(), text).toBeVisible()
}

type Wrong = readonly [label: string, typed: string, message: string]

/** Each field shows its hint, also to screen readers. */
export async function expectFieldErrors(
  form: Locator,
  save: string,
  wrong: readonly Wrong[],
): Promise<void> {
  for (const [label, typed] of wrong) await form.getByLabel(label, { exact: true }).fill(typed)
  await form.getByRole('button', { name: save, exact: true }).click()
  for (const [label, , message] of wrong)
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
}
