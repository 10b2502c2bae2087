/** Scrolls to the section an opened link names: the browser looked for it before the page was there. */
import { useEffect } from 'react'

export function useLinkedSection(): void {
  useEffect(() => {
    const { hash } = window.location
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [])
}
