/** The licences of everything shipped, as the build wrote them; cached with the app for offline use. */
import { NetworkError } from './call.ts'

export type Notice = {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

export type Licences = {
  /** Mitten's own. */
  readonly own: string
  readonly packages: readonly Notice[]
}

export async function readLicences(leaving?: AbortSignal): Promise<Licences> {
  const answer = await fetch('/licences.json', { signal: leaving ?? null })
  // A server in development has no such file and answers with the page.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new NetworkError()
  return (await answer.json()) as Licences
}
