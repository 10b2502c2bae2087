/** Chooses screens and sizes by the start of their names, several separated by commas; none chooses all. */

type Named = { readonly name: string }

export function chosenFrom<T extends Named>(all: readonly T[], asked: string): readonly T[] {
  return all.filter(({ name }) => startsOf(asked).some((start) => name.startsWith(start)))
}

/** A line for each start that no name has: whoever mistypes one is told, instead of hearing of no faults. */
export function missesIn(of: string, all: readonly Named[], asked: string): readonly string[] {
  const names = all.map(({ name }) => name)
  return startsOf(asked)
    .filter((start) => !names.some((name) => name.startsWith(start)))
    .map((start) => `No ${of} begins with "${start}". There are: ${names.join(', ')}`)
}

function startsOf(asked: string): readonly string[] {
  return asked.split(',').map((start) => start.trim())
}
