/** What may be typed about a person. Apart from the entity, so that screens which only show people load no schemas. */
import * as z from 'zod/mini'
import { text } from '#domain/text.ts'
import { plans, roles } from '#domain/users/user.ts'

export const username = text({
  min: { length: 3, message: 'Username must be at least 3 characters' },
  max: { length: 20, message: 'Username must be at most 20 characters' },
})

export const email = z.pipe(
  text({ max: { length: 254, message: 'Please enter a valid email address' } }),
  z.email('Please enter a valid email address'),
)

export const displayName = text({
  min: { length: 2, message: 'Name must be at least 2 characters' },
  max: { length: 200, message: 'Name cannot exceed 200 characters' },
})

export const timeZone = z
  .string('Please choose a time zone')
  .check(z.refine(isTimeZone, 'Please choose a time zone'))

/** A picture by address: http(s), or a path of this app. */
export const pictureUrl = z.pipe(
  text({ max: { length: 2048, message: 'Please enter a valid URL' } }),
  z.string().check(z.refine(isPictureUrl, 'Please enter a valid URL')),
)

export const planName = z.enum(plans, 'Please choose a plan')
export const roleName = z.enum(roles, 'Please choose a role')

function isPictureUrl(value: string): boolean {
  return /^https?:\/\/[^\s/]+(\/\S*)?$/i.test(value) || /^\/(?![/\\])\S*$/.test(value)
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
