/** A person's calendar link: its settings, and the calendar itself for whoever has the address (A42, A43). */
import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { inLanguage } from '#domain/language/texts.ts'
import type { CalendarLink, ToldLink } from '#domain/programs/calendar-api.ts'
import { calendarApi } from '#domain/programs/calendar-api.ts'
import { calendarTexts } from '#domain/programs/calendar-texts.ts'
import type { AppEnv } from '#server/app-env.ts'
import { refuseMade } from '#server/auth/refuse-made.ts'
import { hashOf, makeSecret } from '#server/auth/secrets.ts'
import type { Config } from '#server/config.ts'
import type { Core } from '#server/core.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson, COMPRESS_FROM, toGzip } from '#server/http/answer-json.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { takes } from '#server/http/encoding.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { recipientLanguage } from '#server/push/recipient-language.ts'
import { ignoreStorageFailure } from '#server/store/storage-failure.ts'
import type { Entry } from './calendar-events.ts'
import { entriesFor, wordingOf } from './calendar-events.ts'
import type { CalendarLinks, StoredLink } from './calendar-links.ts'
import { createCalendarLinks } from './calendar-links.ts'
import { fieldsOf, writeCalendar } from './ical.ts'

/** How long to work without a break before others are served (SEC28). */
const TIME_SLICE_MS = 10
/** How many events are worded without a break. */
const WORDED_AT_ONCE = 100

type Deps = Pick<Core, 'database' | 'store' | 'writer'> & {
  readonly config: Pick<Config, 'publicOrigin'>
  readonly limits: RateLimits
  readonly now: () => Date
}
type Parts = Deps & { readonly links: CalendarLinks }
type CalendarContext = Context<AppEnv>

/** To be mounted before the app's files. The path is a secret: the log has only the template of the route. */
export function createCalendarFeed(deps: Deps): Hono<AppEnv> {
  const parts = { ...deps, links: createCalendarLinks(deps.database) }
  return new Hono<AppEnv>().get('/calendar/*', (c) => answerCalendar(c, parts))
}

/** To be mounted behind the sign-in. */
export function createCalendarRoutes(deps: Deps): Hono<AppEnv> {
  const parts = { ...deps, links: createCalendarLinks(deps.database) }
  return new Hono<AppEnv>()
    .get(calendarApi.calendar.path, (c) => {
      const stored = parts.links.of(c.get('session').userId)
      const answer = { link: stored && shown(stored) }
      return answerJson(c, answer satisfies CallResponse<typeof calendarApi.calendar>)
    })
    .put(calendarApi.saveCalendar.path, (c) => save(c, parts))
    .post(calendarApi.renewCalendar.path, (c) => renew(c, parts))
    .delete(calendarApi.endCalendar.path, async (c) => {
      const { userId } = c.get('session')
      await parts.writer.run(() => parts.links.remove(userId), { around: userId })
      return answerJson(c, {} satisfies CallResponse<typeof calendarApi.endCalendar>)
    })
}

async function save(c: CalendarContext, { links, store, writer, now }: Parts) {
  const body = await readJson(c, bodyLimit.open)
  const wanted = calendarApi.saveCalendar.request.parse(body)
  const { userId } = c.get('session')
  const made = makeSecret()
  const isMade = await writer.run(
    () => {
      refuseMade(store, userId)
      if (links.of(userId) !== null) {
        links.change(userId, wanted)
        return false
      }
      links.put(linkOf(made, { user_id: userId, ...wanted, at: now().toISOString() }))
      return true
    },
    { around: userId },
  )
  return answerLink(c, isMade ? made : null, links)
}

async function renew(c: CalendarContext, { links, store, writer, now }: Parts) {
  const { userId } = c.get('session')
  const made = makeSecret()
  await writer.run(
    () => {
      refuseMade(store, userId)
      const { covers, hides_names } = links.of(userId) ?? noLink()
      const wanted = { user_id: userId, covers, hides_names, at: now().toISOString() }
      links.put(linkOf(made, wanted))
    },
    { around: userId },
  )
  return answerLink(c, made, links)
}

function noLink(): never {
  throw new HttpError(404, 'not_found', 'There is no calendar link')
}

type Wanted = Pick<StoredLink, 'user_id' | 'covers' | 'hides_names'> & { readonly at: string }

function linkOf(token: string, { at, ...wanted }: Wanted): StoredLink {
  return { ...wanted, token_hash: hashOf(token), created_at: at, digest: '', changed_at: at }
}

function answerLink(c: CalendarContext, made: string | null, links: CalendarLinks) {
  const stored = links.of(c.get('session').userId) ?? noLink()
  const path = made === null ? null : `/calendar/${made}.ics`
  return answerJson(c, { link: shown(stored), path } satisfies ToldLink)
}

function shown({ covers, hides_names, created_at }: StoredLink): CalendarLink {
  return { covers, hides_names, created_at }
}

async function answerCalendar(c: CalendarContext, parts: Parts): Promise<Response> {
  const [, token = ''] = /^\/calendar\/([^/]+)\.ics$/.exec(c.req.path) ?? []
  const link = parts.links.find(token)
  if (link === null) throw new HttpError(404, 'not_found', 'Not found')
  countReading(c, link, parts)
  const { text, tag } = await calendarOf(link, parts)
  const headers = new Headers({
    'Content-Type': 'text/calendar; charset=utf-8',
    // Only for its person, and to be revalidated each time.
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': 'inline; filename="mitten.ics"',
    Vary: 'Accept-Encoding',
    ETag: tag,
  })
  if (isKnown(c.req.header('if-none-match'), tag))
    return new Response(null, { status: 304, headers })
  if (text.length < COMPRESS_FROM || !takes(c.req.header('accept-encoding'), 'gzip'))
    return new Response(text, { headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(await toGzip(text), { headers })
}

function countReading(c: CalendarContext, link: StoredLink, { limits }: Parts): void {
  try {
    limits.calendar(c, link.token_hash)
  } catch (error) {
    ignoreStorageFailure(error)
  }
}

/** A proxy that compresses marks the tag as weak. */
function isKnown(asked: string | undefined, tag: string): boolean {
  return (asked ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}

/** Made in slices. The time of its last change and its tag stay the same as long as its content does. */
async function calendarOf(link: StoredLink, parts: Parts) {
  const { store, writer, links, config, now } = parts
  const { user_id: userId, covers, hides_names: hidesNames } = link
  const at = now().toISOString()
  const entries = await inSlices(entriesFor(store, { userId, covers, at }))
  const language = recipientLanguage(store.get('accounts', userId)?.language ?? null, 'en')
  const { hostname: host } = new URL(config.publicOrigin)
  const word = wordingOf({ store, host, covers, hidesNames })
  const fields: string[] = []
  for (let from = 0; from < entries.length; from += WORDED_AT_ONCE) {
    const some: readonly Entry[] = entries.slice(from, from + WORDED_AT_ONCE)
    fields.push(...inLanguage(language, () => some.map((entry) => fieldsOf(word(entry)))))
    await setImmediate()
  }
  const name = inLanguage(language, () => calendarTexts[covers])
  const digest = digestOf([name, ...fields])
  const changedAt = digest === link.digest ? link.changed_at : at
  if (digest !== link.digest)
    await writer
      .run(() => links.noteChange(userId, { digest, changed_at: changedAt }))
      .catch(ignoreStorageFailure)
  const text = writeCalendar({ name, language: language.tag }, fields, changedAt)
  return { text, tag: `"${digestOf([digest, changedAt])}"` }
}

/** Lets others be served after each stretch of work. */
async function inSlices<Made>(work: Generator<undefined, Made>): Promise<Made> {
  let begun = performance.now()
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value
    if (performance.now() - begun < TIME_SLICE_MS) continue
    await setImmediate()
    begun = performance.now()
  }
}

function digestOf(parts: readonly string[]): string {
  return hash('sha256', parts.join('\n'), 'base64url').slice(0, 27)
}
