/** The network of the model: every request of a device goes through it, and may be lost, delayed or duplicated. */
import type { ExchangeRequest } from '#domain/sync-protocol.ts'
import { exchangeResponse } from '#domain/sync-protocol.ts'
import { exchange } from '#web/sync/exchange.ts'
import type { Exchanged } from '#web/sync/exchange.ts'
import { createTransport, ExchangeError } from '#web/sync/transport.ts'
import type { ModelDevice } from './model-device.ts'
import type { ModelServer } from './model-server.ts'
import type { Answer } from './model-watch.ts'
import type { Fault } from './steps.ts'
import type { Variant } from './variant.ts'
import { Violation } from './violation.ts'

/** One exchange of one tab: over, or waiting for the network. */
export type PendingExchange = {
  readonly device: ModelDevice
  readonly faults: Fault[]
  outcome: Exchanged | 'failed' | null
  /** A fault that is not a failed exchange: a bug. */
  bug: Error | null
  /** Called when it is over or waits for the network. */
  pause: () => void
}

/** A request or an answer in transit. */
type Late = {
  readonly pending: PendingExchange
  readonly body: string
  /** Null while the request has not arrived. */
  readonly answer: Answer | null
  /** Null once nobody waits for the answer any more. */
  readonly settle: { resolve(response: Response): void; reject(error: unknown): void } | null
}

/** A request, and how the server gets it: as it was sent, or with another text or session. */
type Call = {
  readonly pending: PendingExchange
  readonly body: string
  readonly handle: (text?: string, session?: string | null) => Promise<Answer>
}

export type ModelNetwork = ReturnType<typeof createModelNetwork>

export function createModelNetwork(
  server: ModelServer,
  variant: Variant,
  others: (account: string) => string,
) {
  let late: Late[] = []

  /** Resolves when the exchange is over or waits for something late. */
  async function send(
    device: ModelDevice,
    faults: readonly Fault[],
    limit: number,
  ): Promise<PendingExchange> {
    const pending: PendingExchange = {
      device,
      faults: [...faults],
      outcome: null,
      bug: null,
      pause: () => undefined,
    }
    // A violation found by a check must not be taken for a network that is down.
    const fetcher = ((_: unknown, init: RequestInit) =>
      call(pending, init.body as string).catch((error: unknown) => {
        if (error instanceof Violation) pending.bug = error
        throw error
      })) as typeof fetch
    const deps = {
      store: device.store,
      account: device.account,
      transport: createTransport(fetcher),
      clock: device.clock,
    }
    const paused = nextPause(pending)
    exchange(deps, { attempt: device.attempt, limit })
      .then(
        (outcome) => {
          pending.outcome = outcome
          if (outcome.answered > 0) device.attempt = 0
        },
        (error: unknown) => {
          pending.outcome = 'failed'
          if (error instanceof ExchangeError && error.failure.kind === 'cutOff') device.attempt += 1
          if (!(error instanceof ExchangeError))
            pending.bug ??= new Error('A bug', { cause: error })
        },
      )
      .finally(() => pending.pause())
    await paused
    if (pending.bug) throw pending.bug
    return pending
  }

  const lost = (): never => {
    throw new TypeError('Failed to fetch')
  }

  /** For each fault, how the request fares. */
  const fates: Readonly<Record<Fault, (call: Call) => Promise<Response> | Response>> = {
    ok: async ({ pending, handle }) => arriving(pending, await handle()),
    requestLost: lost,
    answerLost: ({ handle }) => handle().then(lost),
    lateRequest: ({ pending, body }) => wait(pending, body, null),
    orphanRequest({ pending, body }) {
      late.push({ pending, body, answer: null, settle: null })
      return lost()
    },
    lateAnswer: async ({ pending, body, handle }) => wait(pending, body, await handle()),
    async twinRequest({ pending, handle }) {
      await handle()
      return arriving(pending, await handle())
    },
    async serverCrash({ pending, handle }) {
      server.crashNext()
      return arriving(pending, await handle())
    },
    signedOut: async ({ pending, body, handle }) => arriving(pending, await handle(body, null)),
    wrongAccount: async ({ pending, body, handle }) =>
      arriving(pending, await handle(body, others(pending.device.account))),
    portal: () => new Response('<html>Welcome to the hotel</html>'),
    truncated: async ({ handle }) => truncated(await handle()),
    busy: () => refusal(503, 'busy'),
    // Only for many mutations: a single one that the server could read before is never too large.
    tooLarge: async ({ pending, body, handle }) =>
      countIn(body) > 1 ? refusal(413, 'too_large') : arriving(pending, await handle()),
    async olderServer({ pending, body, handle }) {
      const { account } = pending.device
      const older = fromTheFuture(body, (id) => server.watch.isKnown(account, id))
      return arriving(pending, await handle(older))
    },
  }

  async function call(pending: PendingExchange, body: string): Promise<Response> {
    const fault = pending.faults.shift() ?? 'ok'
    const handle = (text = body, session: string | null = pending.device.account) =>
      server.handle(rewritten(text), session)
    return fates[fault]({ pending, body, handle })
  }

  function wait(pending: PendingExchange, body: string, answer: Answer | null): Promise<Response> {
    return new Promise((resolve, reject) => {
      late.push({ pending, body, answer, settle: { resolve, reject } })
      pending.pause()
    })
  }

  /** The answer as the device reads it; a variant with a defect in answers changes it here. */
  async function arriving(pending: PendingExchange, { status, text }: Answer): Promise<Response> {
    if (status !== 200 || !variant.answer) return new Response(text, { status })
    const { state, outbox } = await pending.device.image()
    const items = [...outbox.values()].toSorted((a, b) => a.seq - b.seq)
    const answer = variant.answer(exchangeResponse.parse(JSON.parse(text)), { state, items })
    return new Response(JSON.stringify(answer), { status })
  }

  function rewritten(text: string): string {
    if (!variant.request) return text
    return JSON.stringify(variant.request(JSON.parse(text) as ExchangeRequest))
  }

  /** Moves one late message on: a request reaches the server, an answer its device; or it is lost. */
  async function deliver(pick: number, isLost: boolean): Promise<PendingExchange | null> {
    const [next] = late.splice(pick % Math.max(1, late.length), 1)
    if (!next) return null
    const { pending, body, settle } = next
    const paused = settle ? nextPause(pending) : Promise.resolve()
    if (isLost) settle?.reject(new TypeError('Failed to fetch'))
    else {
      const answer = next.answer ?? (await server.handle(rewritten(body), pending.device.account))
      settle?.resolve(await arriving(pending, answer))
    }
    await paused
    if (pending.bug) throw pending.bug
    return pending
  }

  return {
    send,
    deliver,
    waiting: () => late.length,
    /** The browser of a device closes: its requests may still arrive, but their answers are lost. */
    async abandon(device: ModelDevice | null, isServerGone: boolean): Promise<void> {
      const [mine, rest] = parted(
        late,
        ({ pending }) => device === null || pending.device === device,
      )
      late = [...rest, ...(isServerGone ? [] : mine.map((each) => ({ ...each, settle: null })))]
      for (const { pending, settle } of mine) {
        if (!settle) continue
        const paused = nextPause(pending)
        settle.reject(new TypeError('Failed to fetch'))
        await paused
      }
    },
  }
}

function nextPause(pending: PendingExchange): Promise<void> {
  return new Promise((resolve) => {
    pending.pause = resolve
  })
}

async function truncated({ text }: Answer): Promise<Response> {
  return new Response(text.slice(0, Math.floor(text.length / 2)))
}

function countIn(body: string): number {
  return (JSON.parse(body) as ExchangeRequest).mutations.length
}

function refusal(status: number, code: string): Response {
  return Response.json({ code, message: code }, { status })
}

/** The second half of the queue comes from a newer release than the server's. */
function fromTheFuture(body: string, isKnown: (id: string) => boolean): string {
  const request = JSON.parse(body) as ExchangeRequest
  const from = Math.floor(request.mutations.length / 2)
  const mutations = request.mutations.map((mutation, index) =>
    index < from || isKnown(mutation.id) ? mutation : { ...mutation, name: `${mutation.name}Anew` },
  )
  return JSON.stringify({ ...request, mutations })
}

function parted<T>(all: readonly T[], isOne: (each: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isOne), all.filter((each) => !isOne(each))]
}
