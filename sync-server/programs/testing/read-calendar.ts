/** Reads a calendar as another person's program does, and as it came over the wire. */
import ICAL from 'ical.js'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'

export type ReadEvent = {
  readonly uid: string
  readonly summary: string
  /** yyyy-MM-dd, or a UTC time. */
  readonly start: string
  readonly duration: string | null
  readonly end: boolean
  readonly modified: string
}

export function eventsIn(text: string): readonly ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const told = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? ''
    return {
      uid: told('uid'),
      summary: told('summary'),
      start: told('dtstart'),
      duration: event.hasProperty('duration') ? told('duration') : null,
      end: event.hasProperty('dtend'),
      modified: told('last-modified'),
    }
  })
}

type Wanted = { readonly covers?: 'mine' | 'house'; readonly hides_names?: boolean }

/** The path of a new link. */
export async function makeLink(
  person: Pick<TestPerson, 'call'>,
  { covers = 'mine', hides_names = false }: Wanted = {},
): Promise<string> {
  const { status, body } = await person.call('PUT', '/api/calendar', { covers, hides_names })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return String(body['path'])
}

export async function readCalendar(app: Pick<TestApp, 'send'>, path: string) {
  const answer = await app.send('GET', path)
  const text = await answer.text()
  return { status: answer.status, text, events: answer.status === 200 ? eventsIn(text) : [] }
}
