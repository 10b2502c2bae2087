/** The fields of a person. Separate from the entity, so that screens that only show people load no schemas. */
import * as z from 'zod/mini'
import { MAX_URL } from '#domain/pictures/picture.ts'
import { atMost, text, unitsOf } from '#domain/text.ts'
import { accountColumns, MAX_LANGUAGE, plans, roles, userColumns } from '#domain/users/user.ts'

const longestUsername = {
  length: userColumns.username.max,
  message: `Username must be at most ${userColumns.username.max} characters`,
}

export const username = text({
  min: { length: 3, message: 'Username must be at least 3 characters' },
  max: longestUsername,
})

/** A username as typed to sign in: whether it exists is only known after a lookup. */
export const typedUsername = z
  .string('Username is required')
  .check(
    z.minLength(1, 'Username is required'),
    z.maxLength(unitsOf(longestUsername.length), longestUsername.message),
  )

const noAddress = 'Please enter a valid email address'
export const email = z.pipe(
  text({
    min: { length: 1, message: noAddress },
    max: { length: userColumns.email.max, message: noAddress },
  }),
  z.email(noAddress),
)

export const displayName = text({
  min: { length: 2, message: 'Name must be at least 2 characters' },
  max: atMost('Name', userColumns.name.max),
})

export const timeZone = z
  .string('Please choose a time zone')
  .check(
    z.maxLength(accountColumns.time_zone.max, { error: 'Please choose a time zone', abort: true }),
    z.refine(isTimeZone, 'Please choose a time zone'),
  )

/** The address of a picture: http(s), or a path of this app. None is null; an empty text means the same (A13). */
export const pictureUrl = z.nullable(
  z.pipe(
    text({ max: { length: MAX_URL, message: 'Please enter a valid URL' } }),
    z.pipe(
      z.string().check(z.refine(isPictureUrlOrEmpty, 'Please enter a valid URL')),
      z.transform((url: string) => (url === '' ? null : url)),
    ),
  ),
)

/** A BCP 47 tag; null for the language of the device. */
export const language = z.nullable(
  z
    .string()
    .check(
      z.maxLength(MAX_LANGUAGE, { error: 'Please choose a language', abort: true }),
      z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Please choose a language'),
    ),
)

export const planName = z.enum(plans, 'Please choose a plan')
export const roleName = z.enum(roles, 'Please choose a role')

function isPictureUrlOrEmpty(value: string): boolean {
  return (
    value === '' || /^https?:\/\/[^\s/]+(\/\S*)?$/i.test(value) || /^\/(?![/\\])\S*$/.test(value)
  )
}

/** In lower case, so that the cache has no more entries than there are zones. */
const knownZones = new Set<string>()

/** Validating a zone takes 0.2 ms, so the result is cached for long queues. */
function isTimeZone(value: string): boolean {
  const zone = value.toLowerCase()
  if (knownZones.has(zone)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    knownZones.add(zone)
    return true
  } catch {
    return false
  }
}
