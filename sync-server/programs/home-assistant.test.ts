/** The files for Home Assistant call existing routes, and read existing fields (A46). 2026-03-02 is a Monday. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { makeToken, programOf } from './testing/program.ts'
import { startReceiver } from './testing/receiver.ts'

const folder = join(import.meta.dirname, '../../docs/home-assistant')
const secrets = parse(readFileSync(join(folder, 'secrets.yaml'), 'utf8')) as Record<string, string>
const secret = { tag: '!secret', resolve: (name: string) => secrets[name] ?? `no secret ${name}` }
const files = parse(readFileSync(join(folder, 'mitten.yaml'), 'utf8'), {
  customTags: [secret],
}) as {
  readonly rest: readonly {
    readonly resource: string
    readonly headers: { readonly Authorization: string }
    readonly sensor: readonly {
      readonly value_template: string
      readonly json_attributes?: string[]
    }[]
  }[]
  readonly rest_command: Readonly<
    Record<string, { url: string; method: string; payload: string; content_type: string }>
  >
  readonly script: { readonly mitten_complete: { readonly sequence: readonly object[] } }
  readonly template: readonly {
    readonly button?: readonly {
      readonly press: readonly { readonly action: string; readonly data: Record<string, string> }[]
    }[]
    readonly binary_sensor?: readonly { readonly state: string }[]
  }[]
  readonly automation: readonly {
    readonly triggers: readonly { readonly webhook_id: string; readonly local_only: boolean }[]
    readonly conditions: readonly { readonly value_template: string }[]
    readonly actions: readonly { readonly data: Record<string, string> }[]
  }[]
}

const pathOf = (address: string) => address.replace('http://mitten.local:3000', '')
/** Fills in the variables of a template; these files use only plain ones. */
const render = (template: string, given: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{\{ (\w+) \}\}/g, (_, name: string) => given[name] ?? `no ${name}`)
/** The paths that a template reads from an object. */
const pathsIn = (template: string, root: string) =>
  [...template.matchAll(new RegExp(String.raw`\b${root}((?:\.\w+)+)`, 'g'))].map(([, path = '']) =>
    path.slice(1).split('.'),
  )
const at = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((found, key) => (found as Record<string, unknown> | null)?.[key], value)

async function household(more: { readonly if_missed?: 'waits' } = {}) {
  const { app, maya } = await makeSingle(makeApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' }))
  const juno = String((await maya.rest('makeChild', { name: 'Juno' })).body['id'])
  const rule = { repeats: 'daily', time_zone: 'UTC', starts_on: '2026-03-02', approval: 'nobody' }
  const given = { name: 'Feed Pixel', is_shared: true, ...rule, ...more }
  const chore = await maya.make('createChore', given)
  const token = await makeToken(maya, { access: 'act' })
  return { app, maya, juno, chore, program: programOf(app, token.secret) }
}

test('the sensors read fields that are answered, with the token as a secret (A46)', async () => {
  const { program } = await household()
  for (const { resource, headers, sensor } of files.rest) {
    expect(headers.Authorization).toMatch(/^Bearer mtn_[\w-]{43}$/)
    const { status, body } = await program('GET', pathOf(resource))
    expect([resource, status]).toEqual([resource, 200])
    for (const { value_template, json_attributes = [] } of sensor) {
      const paths = [
        ...pathsIn(value_template, 'value_json'),
        ...json_attributes.map((name) => [name]),
      ]
      expect(paths.length).toBeGreaterThan(0)
      for (const path of paths) expect([path, at(body, path)]).not.toEqual([path, undefined])
    }
  }
  const { body } = await program('GET', '/api/occurrences?open=true')
  expect(body['occurrences']).toMatchObject([{ state: 'open' }])
})

/** Does the same as the script, which was run in Home Assistant itself: asks for the open day, then completes it. */
async function complete(
  { chore, program }: Pick<Awaited<ReturnType<typeof household>>, 'chore' | 'program'>,
  child?: string,
): Promise<string> {
  const { mitten_open, mitten_complete } = files.rest_command
  if (!mitten_open || !mitten_complete) throw new Error('Both commands are there')
  const { body } = await program('GET', pathOf(mitten_open.url))
  const occurrences = body['occurrences'] as { chore_id: string; slot: string }[]
  const day = occurrences.find(({ chore_id }) => chore_id === chore)?.slot ?? ''
  const address = pathOf(render(mitten_complete.url, { chore, day }))
  const given = child === undefined ? {} : { for: child }
  expect((await program(mitten_complete.method.toUpperCase(), address, given)).status).toBe(200)
  return day
}

test('buttons complete what is open, an overdue day too; a child’s gives the points to the child (A46)', async () => {
  const { mitten_complete } = files.rest_command
  expect(JSON.stringify(files.script.mitten_complete.sequence)).toContain(
    "selectattr('chore_id', 'eq', chore) | map(attribute='slot')",
  )
  expect(mitten_complete).toMatchObject({
    content_type: 'application/json',
    payload: "{{ ({'for': child} if child else {}) | to_json }}",
  })
  const presses = files.template.flatMap(({ button = [] }) => button.flatMap(({ press }) => press))
  expect(presses.map(({ action, data }) => [action, 'child' in data])).toEqual([
    ['script.mitten_complete', true],
    ['script.mitten_complete', false],
  ])

  const { app, maya, juno, ...home } = await household({ if_missed: 'waits' })
  app.pass(24 * 60 * 60_000)
  expect(await complete(home, juno)).toBe('2026-03-02')
  app.pass(24 * 60 * 60_000)
  expect(await complete(home)).toBe('2026-03-04')
  const pointsOf = (person: string) => app.core.store.get('balances', person)?.total_points
  expect([pointsOf(juno), pointsOf(maya.id)]).toEqual([30, 30])
})

test('the sensor of the bins and the scripts read fields that an occurrence has (A46)', async () => {
  const { program } = await household()
  const { body } = await program('GET', '/api/occurrences?open=true')
  const [occurrence = {}] = body['occurrences'] as object[]
  const templates = [
    ...files.template.flatMap(({ binary_sensor = [] }) => binary_sensor.map(({ state }) => state)),
    JSON.stringify(files.script),
  ]
  const fields = templates.flatMap((template) =>
    [...template.matchAll(/(?:selectattr\(|attribute=)'(\w+)'/g)].map(([, field = '']) => field),
  )
  expect(new Set(fields)).toEqual(new Set(['chore_id', 'slot']))
  for (const field of fields) expect(occurrence).toHaveProperty(field)
})

test('the automations hear events that there are, read what these say, and have a secret path (A46)', async () => {
  const { app, maya, chore } = await household()
  const receiver = await startReceiver()
  const events = ['task.completed', 'chore.due']
  await maya.call('POST', '/api/webhooks', { address: receiver.address, events })
  app.pass(24 * 60 * 60_000)
  await app.webhooks.look()
  await maya.rest('completeOccurrence', { id: chore, slot: '2026-03-03' })
  await app.webhooks.look()
  for (const { triggers, conditions, actions } of files.automation) {
    expect(triggers).toMatchObject([{ local_only: true }])
    expect(triggers[0]?.webhook_id).toMatch(/^\w{64}$/)
    const [, event] =
      /trigger\.json\.event == '([\w.]+)'/.exec(conditions[0]?.value_template ?? '') ?? []
    const heard = receiver.got.find((each) => each.event === event)
    expect([event, heard?.event]).toEqual([event, event])
    for (const text of actions.flatMap(({ data }) => Object.values(data)))
      for (const path of pathsIn(text, String.raw`trigger\.json`))
        expect([path, at(heard, path)]).not.toEqual([path, undefined])
  }
})
