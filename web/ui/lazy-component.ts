/** A component in a chunk of its own, fetched when it is first shown; the worker caches all chunks for offline use. */
import type { ComponentType } from 'react'
import { lazy } from 'react'

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never

export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazy(async () => ({
    default: (await load())[name] as ComponentType<PropsOf<Module[Name]>>,
  }))
}

/** Beside a page, which is whole without it: what cannot be fetched shows nothing, and comes with the next start. */
export function lazyExtra(load: () => Promise<ComponentType>) {
  return lazy<ComponentType>(async () => ({ default: await load().catch(() => () => null) }))
}
