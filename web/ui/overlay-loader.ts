/** Loads the code of dialogs, drawers and menus on first use, or earlier while the page is idle. */
import { whenIdle } from './when-idle.ts'

export const loadDialogPanel = () => import('./dialog-panel.tsx')
export const loadMenuDrawer = () => import('./shell/menu-drawer.tsx')
export const loadMenuList = () => import('./menu-list.tsx')

/** Call once after the first view, so that the first tap on a menu need not wait. */
export function warmUpOverlays(): void {
  whenIdle(() => {
    for (const part of [loadDialogPanel, loadMenuDrawer, loadMenuList]) {
      // A failure is not reported: the first use loads again and reports it.
      part().catch(() => undefined)
    }
  })
}
