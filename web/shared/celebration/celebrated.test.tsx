/** Successful actions are celebrated, refused ones are not, and nothing flies if less motion is preferred. */
import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { celebrated, loadFolding } from './celebrated.ts'
import { currentCelebration, endCelebration } from './celebration-store.ts'

function page(reduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => new EventTarget() as Animation)
  document.body.innerHTML =
    '<ul><li><article>Laundry<button>Complete</button></article></li><li>Kettle</li></ul>'
  endCelebration(currentCelebration()?.id ?? 0)
  const button = document.querySelector('button') as HTMLButtonElement
  return { button, complete: () => button.closest('li')?.remove() }
}

beforeAll(loadFolding)

/** The copy of the card, which is on the page beside the list. */
const ghost = () => document.body.querySelector('ul + div')

test('the points fly once the change is saved, and the card folds away', async () => {
  const { button, complete } = page(false)
  const isDone = await celebrated(button, 80, () => {
    complete()
    expect(currentCelebration()).toBeNull()
    return Promise.resolve(true)
  })
  expect(isDone).toBe(true)
  expect(currentCelebration()?.points).toBe(80)
  await waitFor(() => expect(ghost()?.textContent).toContain('Laundry'))
})

test('nothing flies or folds when it was refused', async () => {
  const { button, complete } = page(false)
  expect(await celebrated(button, 80, () => Promise.resolve(false))).toBe(false)
  complete()
  await Promise.resolve()
  expect(currentCelebration()).toBeNull()
  expect(ghost()).toBeNull()
})

test('nothing flies or folds for somebody who asks for less motion', async () => {
  const { button, complete } = page(true)
  const isDone = await celebrated(button, 80, () => {
    complete()
    return Promise.resolve(true)
  })
  await Promise.resolve()
  expect(isDone).toBe(true)
  expect(currentCelebration()).toBeNull()
  expect(ghost()).toBeNull()
})
