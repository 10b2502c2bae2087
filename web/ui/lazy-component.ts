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

/** For a part beside a page that is whole without it: if it cannot be fetched, nothing shows until the next start. */
export function lazyExtra(load: () => Promise<ComponentType>) {
  return lazy<ComponentType>(async () => ({ default: await load().catch(() => () => null) }))
}
