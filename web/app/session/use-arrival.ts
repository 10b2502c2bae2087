/** The start of the app on this device: whether to ask who is here, and whether the server knows somebody. */
import { useEffect, useState } from 'react'
import type { Front } from '#web/data/device-database.ts'
import { readFront } from '#web/data/device-database.ts'

/** False while a device with several people, or with a PIN, finds out whether this is a start. */
export function useArrival(front: Front | undefined): boolean {
  const [stage, setStage] = useState<'new' | 'asking' | 'here'>('new')
  // Only how things stood at first counts: somebody who joins later does not make this a start.
  const [isGuarded, setGuarded] = useState<boolean>()
  if (isGuarded === undefined && front) setGuarded(front.isGuarded)
  // Whoever was in front last time is not opened for the moment it takes the news to come round.
  if (stage === 'asking' && front?.account === null) setStage('here')
  useEffect(() => {
    if (isGuarded === undefined) return
    const until = new AbortController()
    void import('./arrival.ts').then(async ({ arrive }) =>
      setStage((await arrive(isGuarded, until.signal)) ? 'asking' : 'here'),
    )
    return () => until.abort()
  }, [isGuarded])
  return stage === 'here' || isGuarded === false
}

/** With nobody known the server is asked once; the answer brings somebody to the front, or it is over. */
export function useServerCheck(isNobody: boolean): boolean {
  const [isChecked, setChecked] = useState(false)
  useEffect(() => {
    if (isNobody && !isChecked)
      void askServer().then(setChecked, (error: unknown) => {
        setChecked(true)
        reportError(error)
      })
  }, [isNobody, isChecked])
  return isChecked
}

/**
 * Whether there is nobody to show after all; the news of somebody comes round to the screens a little later. Loaded
 * only when it is needed: whoever is known here is shown without asking.
 */
async function askServer(): Promise<boolean> {
  const { adoptServerSession } = await import('./adopt-session.ts')
  await adoptServerSession()
  return (await readFront()).people === 0
}
