/** The real hashes of passwords, but each is made once in a process: nearly all people in the tests have the same. */
import { createPasswords } from '#server/auth/password.ts'

const real = createPasswords()
const hashes = new Map<string, Promise<string>>()

export const passwordsOnce = {
  ...real,
  hash(password: string): Promise<string> {
    const hash = hashes.get(password) ?? real.hash(password)
    hashes.set(password, hash)
    return hash
  },
}
