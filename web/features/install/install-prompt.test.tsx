/** The card that offers to install the app: where the focus goes when it is dismissed (U7). */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { InstallPrompt } from './install-prompt.tsx'

test('it goes to the page (U7)', async () => {
  onTestFinished(() => sessionStorage.clear())
  render(
    <>
      <main tabIndex={-1} />
      <InstallPrompt />
    </>,
  )
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
  dismiss.focus()
  fireEvent.click(dismiss)
  expect(dismiss.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
