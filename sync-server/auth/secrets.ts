/** Secrets that open a session or a link, or let a program act. Only their hashes are stored. */
import { hash, randomBytes } from 'node:crypto'

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
