/** Chooses screens and sizes by the start of their names, several separated by commas; none chooses all. */

type Named = { readonly name: string }

export function chosenFrom<T extends Named>(all: readonly T[], asked: string): readonly T[] {
  return all.filter(({ name }) => startsOf(asked).some((start) => name.startsWith(start)))
}

/** A line for each prefix that matches no name: a typo is reported instead of passing as a run without faults. */
export function missesIn(of: string, all: readonly Named[], asked: string): readonly string[] {
  const names = all.map(({ name }) => name)
  return startsOf(asked)
    .filter((start) => !names.some((name) => name.startsWith(start)))
    .map((start) => `No ${of} begins with "${start}". There are: ${names.join(', ')}`)
}

function startsOf(asked: string): readonly string[] {
  return asked.split(',').map((start) => start.trim())
}
