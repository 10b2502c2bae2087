/** Checks for a newer release on demand, and shows the result. */
import { useEffect, useState } from 'react'
import { checkForUpdates } from './app-updates.ts'
import { useUpdateStatus } from './use-update-status.ts'

/** The spinner ends after two seconds, however long the answer takes (U5). */
const SPIN_MS = 2000

type Outcome = 'none' | 'found' | 'failed'

export function useUpdateCheck() {
  const status = useUpdateStatus()
  const [isChecking, setChecking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>('none')
  useEffect(() => {
    if (!isChecking) return
    const timer = setTimeout(() => setChecking(false), SPIN_MS)
    return () => clearTimeout(timer)
  }, [isChecking])

  async function check(): Promise<void> {
    setChecking(true)
    setOutcome(await outcomeOfCheck())
  }

  return {
    isChecking,
    isFailed: outcome === 'failed',
    hasUpdate: status !== 'current' || outcome === 'found',
    check,
  }
}

async function outcomeOfCheck(): Promise<Outcome> {
  try {
    return (await checkForUpdates()) ? 'found' : 'none'
  } catch {
    return 'failed'
  }
}
