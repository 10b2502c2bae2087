/** Lets React's `style` carry custom properties. */
import 'react'

declare module 'react' {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined
  }
}
