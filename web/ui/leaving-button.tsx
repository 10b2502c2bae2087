/** A button that disappears once its work is done: a visible focus moves to what stays, not to the page (U7). */
import type { ButtonProps } from './button.tsx'
import { Button } from './button.tsx'
import { useLeaving } from './move-focus.ts'

export interface LeavingButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Selects the part around the button that stays. */
  readonly within: string
  /** Selects the element in there that gets the focus. */
  readonly next: string
}

export function LeavingButton({ within, next, ...button }: LeavingButtonProps) {
  const own = useLeaving<HTMLButtonElement>((leaving) => {
    const target = leaving.closest(within)?.querySelector<HTMLElement>(next)
    // A heading cannot get the focus otherwise.
    if (target?.tagName === 'H2') target.tabIndex = -1
    return target
  })
  return <Button {...button} ref={own} />
}
