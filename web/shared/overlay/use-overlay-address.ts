/** Gives dialogs an address, so that the back button closes them and they survive a reload. */
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type OverlayAddress = {
  /** The value of the dialog's parameter; null while it is closed. */
  valueOf(parameter: string): string | null
  open(parameter: string, value: string): void
  /** Opens another dialog in place of an open one, so that closing it leads back to where the first one was opened. */
  replace(parameter: string, other: { readonly by: string; readonly value: string }): void
  /** Goes back to where it was opened; to the page below it if the address itself was opened. */
  close(parameter: string): void
}

type Opened = { readonly openedHere?: true }

export function useOverlayAddress(): OverlayAddress {
  const location = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(location.search)
  // Going back takes a moment: a second request, or work that ends after somebody went back, would leave the page.
  const here = useRef('')
  useLayoutEffect(() => {
    here.current = location.key
  }, [location.key])

  return {
    valueOf: (parameter) => parameters.get(parameter),
    open(parameter, value) {
      parameters.set(parameter, value)
      void navigate(
        { search: `${parameters}` },
        { state: { openedHere: true }, preventScrollReset: true },
      )
    },
    replace(parameter, { by, value }) {
      parameters.delete(parameter)
      parameters.set(by, value)
      void navigate(
        { search: `${parameters}` },
        { state: location.state as unknown, replace: true, preventScrollReset: true },
      )
    },
    close(parameter) {
      if (!parameters.has(parameter) || here.current !== location.key) return
      here.current = ''
      if ((location.state as Opened | null)?.openedHere) return void navigate(-1)
      parameters.delete(parameter)
      void navigate({ search: `${parameters}` }, { replace: true, preventScrollReset: true })
    },
  }
}
