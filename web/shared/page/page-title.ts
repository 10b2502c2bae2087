/** Sets the title of the window. */
import { useEffect } from 'react'
import { pageTexts } from './texts.ts'

export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = pageTexts.windowTitle(page)
  }, [page])
}
