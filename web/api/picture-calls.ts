/** Uploads and fetches pictures: bytes, not JSON, and only responses from Mitten count (R43). */
import { picturePath } from '#domain/pictures/picture-path.ts'
import { isImageType } from '#domain/pictures/picture.ts'
import { HttpError, NetworkError } from './call.ts'

const TIMEOUT_MS = 60_000

type Picture = { readonly hash: string; readonly type: string; readonly bytes: ArrayBuffer }

/** Rejects with HttpError or NetworkError. */
export async function uploadPicture(
  { hash, type, bytes }: Picture,
  account: string,
): Promise<void> {
  const response = await send(hash, account, {
    method: 'PUT',
    type,
    body: bytes,
  })
  const answer: unknown = await response.json().catch(() => null)
  const isOurs = typeof answer === 'object' && answer !== null && 'url' in answer
  if (!isOurs || answer.url !== picturePath(hash)) throw new NetworkError()
}

/** `isRight` checks the bytes: a captive portal's page must not be stored as somebody's photo. */
export async function fetchPicture(
  hash: string,
  account: string,
  isRight: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<Omit<Picture, 'hash'>> {
  const response = await send(hash, account, { method: 'GET' })
  const type = response.headers.get('Content-Type') ?? ''
  const bytes = await response.arrayBuffer().catch(() => null)
  if (bytes === null || !isImageType(type) || !(await isRight(new Uint8Array(bytes))))
    throw new NetworkError()
  return { type, bytes }
}

type Sending = { readonly method: string; readonly type?: string; readonly body?: ArrayBuffer }

async function send(hash: string, account: string, sending: Sending): Promise<Response> {
  const { method, type, body } = sending
  const response = await fetch(picturePath(hash), {
    method,
    body: body ?? null,
    headers: { ...(type && { 'Content-Type': type }), 'Mitten-Account': account },
    credentials: 'same-origin',
    // Only the account keeps a copy: everybody on the device shares the browser's cache.
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new NetworkError()
  })
  if (response.ok) return response
  const refusal: unknown = await response.json().catch(() => null)
  const isOurs = typeof refusal === 'object' && refusal !== null && 'code' in refusal
  throw new HttpError(response.status, isOurs ? String(refusal.code) : 'unknown', '')
}
