/**
 * Fills an empty server with a family and a year of history, by real commands with past times. The same seed gives
 * the same data; only the ids of the accounts differ.
 */
import { createCredentials } from '#server/auth/credentials.ts'
import { createPasswords } from '#server/auth/password.ts'
import { createMembers } from '#server/auth/register-member.ts'
import type { Config } from '#server/config.ts'
import { settingsOf } from '#server/config.ts'
import { createCore } from '#server/core.ts'
import type { Database } from '#server/store/database.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import { accounts } from '#server/store/synced-tables.ts'
import type { FirstName } from './family.ts'
import { family, firstNames, PASSWORD } from './family.ts'
import { addPastMonths, BEGINNING } from './past-months.ts'
import { addPresent } from './present.ts'
import { createRandom } from './random.ts'
import { createStage } from './stage.ts'

type Deps = {
  readonly database: Database
  readonly config: Pick<
    Config,
    'registration' | 'firstAccountAdmin' | 'planLimits' | 'billing' | 'supportUrl'
  >
  readonly now: Date
  readonly timeZone: string
  readonly seed: number
}

/** Throws if there is an account already. */
export async function fillDemo(deps: Deps): Promise<void> {
  const { database, config, now, timeZone, seed } = deps
  if (hasRow(queriesOf(database), accounts))
    throw new Error('There are accounts here already. The demo fills only an empty server.')
  const core = createCore({
    database,
    settings: settingsOf(config),
    report: () => undefined,
  })
  const ids = await registerFamily(core, deps)
  const { stage, play } = createStage({ core, ids, random: createRandom(seed), timeZone, now })
  addPastMonths(stage)
  addPresent(stage)
  await core.writer.run(play)
}

async function registerFamily(
  core: ReturnType<typeof createCore>,
  { database, config, now, timeZone }: Deps,
): Promise<Readonly<Record<FirstName, string>>> {
  const passwordHash = await createPasswords().hash(PASSWORD)
  const joined = new Date(new Date(now).setHours(18, 0, 0, 0))
  joined.setDate(joined.getDate() - BEGINNING)
  const members = createMembers({
    ...core,
    database,
    credentials: createCredentials(database),
    config,
    now: () => joined,
  })
  const ids = {} as Record<FirstName, string>
  for (const who of firstNames) {
    const { id } = await members.register({ ...family[who], timeZone, passwordHash })
    ids[who] = id
  }
  return ids
}
