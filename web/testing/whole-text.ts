/** Finds a sentence by its whole text, where names in it stand in elements of their own. */

export function wholeText(text: string | RegExp) {
  const says = (element: Element | null) => {
    const own = element?.textContent ?? ''
    return typeof text === 'string' ? own === text : text.test(own)
  }
  return (_: string, element: Element | null) =>
    says(element) && ![...(element?.children ?? [])].some(says)
}
