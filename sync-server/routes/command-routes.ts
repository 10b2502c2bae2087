/** The REST endpoint of commands: a route for each in the registry; it applies a mutation as the sync endpoint does. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { v7 } from 'uuid'
import { refusalStatus } from '#domain/command-error.ts'
import type { ServerDefaults } from '#domain/command.ts'
import type { AnyCommand, CommandName } from '#domain/commands.ts'
import { commandNames, commandOf } from '#domain/commands.ts'
import { derivedId } from '#domain/derived-id.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { Mutation, MutationResult } from '#domain/sync-protocol.ts'
import type { AnyRow } from '#domain/tables.ts'
import type { Change } from '#domain/tx.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Proof, RequireReauth } from '#server/auth/require-proof.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Image } from '#server/blobs/image.ts'
import { imageTooLarge } from '#server/blobs/image.ts'
import type { IsReferenced } from '#server/blobs/picture-references.ts'
import { picturesOf } from '#server/blobs/picture-references.ts'
import { takeImage, takesImage } from '#server/blobs/take-image.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { bodyLimit, readJson, refuseLong } from '#server/http/body.ts'
import { isCommandOpen, notForPrograms } from '#server/programs/open-to-programs.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Applier, Sender } from '#server/sync/apply-mutation.ts'
import type { Committed, Commits } from '#server/sync/commits.ts'

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const MAX_KEY_LENGTH = 200

type Input = Readonly<Record<string, unknown>>
type Deps = {
  readonly writer: Writer
  readonly applier: Applier
  readonly commits: Commits
  readonly store: RowStore
  readonly blobs: BlobStore
  readonly isReferenced: IsReferenced
  /** Creates values that are the same for a repeated call, and that nobody can guess. */
  readonly secret: string
  readonly now: () => Date
  /** Throws unless the caller has just proved their identity (F5). */
  readonly requireReauth: RequireReauth
  readonly hooks: CommandHooks
}
type Call = {
  readonly name: CommandName
  readonly input: Input
  readonly image: Image | null
  readonly mutationId: string
  /** The caller's proof, to be checked again in the commit; null if a session is enough. */
  readonly proof: Proof | null
}

/** The server's part of a command that only this endpoint runs: rows that are not synced, the log, a custom answer. */
export type CommandHook = {
  /** Runs in the same commit, after the command's own changes. */
  readonly within?: (done: Done) => void
  readonly answer?: (c: Context<AppEnv>, done: Done) => Response | Promise<Response>
}
export type CommandHooks = Partial<Readonly<Record<CommandName, CommandHook>>>
export type Done = {
  readonly actor: string
  readonly input: Input
  readonly now: string
  /** The changes of the command; none if the call is a repetition. */
  readonly changes: readonly Change[]
}
type Applied = { readonly result: MutationResult; readonly changes: readonly Change[] }

export function createCommandRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  for (const line of new Set(commandNames.map(lineOf))) {
    const names = commandNames.filter((name) => lineOf(name) === line)
    const [method = '', path = ''] = line.split(' ')
    const route = path.replace(':id', `:id{${UUID}}`).replace(':slot', `:slot{${DAY}}`)
    routes.on(method, route, async (c) => {
      const call = await readCall(c, names, deps)
      const applied = await applyCall(call, c.get('session').userId, deps)
      return answer(c, { call, ...applied, deps })
    })
  }
  return routes
}

async function readCall(
  c: Context<AppEnv>,
  names: readonly CommandName[],
  deps: Deps,
): Promise<Call> {
  const body = await (names.some(takesImage)
    ? readJson(c, bodyLimit.image, imageTooLarge)
    : readJson(c))
  const sent: Input = { ...body, ...c.req.param() }
  const name = names.find((each) => commandOf(each).rest.when?.(sent, deps.store) ?? true)
  if (name === undefined) throw new HttpError(404, 'not_found', 'Not found')
  if (c.get('session').program !== undefined && !isCommandOpen(name)) throw notForPrograms()
  const { input: given, image } = takeImage(name, sent)
  refuseLong(given)
  const proof = commandOf(name).requiresReauth ? await deps.requireReauth(c, given) : null
  // A fingerprint of the input is stored: it must not contain anything from which a password could be guessed.
  const input = proof === null ? given : { ...given, password: undefined, passkey: undefined }
  const key = c.req.header('Idempotency-Key')
  if (key !== undefined && (key.length === 0 || key.length > MAX_KEY_LENGTH))
    throw new HttpError(
      400,
      'invalid_args',
      `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters`,
    )
  const { userId } = c.get('session')
  const mutationId = key === undefined ? v7() : derivedId(userId, c.req.method, c.req.path, key)
  const made = commandOf(name).serverDefaults?.(
    serverDefaultsFor(mutationId, key !== undefined, deps.secret),
  )
  return { name, mutationId, input: { ...made, ...input }, image, proof }
}

/** A repeated call with the same key gets the same ids; otherwise they are random. */
function serverDefaultsFor(
  mutationId: string,
  isRepeatable: boolean,
  secret: string,
): ServerDefaults {
  return {
    id: () => (isRepeatable ? derivedId(mutationId, 'id') : v7()),
    token: () =>
      isRepeatable
        ? createHmac('sha256', secret).update(mutationId).digest('base64url')
        : randomBytes(32).toString('base64url'),
  }
}

async function applyCall(call: Call, actor: string, deps: Deps): Promise<Applied> {
  const sender = { actor, now: deps.now().toISOString() }
  const { name, mutationId: id, input } = call
  const mutation = { id, name, version: commandOf(name).version, input, at: sender.now }
  const { result, ...committed } = await deps.writer.run(
    () => applyIn(call, { mutation, sender }, deps),
    { around: actor, prefetch: () => deps.applier.prefetch([mutation], sender, []) },
  )
  deps.commits.publish(committed)
  return { result, changes: committed.changes }
}

/** Runs inside the commit. */
function applyIn(
  { name, input, image, proof }: Call,
  { mutation, sender }: { readonly mutation: Mutation; readonly sender: Sender },
  deps: Deps,
): Committed & { readonly result: MutationResult } {
  proof?.()
  const { actor, now } = sender
  const { results, entered, changes, fault } = deps.applier.apply([mutation], sender)
  const result = results[0]
  if (result === undefined) throw fault
  if (result.status === 'applied') {
    const done = { actor, input, now, changes }
    if (image !== null) keepReferenced(image, done, deps)
    deps.hooks[name]?.within?.(done)
  }
  return { result, entered, changes }
}

/** The picture belongs to the row's owner, a proof to the performer; no row names a proof that nobody need look at. */
function keepReferenced(
  image: Image,
  { actor, changes }: Done,
  { blobs, isReferenced }: Deps,
): void {
  const path = picturePath(image.hash)
  const references = changes
    .flatMap(({ table, after }) => (after === null ? [] : picturesOf({ table, row: after })))
    .filter((each) => each.path === path)
  for (const { owner } of references) blobs.keep(owner, image)
  // Sent again, with the row unchanged.
  if (references.length === 0 && isReferenced(actor, path)) blobs.keep(actor, image)
}

type Answered = Applied & { readonly call: Call; readonly deps: Deps }

function answer(
  c: Context<AppEnv>,
  { call: { name, input }, result, changes, deps }: Answered,
): Response | Promise<Response> {
  const { store, hooks } = deps
  if (result.status === 'held') throw new HttpError(404, 'not_found', 'Not found')
  if (result.status === 'rejected') {
    const { code, message, details } = result
    throw new HttpError(refusalStatus[code], code, message).with(details)
  }
  const actor = c.get('session').userId
  const hook = hooks[name]
  if (hook?.answer) return hook.answer(c, { actor, input, now: deps.now().toISOString(), changes })
  const shown = commandOf(name).answer
  if (!shown) return answerJson(c, { ok: true, ...result.facts })
  const row = answeredRow(shown, input, store) ?? changedRow(shown, changes)
  const visible = row && shownRow(shown.table, row as never, viewerOf(store, actor))
  return answerJson(c, { [shown.name]: visible }, shown.created ? 201 : 200)
}

function answeredRow(
  { table, by = 'id', beside, rowId }: NonNullable<AnyCommand['answer']>,
  input: Input,
  store: Pick<RowStore, 'get'>,
): AnyRow | null {
  const id = idIn(input[by]) ?? ''
  const besideId = idIn(beside === undefined ? null : input[beside])
  const found = besideId === null ? null : store.get(table, besideId)
  return found ?? store.get(table, rowId?.({ ...input, id }) ?? id)
}

/** The row changed in place of the call's: of crossing invitations one stays (F3), a redemption rejoins its reward. */
function changedRow({ table }: NonNullable<AnyCommand['answer']>, changes: Applied['changes']) {
  return changes.find((change) => change.table === table && change.after !== null)?.after ?? null
}

/** As it is stored: in lower case. */
function idIn(sent: unknown): string | null {
  return typeof sent === 'string' ? sent.toLowerCase() : null
}

function lineOf(name: CommandName): string {
  const { method, path } = commandOf(name).rest
  return `${method} ${path}`
}
