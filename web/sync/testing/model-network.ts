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
export type Flight = {
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
  readonly flight: Flight
  readonly body: string
  /** Null while the request has not arrived. */
  readonly answer: Answer | null
  /** Null once nobody waits for the answer any more. */
  readonly settle: { resolve(response: Response): void; reject(error: unknown): void } | null
}

/** A request, and how the server gets it: as it was sent, or with another text or session. */
type Call = {
  readonly flight: Flight
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
  ): Promise<Flight> {
    const flight: Flight = {
      device,
      faults: [...faults],
      outcome: null,
      bug: null,
      pause: () => undefined,
    }
    // A violation found by a check must not be taken for a network that is down.
    const fetcher = ((_: unknown, init: RequestInit) =>
      call(flight, init.body as string).catch((error: unknown) => {
        if (error instanceof Violation) flight.bug = error
        throw error
      })) as typeof fetch
    const deps = {
      store: device.store,
      account: device.account,
      transport: createTransport(fetcher),
      clock: device.clock,
    }
    const paused = nextPause(flight)
    exchange(deps, { attempt: device.attempt, limit })
      .then(
        (outcome) => {
          flight.outcome = outcome
          if (outcome.answered > 0) device.attempt = 0
        },
        (error: unknown) => {
          flight.outcome = 'failed'
          if (error instanceof ExchangeError && error.failure.kind === 'cutOff') device.attempt += 1
          if (!(error instanceof ExchangeError)) flight.bug ??= new Error('A bug', { cause: error })
        },
      )
      .finally(() => flight.pause())
    await paused
    if (flight.bug) throw flight.bug
    return flight
  }

  const lost = (): never => {
    throw new TypeError('Failed to fetch')
  }

  /** For each fault, how the request fares. */
  const fates: Readonly<Record<Fault, (call: Call) => Promise<Response> | Response>> = {
    ok: async ({ flight, handle }) => arriving(flight, await handle()),
    requestLost: lost,
    answerLost: ({ handle }) => handle().then(lost),
    lateRequest: ({ flight, body }) => wait(flight, body, null),
    orphanRequest({ flight, body }) {
      late.push({ flight, body, answer: null, settle: null })
      return lost()
    },
    lateAnswer: async ({ flight, body, handle }) => wait(flight, body, await handle()),
    async twinRequest({ flight, handle }) {
      await handle()
      return arriving(flight, await handle())
    },
    async serverCrash({ flight, handle }) {
      server.crashNext()
      return arriving(flight, await handle())
    },
    signedOut: async ({ flight, body, handle }) => arriving(flight, await handle(body, null)),
    wrongAccount: async ({ flight, body, handle }) =>
      arriving(flight, await handle(body, others(flight.device.account))),
    portal: () => new Response('<html>Welcome to the hotel</html>'),
    truncated: async ({ handle }) => truncated(await handle()),
    busy: () => refusal(503, 'busy'),
    // Only for many mutations: a single one that the server could read before is never too large.
    tooLarge: async ({ flight, body, handle }) =>
      countIn(body) > 1 ? refusal(413, 'too_large') : arriving(flight, await handle()),
    async olderServer({ flight, body, handle }) {
      const { account } = flight.device
      const older = fromTheFuture(body, (id) => server.watch.isKnown(account, id))
      return arriving(flight, await handle(older))
    },
  }

  async function call(flight: Flight, body: string): Promise<Response> {
    const fault = flight.faults.shift() ?? 'ok'
    const handle = (text = body, session: string | null = flight.device.account) =>
      server.handle(rewritten(text), session)
    return fates[fault]({ flight, body, handle })
  }

  function wait(flight: Flight, body: string, answer: Answer | null): Promise<Response> {
    return new Promise((resolve, reject) => {
      late.push({ flight, body, answer, settle: { resolve, reject } })
      flight.pause()
    })
  }

  /** The answer as the device reads it; a variant with a defect in answers changes it here. */
  async function arriving(flight: Flight, { status, text }: Answer): Promise<Response> {
    if (status !== 200 || !variant.answer) return new Response(text, { status })
    const { state, outbox } = await flight.device.image()
    const items = [...outbox.values()].toSorted((a, b) => a.seq - b.seq)
    const answer = variant.answer(exchangeResponse.parse(JSON.parse(text)), { state, items })
    return new Response(JSON.stringify(answer), { status })
  }

  function rewritten(text: string): string {
    if (!variant.request) return text
    return JSON.stringify(variant.request(JSON.parse(text) as ExchangeRequest))
  }

  /** Moves one late message on: a request reaches the server, an answer its device; or it is lost. */
  async function deliver(pick: number, isLost: boolean): Promise<Flight | null> {
    const [next] = late.splice(pick % Math.max(1, late.length), 1)
    if (!next) return null
    const { flight, body, settle } = next
    const paused = settle ? nextPause(flight) : Promise.resolve()
    if (isLost) settle?.reject(new TypeError('Failed to fetch'))
    else {
      const answer = next.answer ?? (await server.handle(rewritten(body), flight.device.account))
      settle?.resolve(await arriving(flight, answer))
    }
    await paused
    if (flight.bug) throw flight.bug
    return flight
  }

  return {
    send,
    deliver,
    waiting: () => late.length,
    /** The browser of a device closes: its requests may still arrive, but their answers are lost. */
    async abandon(device: ModelDevice | null, isServerGone: boolean): Promise<void> {
      const [mine, rest] = parted(late, ({ flight }) => device === null || flight.device === device)
      late = [...rest, ...(isServerGone ? [] : mine.map((each) => ({ ...each, settle: null })))]
      for (const { flight, settle } of mine) {
        if (!settle) continue
        const paused = nextPause(flight)
        settle.reject(new TypeError('Failed to fetch'))
        await paused
      }
    },
  }
}

function nextPause(flight: Flight): Promise<void> {
  return new Promise((resolve) => {
    flight.pause = resolve
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
