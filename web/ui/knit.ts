/** Knitting charts: turns rows of a chart into the path of its V stitches, on cells of 12 x 10. */

/** The eight-pointed star of the hero card. */
export const starChart: readonly string[] = mirrored([
  '....#..',
  '....##.',
  '....###',
  '....###',
  '####.##',
  '.####.#',
  '..####.',
])

/** One path for all stitches of a chart, from a row on. Draw it with stroke 5 and round caps. */
export function chartPath(chart: readonly string[], row = 0): string {
  return chart
    .flatMap((cells, y) =>
      cells.split('').map((cell, x) => (cell === '#' ? stitchPath(x, row + y) : '')),
    )
    .join('')
}

/** A border: every second stitch of a row. */
export function borderPath(columns: number): string {
  let path = ''
  for (let column = 0; column < columns; column += 2) path += stitchPath(column, 0)
  return path
}

/** The two legs that fill one cell and its neighbours above and below, for a repeating ground. */
export const groundPath =
  'M2.9 .4l1.9 7.4M9.1 .4l-1.9 7.4M2.9 -9.6l1.9 7.4M9.1 -9.6l-1.9 7.4M2.9 10.4l1.9 7.4M9.1 10.4l-1.9 7.4'

function stitchPath(column: number, row: number): string {
  const x = column * 12
  const y = row * 10 + 0.4
  return `M${(x + 2.9).toFixed(1)} ${y}l1.9 7.4M${(x + 9.1).toFixed(1)} ${y}l-1.9 7.4`
}

function mirrored(quarter: readonly string[]): string[] {
  const half = quarter.map((row) => `${row}.${row.split('').reverse().join('')}`)
  return [...half, '.'.repeat(15), ...half.slice().reverse()]
}
