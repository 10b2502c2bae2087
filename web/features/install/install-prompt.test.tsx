/** The card that offers to install the app: it asks the browser once, and put away it leaves the focus on the page (U7). */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepInstallEvent } from './install-event.ts'
import { InstallPrompt } from './install-prompt.tsx'

// The browser's offer serves once, and so does the card: it stays away once it was put away.
test('two presses open the dialog of the browser once; put away, the focus goes to the page (U3, U7)', async () => {
  onTestFinished(() => sessionStorage.clear())
  keepInstallEvent()
  const prompt = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  render(
    <>
      <main tabIndex={-1} />
      <InstallPrompt />
    </>,
  )
  const install = await screen.findByRole('button', { name: 'Install' })
  fireEvent.click(install)
  fireEvent.click(install)
  expect(prompt).toHaveBeenCalledOnce()
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
  dismiss.focus()
  fireEvent.click(dismiss)
  expect(dismiss.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
