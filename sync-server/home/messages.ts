/**
 * The retained messages of a server on the household's MQTT broker: what its people show, and how Home Assistant
 * discovers it (MQTT discovery). This is the complete list: other messages of this server are removed there.
 */
import { homeTexts } from '#domain/home/home-texts.ts'
import type { Resident, ShownTask } from '#domain/home/shown.ts'
import { offeredBy } from '#domain/home/shown.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { recipientLanguage } from '#server/push/recipient-language.ts'

export type ServerIdentity = {
  /** Tells this server from others on the same broker. */
  readonly id: string
  /** The address at which people open Mitten. */
  readonly origin: string
}

/** Payloads by topic. */
export type Messages = ReadonlyMap<string, string>

/** The topics of one server. */
export function topicsOf({ id }: ServerIdentity) {
  const base = `mitten/${id}`
  return {
    status: `${base}/status`,
    of: (userId: string, what: 'points' | 'tasks' | 'list') => `${base}/${userId}/${what}`,
    complete: (userId: string) => `${base}/${userId}/complete`,
    config: (kind: 'sensor' | 'button', name: string) =>
      `homeassistant/${kind}/mitten_${id}/${name}/config`,
    /** Everything that this server keeps there, and the topics on which it receives commands. */
    all: [`${base}/#`, `homeassistant/+/mitten_${id}/+/config`],
  }
}

export const availability = { online: 'online', offline: 'offline' } as const

export function messagesOf(server: ServerIdentity, residents: readonly Resident[]): Messages {
  const status = [topicsOf(server).status, availability.online] as const
  return new Map([status, ...residents.flatMap((resident) => ofResident(server, resident))])
}

function ofResident(
  server: ServerIdentity,
  resident: Resident,
): readonly (readonly [string, string])[] {
  const { userId, name, language, points, tasks } = resident
  const topics = topicsOf(server)
  const config = (uniqueId: string, more: object) =>
    JSON.stringify({
      unique_id: `mitten_${uniqueId}`,
      availability_topic: topics.status,
      device: {
        identifiers: [`mitten_${userId}`],
        name: `Mitten ${name}`,
        manufacturer: 'Mitten',
        configuration_url: server.origin,
      },
      origin: { name: 'Mitten' },
      ...more,
    })
  const words = inLanguage(recipientLanguage(language, 'en'), () => ({
    points: homeTexts.points,
    openTasks: homeTexts.openTasks,
    buttons: offeredBy(resident).map((task) => ({ ...task, done: homeTexts.done(task.name) })),
  }))
  return [
    [topics.of(userId, 'points'), String(points)],
    [topics.of(userId, 'tasks'), String(tasks.length)],
    [topics.of(userId, 'list'), JSON.stringify({ tasks: tasks.map(listed) })],
    [
      topics.config('sensor', `${userId}_points`),
      config(`${userId}_points`, {
        name: words.points,
        state_topic: topics.of(userId, 'points'),
        icon: 'mdi:circle-multiple',
        state_class: 'measurement',
      }),
    ],
    [
      topics.config('sensor', `${userId}_tasks`),
      config(`${userId}_tasks`, {
        name: words.openTasks,
        state_topic: topics.of(userId, 'tasks'),
        json_attributes_topic: topics.of(userId, 'list'),
        icon: 'mdi:format-list-checks',
        state_class: 'measurement',
      }),
    ],
    ...words.buttons.map(({ key, done }) => {
      const name = `${userId}_${key.replace('/', '_')}`
      const button = {
        name: done,
        command_topic: topics.complete(userId),
        payload_press: key,
        qos: 1,
        icon: 'mdi:check',
      }
      return [topics.config('button', name), config(name, button)] as const
    }),
  ]
}

function listed({ name, due_on, due_time, is_overdue, points }: ShownTask) {
  return { name, due_on, due_time, is_overdue, points }
}
