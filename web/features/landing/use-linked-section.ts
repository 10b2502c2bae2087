/** Scrolls to the section in the address: the browser looked for it before the page was rendered. */
import { useEffect } from 'react'

export function useLinkedSection(): void {
  useEffect(() => {
    const { hash } = window.location
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [])
}
