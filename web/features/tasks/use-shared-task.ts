/** The initial values of the dialog that creates a task, when another app shared something. */
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import type { SharedTask, SharedTaskState } from './shared-task.tsx'

const navigationState: z.ZodMiniType<SharedTaskState> = z.object({
  sharedTask: z.object({ name: z.string(), description: z.string() }),
})

export function useSharedTask(): SharedTask | null {
  const { state } = useLocation() as { readonly state: unknown }
  return navigationState.safeParse(state).data?.sharedTask ?? null
}
