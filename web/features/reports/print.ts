/** Prints only what is marked `data-print`, without controls, dark on light. */
import { useEffect } from 'react'
import { createGlobalStyle } from 'styled-components'

export const PrintStyle = createGlobalStyle`
  @media print {
    body *:not(:has([data-print]), [data-print], [data-print] *),
    [data-screen-only] {
      display: none !important;
    }
    body :has([data-print]) {
      display: block !important;
      margin: 0 !important;
      padding: 0 !important;
    }
    [data-print] section {
      break-inside: avoid;
    }
    [data-print] * {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
`

/** While printing the theme is light, whatever was chosen. */
export function usePrintInLight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let chosen: string | undefined
    const lighten = () => {
      chosen = dataset['theme']
      dataset['theme'] = 'light'
    }
    const restore = () => {
      if (chosen === undefined) delete dataset['theme']
      else dataset['theme'] = chosen
    }
    addEventListener('beforeprint', lighten)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', lighten)
      removeEventListener('afterprint', restore)
    }
  }, [])
}
