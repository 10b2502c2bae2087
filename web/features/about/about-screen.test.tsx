/** About Mitten: the licences as the build wrote them, and the message when they cannot be loaded. */
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AboutScreen } from './about-screen.tsx'

const licences = {
  own: 'Our own licence in full',
  packages: [
    { name: 'yarn', version: '1.2.0', licence: 'MIT', text: 'Permission is hereby granted' },
    { name: 'needle', version: '3.0.0', licence: 'ISC', text: 'Permission to use' },
  ],
}

function answerWith(...answers: readonly Response[]) {
  const fetched = vi.fn<() => Promise<Response>>()
  for (const answer of answers) fetched.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetched)
  render(<AboutScreen />, { wrapper: MemoryRouter })
}

test('each package is named with its licence, whose text unfolds', async () => {
  answerWith(Response.json(licences))
  expect(await screen.findByText(/2 packages, each under its own licence/)).toBeTruthy()
  expect(screen.getByText('MIT')).toBeTruthy()
  expect(screen.queryByText('Permission is hereby granted')).toBeNull()
  fireEvent.click(screen.getByText('yarn 1.2.0'))
  expect(await screen.findByText('Permission is hereby granted')).toBeTruthy()
})

test('the source is asked of the server, wherever it sends for it', () => {
  answerWith(Response.json(licences))
  const link = screen.getByRole('link', { name: 'Get the source code' })
  expect(link.getAttribute('href')).toBe('/api/source')
})

test('without a connection the source is no link, which would lead out of the app', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answerWith(Response.json(licences))
  const button = screen.getByRole('button', { name: 'Get the source code' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Needs a connection')).toBeTruthy()
})

test('licences that cannot be loaded can be asked for again', async () => {
  answerWith(new Response('<!doctype html>'), Response.json(licences))
  expect(await screen.findByText('The licences could not be loaded.')).toBeTruthy()
  const again = screen.getByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(await screen.findByText('needle 3.0.0')).toBeTruthy()
  const heading = screen.getByRole('heading', { name: 'Made with' })
  expect(document.activeElement).toBe(heading)
})
