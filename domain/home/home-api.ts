/** Calls about what people show on the household's MQTT broker, where Home Assistant and others read it (A47). */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'

const shownAtHome = z.object({
  /** Points, and open shared tasks for the person or for anyone. */
  shows: z.boolean(),
  /** Whether buttons at home complete these tasks. */
  completes: z.boolean(),
})
export type ShownAtHome = z.output<typeof shownAtHome>

export const homeApi = {
  home: {
    method: 'GET',
    path: '/api/home',
    summary: 'Whether this server has a broker (MQTT), what you show there, and what it may do',
    request: null,
    response: z.extend(shownAtHome, { has_broker: z.boolean() }),
  },
  saveHome: {
    method: 'PUT',
    path: '/api/home',
    summary: 'Say whether the broker shows your points and open tasks, and may complete them',
    request: shownAtHome,
    response: shownAtHome,
  },
} as const satisfies Readonly<Record<string, Call>>
