/** A button that goes once its work is done: a focus that is shown moves on to what stays, not to the page (U7). */
import { useLayoutEffect, useRef } from 'react'
import type { ButtonProps } from './button.tsx'
import { Button } from './button.tsx'
import { isFocusShownIn, moveFocus } from './move-focus.ts'

export interface LeavingButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Selects the part around the button that stays. */
  readonly within: string
  /** Selects what is focused in there. */
  readonly next: string
}

export function LeavingButton({ within, next, ...button }: LeavingButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const leaving = own.current
    // Runs while the button still stands: the focus moves on before it would fall off the page.
    return () => {
      if (!isFocusShownIn(leaving)) return
      const target = leaving?.closest(within)?.querySelector<HTMLElement>(next)
      // A heading cannot be focused otherwise.
      if (target?.tagName === 'H2') target.tabIndex = -1
      moveFocus(target)
    }
  }, [within, next])
  return <Button {...button} ref={own} />
}
