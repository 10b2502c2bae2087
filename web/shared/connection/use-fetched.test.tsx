/** Reads from the server: once each, aborted when the screen is left, never retried (A14). */
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HttpError } from '#web/api/call.ts'
import type { Read } from './use-fetched.ts'
import { useFetched } from './use-fetched.ts'

type Asked = {
  readonly resolve: (answer: string) => void
  readonly reject: (error: Error) => void
  readonly leaving: AbortSignal
}

/** A server whose answers the test gives one by one, in the order it was asked. */
function makeServer() {
  const asked: Asked[] = []
  const read: Read<string> = (leaving) =>
    new Promise((resolve, reject) => asked.push({ resolve, reject, leaving }))
  return { asked, read }
}

test('it asks once, and says when the answer is there', async () => {
  const { asked, read } = makeServer()
  const { result } = renderHook(() => useFetched(read))
  expect(result.current).toMatchObject({ value: null, failure: null, isLoading: true })
  await act(async () => asked[0]?.resolve('four users'))
  expect(result.current).toMatchObject({ value: 'four users', failure: null, isLoading: false })
  expect(asked).toHaveLength(1)
})

test('a failure is told and not tried again until somebody asks; what was known stays', async () => {
  const { asked, read } = makeServer()
  const { result } = renderHook(() => useFetched(read))
  await act(async () => asked[0]?.resolve('four users'))
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ value: 'four users', isLoading: true })
  await act(async () => asked[1]?.reject(new HttpError(500, 'internal', 'It broke')))
  expect(result.current).toMatchObject({ value: 'four users', failure: 'It broke' })
  expect(asked).toHaveLength(2)
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ failure: null, isLoading: true })
})

test('whoever leaves gives the request up, and its answer goes nowhere', async () => {
  const first = makeServer()
  const second = makeServer()
  const { result, rerender, unmount } = renderHook(({ read }) => useFetched(read), {
    initialProps: { read: first.read },
  })
  rerender({ read: second.read })
  expect(first.asked[0]?.leaving.aborted).toBe(true)
  await act(async () => second.asked[0]?.resolve('page 2'))
  await act(async () => first.asked[0]?.resolve('page 1'))
  expect(result.current.value).toBe('page 2')
  unmount()
  expect(second.asked[0]?.leaving.aborted).toBe(true)
})
