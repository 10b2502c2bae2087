/** The command that a chosen remedy runs: the same people did it for the other day (C10, T22, T23). */
import { expect, test } from 'vitest'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { idOf } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import type { RefusedGroup } from './refused.ts'
import { runRemedy } from './run-remedy.ts'

test.each([{ with: [idOf('Maya'), idOf('Juno')] }, { for: idOf('Juno') }, {}])(
  'counting a refused day for another one keeps who did it: %j',
  async (people) => {
    const ran: [CommandName, unknown][] = []
    const account = {
      // It is refused again, so the card stays.
      run: (name: CommandName, input: CommandInput<CommandName>) => {
        ran.push([name, input])
        return Promise.resolve(false)
      },
    } as Partial<OpenAccount> as OpenAccount
    const input = { id: idOf('bins'), slot: '2026-11-24', ...people }
    const group = { items: [{ name: 'completeTask', input }] } as unknown as RefusedGroup
    const other = { id: idOf('bins'), slot: '2026-11-27' }
    await runRemedy(account, group, { kind: 'countFor', label: '', ...other })
    expect(ran).toEqual([['completeTask', { ...other, ...people }]])
  },
)
