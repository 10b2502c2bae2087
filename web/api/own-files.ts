/** Files of the app itself, which the worker has for offline use: the licences of everything shipped, and pictures as text. */
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

export async function readPicture(path: string): Promise<string> {
  return (await fetch(path)).text()
}
