/** The work of a press runs only once at a time, and after it ends the next press counts. */
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePending } from './use-pending.ts'

test('a second press while the first is under way starts nothing', async () => {
  const { result } = renderHook(usePending)
  let finish = () => {}
  const first = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = vi.fn<() => Promise<void>>(() => first)
  const [, run] = result.current
  let ended: Promise<void> | undefined
  act(() => {
    ended = run(work)
    void run(work)
  })
  expect(result.current[0]).toBe(true)
  act(() => void result.current[1](work))
  expect(work).toHaveBeenCalledOnce()

  finish()
  await act(() => ended ?? Promise.reject(new Error('Nothing was started')))
  expect(result.current[0]).toBe(false)
})

test('work that fails says so to its caller, and can be started again', async () => {
  const { result } = renderHook(usePending)
  const failure = new Error('No room left')
  await act(async () => {
    await expect(result.current[1](() => Promise.reject(failure))).rejects.toBe(failure)
  })
  expect(result.current[0]).toBe(false)

  const again = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await act(() => result.current[1](again))
  expect(again).toHaveBeenCalledOnce()
})
