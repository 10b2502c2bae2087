/** A form that is rendered again in another language continues with its draft (A30). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test } from 'vitest'
import { idOf } from '#domain/testing/make.ts'
import { useLive } from '#web/data/account.ts'
import { deviceDatabase, setActiveAccount } from '#web/data/device-database.ts'
import { switchLanguage, usePageLanguage } from '#web/shared/language/page-language.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { useDraft } from './use-draft.ts'

function Line() {
  const form = useForm({ defaultValues: { line: '' } })
  useDraft(form, { isOpen: true })
  return <input aria-label="Line" {...form.register('line')} />
}

/** Arrives as soon as its row is read. */
function Dialog() {
  const row = useLive(({ accounts }) => accounts.get(idOf('Maya')))
  return row ? <Line /> : null
}

/** As the session shows the whole page. */
function Page() {
  return <Dialog key={usePageLanguage()} />
}

const readTyped = async () =>
  (await deviceDatabase.drafts.toArray()).flatMap(({ typed }) => typed.map(({ value }) => value))

test('what was typed stays in the form and on the device when another language is chosen', async () => {
  onTestFinished(async () => {
    await setActiveAccount(null)
    await switchLanguage('en')
  })
  await setActiveAccount(idOf('Maya'))
  await renderForAccount({ name: 'Maya', rows: [] }, '/', <Page />)
  const shown = await screen.findByLabelText('Line')
  fireEvent.change(shown, { target: { value: 'Bins every tue' } })
  await waitFor(async () => expect(await readTyped()).toEqual(['Bins every tue']))
  await act(() => switchLanguage('de'))
  await waitFor(() => expect(shown.isConnected).toBe(false))
  const again = await screen.findByLabelText('Line')
  await waitFor(() => expect(again).toHaveProperty('value', 'Bins every tue'))
  expect(await readTyped()).toEqual(['Bins every tue'])
})
