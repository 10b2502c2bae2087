/** The most expensive requests for every call: those it accepts, and those it refuses. */
import { v7 } from 'uuid'
import type { CommandName } from '#domain/commands.ts'
import { commandNames, commandOf, isCommandName } from '#domain/commands.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { MAX_MUTATIONS, PROTOCOL } from '#domain/sync-protocol.ts'
import { examples } from '#domain/testing/examples.ts'
import { takesImage } from '#server/blobs/take-image.ts'
import { dataUrl, hashOf, makeImage } from '#server/blobs/testing/make-image.ts'
import type { Line, Use } from '#server/docs/registry.ts'
import type { BodyLimit } from '#server/http/body.ts'
import { bodyLimit } from '#server/http/body.ts'
import { hostileHeaders, hostileShapes, hostileTexts, longestTexts } from './hostile-texts.ts'

export type HostileRequest = {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Whether it is small enough to be parsed, rather than refused for its length. */
  readonly fits?: boolean
}
/** The requester, with the id of one of their rows for each parameter of the paths. */
export type Requester = { readonly account: string; readonly ids: Readonly<Record<string, string>> }
type Sample = Readonly<Record<string, unknown>>
type Body = readonly [what: string, body: string, fits?: boolean]

/** The maximum of one exchange. */
const CHANGES = MAX_MUTATIONS
/** The length of a long text: with anything slower than linear time it takes seconds. */
const TEXT_BYTES = 100_000
/** Space for the fields around a long text. */
const AROUND = 2000
/** Part of the 16 kB that URL and headers may have together. */
const HEADER_LENGTH = 12_000
const IMAGE_BYTES = 5_200_000
/** The most expensive shapes, which every call gets; see largeRequests for the others. */
const FIRST_SHAPES = 2

const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":"none"}').toString(
  'base64url',
)
const key = { id: 'none', rawId: 'none', type: 'public-key' }
const assertion = {
  ...key,
  response: { clientDataJSON, authenticatorData: 'none', signature: 'none', userHandle: 'none' },
}
const attestation = {
  ...key,
  response: { clientDataJSON, attestationObject: 'none', transports: ['internal'] },
}

/** A valid call of each route that is not a command. */
const samples: Readonly<Record<string, Sample>> = {
  login: { username: 'maya', password: 'not this one' },
  register: {
    username: 'otis',
    email: 'otis@example.org',
    password: 'knit-one-purl-two',
    name: 'Otis',
    plan: 'free',
    time_zone: 'Europe/Berlin',
    invitation: 'none',
  },
  resetPassword: { token: 'none', newPassword: 'knit-two-purl-one' },
  invitation: { token: 'none' },
  signInWithCode: { code: 'K7PM3XWD' },
  signInWithPasskey: { passkey: assertion },
  passkeyOptions: { password: 'not this one', passkey: assertion },
  addPasskey: { name: 'Key ring', passkey: attestation },
  renamePasskey: { name: 'Key ring' },
  makeToken: {
    name: 'Kitchen hub',
    access: 'read',
    days: 30,
    password: 'not this one',
    passkey: assertion,
  },
  saveCalendar: { covers: 'house', hides_names: false },
  addWebhook: {
    address: 'https://hooks.example.org/mitten',
    events: ['task.completed'],
    password: 'not this one',
    passkey: assertion,
  },
  endChildSessions: { session: 'none' },
  changePassword: {
    currentPassword: 'not this one',
    passkey: assertion,
    newPassword: 'knit-two-purl-one',
  },
  subscribe: {
    endpoint: 'https://push.example.org/1',
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  },
  saveHome: { shows: true, completes: true },
  savePreferences: {
    muted: ['task_claimed'],
    hides_details: false,
    quiet_hours: { from: '22:00', until: '07:00' },
    digest_at: '07:30',
    remind_anyone: true,
  },
  attend: { is_here: true },
  proveAccount: { password: 'not this one' },
  connectProvider: { password: 'not this one' },
  disconnectProvider: { password: 'not this one' },
  makeOwnCode: { password: 'not this one' },
}

/** Calls behind the sign-in that read no more than those before it. */
const small: ReadonlySet<string> = new Set([
  'makeToken',
  'saveCalendar',
  'addWebhook',
  'passkeyOptions',
  'addPasskey',
  'renamePasskey',
])

/** How many kinds of long text, and of large image, are put in a place; the second text varies from place to place. */
type Kinds = 'all' | 'two of each'

/** All requests for one route of the registry. */
export function hostileRequests(
  line: Line,
  requester: Requester,
  kinds: Kinds,
): readonly HostileRequest[] {
  const { method } = line
  const path = pathOf(line, requester)
  const bodies =
    line.path === '/api/sync' ? exchanges(requester) : bodiesFor(line, requester, kinds)
  const json = { 'Content-Type': 'application/json' }
  return [
    ...bodies.map(([what, body, fits = false]) => ({
      what,
      method,
      path,
      body,
      fits,
      headers: json,
    })),
    ...(line.path === '/api/blobs/{hash}' && method === 'PUT' ? pictures() : []),
    ...queriesFor(line).map(([what, query]) => ({
      what: `${what} in the address`,
      method,
      path: `${path}?${query}`,
      headers: {},
    })),
    ...(line.path === '/api/auth/session' ? strangeHeaders(line) : []),
  ]
}

function bodiesFor(line: Line, requester: Requester, kinds: Kinds): readonly Body[] {
  const uses = line.uses.filter(({ request }) => request !== null)
  if (uses.length === 0) return []
  const limit = limitOf(line)
  const [image] = uses.filter(hasImage)
  const bytes = Math.min(limit.bytes, TEXT_BYTES)
  const samples = uses.map((use) => ({ use, sample: sampleOf(use, requester) }))
  const longest = samples.map(({ use, sample }) => longestOf(use, sample))
  const texts = samples.flatMap(({ sample }) => withLongTexts(sample, bytes, kinds))
  const shapes = hostileShapes({ ...limit, bytes: Math.min(limit.bytes, bodyLimit.json.bytes) })
  const images = image ? withLargeImage(sampleOf(image, requester), limit.bytes) : []
  const large = kinds === 'all' ? images : images.slice(0, 2)
  return [
    ...texts.map(([what, value]): Body => [what, JSON.stringify(value), true]),
    ...[...longest, ...large].map(([what, value]): Body => [what, JSON.stringify(value)]),
    ...shapes.slice(0, FIRST_SHAPES),
  ]
}

/** Every shape at its maximum size, once for each limit: all calls with the same limit read a body in the same way. */
export function largeRequests(): readonly HostileRequest[] {
  const headers = { 'Content-Type': 'application/json' }
  return [
    { method: 'PATCH', path: '/api/users/me', limit: bodyLimit.image },
    { method: 'PUT', path: '/api/push/preferences', limit: bodyLimit.json },
    { method: 'POST', path: '/api/auth/login', limit: bodyLimit.open },
  ].flatMap(({ method, path, limit }) =>
    hostileShapes(limit).map(([what, body]) => ({ what, method, path, headers, body })),
  )
}

function limitOf({ isOpen, uses }: Line): BodyLimit {
  if (isOpen || uses.some(({ name }) => small.has(name))) return bodyLimit.open
  return uses.some(hasImage) ? bodyLimit.image : bodyLimit.json
}

function hasImage({ name }: Use): boolean {
  return isCommandName(name) && takesImage(name)
}

/** A valid input of the call, with the requester's own rows. Fields that the server fills in are left out. */
function sampleOf({ name, optional, requiresReauth }: Use, { ids }: Requester): Sample {
  const sample: Sample | undefined = isCommandName(name) ? examples[name][1] : samples[name]
  if (sample === undefined) throw new Error(`Add a sample of ${name}`)
  const given = Object.entries({ ...sample, ...(requiresReauth && { password: 'not this one' }) })
  return Object.fromEntries(
    given.flatMap(([field, value]) => {
      if (optional.includes(field)) return []
      return [[field, field === 'partner_id' ? ids['partner'] : value]]
    }),
  )
}

/** The sample with each of its texts and lists as long and as expensive as allowed. */
function longestOf({ request }: Use, sample: Sample): readonly [string, Sample] {
  const isTaken = (value: Sample) => request?.safeParse(value).success === true
  let longest = sample
  for (const [field, value] of Object.entries(sample)) {
    const tries = Array.isArray(value)
      ? [1000, 100, 10].map((length) => Array.from({ length }, () => value[0] as unknown))
      : longestTexts
    const found = tries.map((each) => ({ ...longest, [field]: each })).find(isTaken)
    if (typeof value !== 'object' || Array.isArray(value)) longest = found ?? longest
  }
  return ['the longest it takes', longest]
}

function withLongTexts(
  sample: Sample,
  bytes: number,
  kinds: Kinds,
): readonly (readonly [string, unknown])[] {
  return placesIn(sample).flatMap(([place, legal], index) => {
    const [first, ...others] = hostileTexts(bytes - AROUND, legal)
    const second = others[index % others.length]
    const texts = kinds === 'all' ? others : [second]
    // If no text belongs in a place, one is enough.
    return [first, ...(typeof legal === 'string' ? texts : [])].flatMap((text) =>
      text ? [[`${text[0]} as ${place.join('.')}`, put(sample, place, text[1])] as const] : [],
    )
  })
}

function withLargeImage(sample: Sample, bytes: number): readonly (readonly [string, Sample])[] {
  const [field = ''] = Object.keys(sample).filter((name) => name.endsWith('_url'))
  const image = Buffer.concat([makeImage(), Buffer.alloc(IMAGE_BYTES)])
  return [
    ['a large image', { ...sample, [field]: dataUrl(image) }],
    ['no image', { ...sample, [field]: `data:image/png;base64,${'!'.repeat(bytes - AROUND)}` }],
    ['an address', { ...sample, [field]: `https://${'\u0315'.repeat(bytes / 2 - AROUND)}` }],
    ['a name', { ...sample, name: 'x'.repeat(bytes - AROUND) }],
  ]
}

type Place = readonly string[]

/** The paths of the values in a sample, including those in lists and objects. */
function placesIn(value: unknown, at: Place = []): readonly (readonly [Place, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[at, value]]
  return Object.entries(value).flatMap(([name, each]) => placesIn(each, [...at, name]))
}

function put(value: unknown, [name, ...rest]: Place, text: string): unknown {
  if (name === undefined) return text
  const inner = put((value as Sample)[name], rest, text)
  return Array.isArray(value) ? [inner] : { ...(value as Sample), [name]: inner }
}

/** Each command through the sync endpoint, and the parts of the exchange itself. */
function exchanges({ account, ids }: Requester): readonly Body[] {
  const bytes = bodyLimit.sync.bytes - AROUND
  const exchange = {
    mitten: PROTOCOL,
    account,
    cursor: null,
    acknowledged: null,
    attempt: 0,
    mutations: [mutationOf('clearRepaidLoans', { ids: [v7()] })],
  }
  const bodyOf = (mutations: readonly unknown[]) => JSON.stringify({ ...exchange, mutations })
  const ofCommands = commandNames.flatMap((name): Body[] => {
    const use = {
      name,
      summary: '',
      request: commandOf(name).input,
      optional: [],
      requiresReauth: false,
    }
    const sample = sampleOf(use, { account, ids })
    const [, longest] = longestOf(use, sample)
    const count = Math.min(
      CHANGES,
      Math.floor(bytes / Buffer.byteLength(JSON.stringify(longest)) / 2),
    )
    const places = placesIn(sample)
    const long = places.map(([place, legal]) => {
      const [[, pile] = ['', '']] = hostileTexts(TEXT_BYTES, legal)
      return mutationOf(name, put(sample, place, pile))
    })
    return [
      [`${name}: piles of marks`, bodyOf(long)],
      [
        `${name}: the longest, ${count} times`,
        bodyOf(many(count, () => mutationOf(name, anew(longest)))),
      ],
    ]
  })
  return [
    ...ofCommands,
    ...placesIn(exchange).map(([place]): Body => {
      const [[what, text] = ['', '']] = hostileTexts(bytes, null)
      return [`${what} as ${place.join('.')}`, JSON.stringify(put(exchange, place, text))]
    }),
    ['ids that are none', bodyOf([mutationOf('clearRepaidLoans', { ids: many(30_000, () => 1) })])],
    ['changes that are none', bodyOf(many(30_000, () => 1))],
    ['the same change', bodyOf(many(CHANGES, () => exchange.mutations[0]))],
    ...hostileShapes(bodyLimit.sync),
  ]
}

function mutationOf(name: CommandName, input: unknown) {
  return { id: v7(), name, version: 1, input, at: new Date().toISOString() }
}

/** With a new id, so that it is not the same row again. */
function anew(input: Sample): Sample {
  return typeof input['id'] === 'string' ? { ...input, id: v7() } : input
}

function many<Value>(length: number, make: () => Value): readonly Value[] {
  return Array.from({ length }, make)
}

function pictures(): readonly HostileRequest[] {
  const padded = Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(IMAGE_BYTES, 0xff)])
  return [Buffer.concat([makeImage(), Buffer.alloc(IMAGE_BYTES)]), padded].map((body, index) => ({
    what: `a picture, ${index}`,
    method: 'PUT',
    path: picturePath(hashOf(body)),
    headers: { 'Content-Type': 'image/jpeg' },
    body,
  }))
}

function queriesFor({ query }: Line): readonly (readonly [string, string])[] {
  const texts = [
    ['piled marks', '%CC%95'.repeat(HEADER_LENGTH / 12) + '%CC%96'.repeat(HEADER_LENGTH / 12)],
    ['percent signs', '%'.repeat(HEADER_LENGTH)],
    ['digits', '9'.repeat(HEADER_LENGTH)],
    ['points', '0.'.repeat(HEADER_LENGTH / 2)],
  ] as const
  return Object.keys(query?.shape ?? { x: null }).flatMap((field) =>
    texts.map(([what, text]) => [`${what} as ${field}`, `${field}=${text}`] as const),
  )
}

/** For a public call: headers are read before the sender is known. */
function strangeHeaders({ method, path }: Line): readonly HostileRequest[] {
  const addresses = ['/api/'.repeat(HEADER_LENGTH / 5), `/api/tasks/${'a'.repeat(HEADER_LENGTH)}`]
  return [
    ...hostileHeaders(HEADER_LENGTH).map(([name, value]) => ({
      what: `${name}: ${value.slice(0, 20)}`,
      method,
      path,
      headers: { [name]: value },
    })),
    ...addresses.map((address) => ({
      what: address.slice(0, 20),
      method,
      path: address,
      headers: {},
    })),
  ]
}

/** The rows to delete do not exist; all others are the requester's. */
function pathOf({ method, path }: Line, { ids }: Requester): string {
  const word = path.split('/{')[0]?.split('/').at(-1) ?? ''
  const id = method === 'DELETE' ? v7() : (ids[word] ?? v7())
  return path.replace('{id}', id).replace('{slot}', '2026-03-03').replace('{hash}', '0'.repeat(64))
}
