/** Files of the app itself, which the worker keeps for offline use: licences of all it ships, and pictures as text. */
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
  // A development server has no such file and responds with the page.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new NetworkError()
  return (await answer.json()) as Licences
}

export async function readPicture(path: string): Promise<string> {
  return (await fetch(path)).text()
}
