/** Any input is read within 5 ms on a phone four times slower, even with thirty rooms (T28). */
import { expect, test } from 'vitest'
import { MAX_LINE } from '#domain/quick-add/quick-task.ts'
import { readLine } from '#domain/quick-add/read-line.ts'
import { bloomHouse } from '#domain/quick-add/testing/quick-said.ts'
import { MAX_ROOMS } from '#domain/rooms/room.ts'
import { idOf } from '#domain/testing/make.ts'
import { longestBlock, measureUnit } from '#server/testing/event-loop.ts'

/** A unit is 10 to 20 ms on an idle machine: in that time, as many lines are read as 5 ms on the phone allow. */
const LINES_IN_A_UNIT = 8
/** By then the code is compiled, as on a phone after a few letters. */
const LINES_BEFORE = 200

const rooms = Array.from({ length: MAX_ROOMS }, (_, place) => ({
  id: idOf(`room ${place}`),
  name: `Room ${place} upstairs`,
}))
const everything = 'Bins every tue and fri 19:00 @Theo @Juno 10 min hard #kitchen only apr-oct'
const longest = 'every 2nd of the month at 10 min only apr to in 3 @Sam #Room , '.repeat(20)

test.each([
  ['a line with everything', everything],
  ['the longest line', longest.slice(0, MAX_LINE)],
])('%s takes no time', async (_, line) => {
  const read = (lines: number) => {
    for (let count = 0; count < lines; count++) readLine(line, { ...bloomHouse, rooms })
    return Promise.resolve()
  }
  await read(LINES_BEFORE)
  const readSome = () => read(LINES_IN_A_UNIT)
  expect(await longestBlock(readSome, { unit: measureUnit(), enough: 1 })).toBeLessThan(1)
})
