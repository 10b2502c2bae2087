/** Names the browser's window after the page in it. */
import { useEffect } from 'react'
import { pageTexts } from './texts.ts'

export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = pageTexts.windowTitle(page)
  }, [page])
}
