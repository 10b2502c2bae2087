/** The fields of the visible screen to which keys lead: "/" to its search, "n" to the field that adds a task. */

/** A `ref` for such a field, and the newest field, because a dialog's may be above the page's. */
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
