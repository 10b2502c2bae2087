/** Renders a component for an account, over a real database with the given rows and the real commands. */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { Settings } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { makeAccount, makeUser, openSettings } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { AccountContext } from '#web/data/account.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import { initialState } from '#web/data/device-store.ts'
import { runCommand } from '#web/data/run-command.ts'
import { openDeviceWith } from '#web/data/testing/dexie-image.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { WayBack } from './go-back.tsx'
import type { Rows } from './pair.ts'

type AccountFixture = {
  readonly name: string
  /** By default the person's profile alone. */
  readonly rows?: Rows
  readonly settings?: Settings
  readonly plan?: 'free' | 'pro'
  /** Stands in for the server of commands that need a connection: returns whether it accepts one, sent under a key. */
  readonly server?: (name: CommandName, key: string | undefined) => boolean
  /** Stands in for parts of the account. */
  readonly instead?: Partial<OpenAccount>
}

export type Ran = readonly [name: string, input: unknown]

type OfHousehold = (household: Household) => ReactNode

/** Nothing until the household is known, as in the app. */
function InHousehold({ show }: { readonly show: OfHousehold }) {
  const household = useHousehold()
  return household && show(household)
}

/**
 * Renders a component, or what is shown of a household, at an address. `ran` lists the commands it ran, newest last,
 * `held` the names of those that were held back, and `together` the names of those that were run as one.
 */
export async function renderForAccount(
  fixture: AccountFixture,
  path: string,
  component: ReactNode | OfHousehold,
) {
  const { name, settings = openSettings, plan = 'pro', server, instead } = fixture
  const rows: Rows = fixture.rows ?? [['users', makeUser(name)]]
  // Drafts of the test before must not show here.
  await deviceDatabase.drafts.clear()
  const person = makeAccount(name, { plan })
  const state = { ...initialState('device'), settings }
  const { database, store } = await openDeviceWith([['accounts', person], ...rows], state)
  const ran: Ran[] = []
  const held: string[] = []
  const together: (readonly string[])[] = []
  const running: Promise<boolean>[] = []
  // The code that follows a press's command needs the page, which is taken down with the file's last test.
  onTestFinished(async () => void (await Promise.all(running)))
  const account: OpenAccount = {
    id: person.id,
    database,
    async run(command, input, { key, isHeld } = {}) {
      ran.push([command, input])
      if (isHeld) held.push(command)
      if (server && commandOf(command).onlineOnly) return server(command, key)
      const runner = {
        store,
        account: person.id,
        now: () => new Date(),
        settings: () => settings,
        queued: () => undefined,
      }
      const outcome = runCommand(runner, command, input).then(
        () => true,
        () => false,
      )
      running.push(outcome)
      return outcome
    },
    async runAll(calls) {
      together.push(calls.map(({ name }) => name))
      for (const { name, input } of calls) await account.run(name, input)
      return { ids: calls.map(() => ''), refused: new Map() }
    },
    undo: () => Promise.resolve(false),
    release: () => Promise.resolve(),
    holdOn: () => Promise.resolve(),
    syncNow: () => Promise.resolve(),
  }
  const shown = typeof component === 'function' ? <InHousehold show={component} /> : component
  render(
    <MemoryRouter initialEntries={[path]}>
      <AccountContext value={{ ...account, ...instead }}>{shown}</AccountContext>
      <WayBack />
    </MemoryRouter>,
  )
  return { ran, held, together, database }
}
