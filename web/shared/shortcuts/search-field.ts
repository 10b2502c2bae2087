/** The search field of the screen that is shown: the key "/" leads there. */

const fields: HTMLElement[] = []

/** The `ref` of a search field. */
export function searchFieldRef(field: HTMLElement | null): (() => void) | undefined {
  if (field === null) return undefined
  fields.push(field)
  return () => void fields.splice(fields.indexOf(field), 1)
}

/** The newest one, where a dialog's lies over the page's. */
export function currentSearchField(): HTMLElement | null {
  return fields.at(-1) ?? null
}
