/** The fields of the screen that is shown to which keys lead: "/" to its search, "n" to where a task is added. */

/** A place for the `ref` of such a field, and the newest one, where a dialog's lies over the page's. */
function keyField() {
  const fields: HTMLElement[] = []
  return {
    hold(field: HTMLElement | null): (() => void) | undefined {
      if (field === null) return undefined
      fields.push(field)
      return () => void fields.splice(fields.indexOf(field), 1)
    },
    newest: (): HTMLElement | null => fields.at(-1) ?? null,
  }
}

export const { hold: searchFieldRef, newest: currentSearchField } = keyField()
export const { hold: taskFieldRef, newest: currentTaskField } = keyField()
