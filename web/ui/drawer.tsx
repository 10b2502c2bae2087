/** A panel that slides in from the left. Its code loads on first use. */
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from './lazy-component.ts'
import { loadDrawerPanel } from './overlay-loader.ts'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Read aloud on opening; not shown. */
  readonly title: string
  readonly closeLabel: string
  /** Beside the close button: the logo. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

const DrawerPanel = lazyComponent(loadDrawerPanel, 'DrawerPanel')

export function Drawer(props: DrawerProps) {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  return used ? (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  ) : null
}
