/** The kinds of values that settings have. */
import { isIP } from 'node:net'
import * as z from 'zod/mini'

const MAX_SECRET = 512

export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options, `must be ${options.join(' or ')}`)
}

export function oneOf<const Options extends readonly [string, ...string[]]>(
  options: Options,
  byDefault: NoInfer<Options[number]>,
) {
  const known: z.ZodMiniType<Options[number], Options[number]> = choice(options)
  return z._default(known, byDefault)
}

export function wholeNumber({ min, max }: { min: number; max: number }, byDefault: string) {
  const isWithin = (value: string) =>
    /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max
  const message = `must be a whole number from ${min} to ${max}`
  return z._default(z.string().check(z.refine(isWithin, message)), byDefault)
}

/** A secret long enough that it cannot be guessed by trying. */
export function secret(min: number) {
  const message = `must have ${min} to ${MAX_SECRET} characters`
  return z.optional(z.string().check(z.minLength(min, message), z.maxLength(MAX_SECRET, message)))
}

function listOf(value: string): string[] {
  return value.split(/[\s,]+/).filter((item) => item !== '')
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535
}

export function isPostgres(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)
}

export function isMqtt(value: string): boolean {
  if (!/^mqtts?:\/\//.test(value) || !URL.canParse(value)) return false
  const { hostname, pathname, search } = new URL(value)
  return hostname !== '' && pathname.length <= 1 && search === ''
}

export function isSchema(value: string): boolean {
  return /^[a-z_][a-z0-9_]{0,62}$/.test(value)
}

export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, href } = new URL(value)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** Whether a host is this computer, which needs no https. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

/** An address that secrets may be sent to, without query and fragment. */
export function isIssuer(value: string): boolean {
  return isSafeAddress(value) && !/[?#]/.test(value)
}

/** Whether nobody in between can read what is sent to an address. */
export function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

export function isPairOfClaim(value: string): boolean {
  return /^\S.*:[^:]+$/.test(value)
}

function isNetwork(value: string): boolean {
  const [address = '', bits] = value.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Addresses and networks; none if nothing is set. */
export const networks = z._default(
  z.pipe(
    z.pipe(z.string(), z.transform(listOf)),
    z
      .array(z.string())
      .check(
        z.refine(
          (list) => list.every(isNetwork),
          'must be addresses or networks like 10.0.0.0/8, comma-separated',
        ),
      ),
  ),
  [],
)
