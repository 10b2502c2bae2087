/** Every address of a picture may be empty, on both endpoints: the row then has no picture (A13). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { CommandName } from '#domain/commands.ts'
import { commandNames, commandOf } from '#domain/commands.ts'
import { examples } from '#domain/testing/examples.ts'
import { makeSingle } from '#server/testing/make-app.ts'
import { takesImage } from './take-image.ts'

/**
 * But for proofs: what takes one cannot do without. Those of children need a connection, and are tested with them; one
 * of an occurrence is that of a task.
 */
const commands = commandNames.filter(
  (name) => takesImage(name) && !/^complete|Child$|Occurrence$/.test(name),
)
/** The command that creates the row which the command changes. */
const makers: Partial<Readonly<Record<CommandName, CommandName>>> = {
  updateProfile: 'updateProfile',
  updateTask: 'createTask',
  updateChore: 'createChore',
  updateTemplate: 'createTemplate',
  updateReward: 'createReward',
}

/** A person, the input of a command with another address, and the resulting row. */
async function prepare(name: CommandName) {
  const { app, maya } = await makeSingle()
  await maya.rest('changePlan', { plan: 'ultimate' })
  const table = commandOf(name).answer?.table ?? 'users'
  const id = table === 'users' ? maya.id : v7()
  const field = table === 'users' ? 'photo_url' : 'image_url'
  const inputOf = (of: CommandName, url: string) => ({
    ...examples[of][1],
    // Here Maya has no partner who could be given a task or a reward.
    ...((of === 'createTask' || of === 'updateTask') && { assigned_to: null }),
    ...(of === 'createReward' && { for: undefined }),
    ...(of.endsWith('Chore') && { who: 'anyone', people: [], starts_with: undefined }),
    ...(table !== 'users' && { id }),
    [field]: url,
  })
  const maker = makers[name]
  if (maker) await maya.push(maker, inputOf(maker, 'https://example.org/before.jpg'))
  return {
    maya,
    field,
    inputWith: (url: string) => inputOf(name, url),
    stored: (): unknown => Reflect.get(app.core.store.get(table, id) ?? {}, field),
  }
}

test.each(commands)('over REST %s with an empty address leaves no picture', async (name) => {
  const { maya, inputWith, stored } = await prepare(name)
  expect((await maya.rest(name, inputWith(''))).status).toBeLessThan(300)
  expect(stored()).toBeNull()
})

test.each(commands)('by sync %s with an empty address leaves no picture', async (name) => {
  const { maya, inputWith, stored } = await prepare(name)
  expect(await maya.push(name, inputWith(' '))).toMatchObject({ status: 'applied' })
  expect(stored()).toBeNull()
})

test.each(commands)('%s refuses a value that is not an address', async (name) => {
  const { maya, field, inputWith } = await prepare(name)
  const { status, body } = await maya.rest(name, inputWith('nowhere'))
  expect(status).toBe(400)
  expect(body).toMatchObject({ message: 'Please enter a valid URL', details: { field } })
})
