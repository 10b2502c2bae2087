/** Registering in one's own language (A30). */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { switchLanguage, usePageLanguage } from '#web/shared/language/page-language.ts'
import { RegisterScreen } from './register-screen.tsx'
import { texts } from './texts.ts'

/** As the session shows the whole page. */
function Page() {
  return (
    <Fragment key={usePageLanguage()}>
      <RegisterScreen />
    </Fragment>
  )
}

test('what was typed stays when another language is chosen, and is stored nowhere', async () => {
  onTestFinished(() => switchLanguage('en'))
  render(<Page />, { wrapper: MemoryRouter })
  const typed = { username: 'maya', email: 'maya@example.org', password: 'seven purple sheep' }
  const fields = Object.entries(typed) as [keyof typeof typed, string][]
  const field = (name: keyof typeof typed) => screen.getByLabelText(texts.fields[name])
  for (const [name, value] of fields) fireEvent.change(field(name), { target: { value } })
  await act(() => switchLanguage('de'))
  expect(screen.getByRole('heading', { name: texts.register.title })).toBeTruthy()
  for (const [name, value] of fields) expect(field(name)).toHaveProperty('value', value)
  expect(JSON.stringify(localStorage)).not.toContain(typed.password)
})

test('a form that is opened later finds nothing of it', async () => {
  const { unmount } = render(<Page />, { wrapper: MemoryRouter })
  fireEvent.change(screen.getByLabelText(texts.fields.username), { target: { value: 'maya' } })
  unmount()
  await Promise.resolve()
  render(<Page />, { wrapper: MemoryRouter })
  expect(screen.getByLabelText(texts.fields.username)).toHaveProperty('value', '')
})
