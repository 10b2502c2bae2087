/** Shows an answer of the server, or its error; without a connection nothing, because no answer is stored. */
import type { ReactNode } from 'react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { adminTexts } from './texts.ts'

export type LoadedProps<T> = {
  readonly fetched: Fetched<T>
  readonly failed: (message: string) => string
  readonly children: (value: T) => ReactNode
}

export function Loaded<T>({ fetched, failed, children }: LoadedProps<T>) {
  const { value, failure, isLoading, isOnline, reload } = fetched
  if (!isOnline) return <NeedsConnection />
  if (failure !== null)
    return (
      <Stack>
        <div role="alert">
          <InfoLine tone="bad">{failed(failure)}</InfoLine>
        </div>
        <div>
          <LeavingButton
            within="main"
            next="[role=tab][aria-selected=true]"
            tone="outline"
            onClick={reload}
          >
            {adminTexts.again}
          </LeavingButton>
        </div>
      </Stack>
    )
  if (value === null)
    return (
      <div role="status" aria-label={adminTexts.loading}>
        <Skeleton $width="100%" $height="320px" $radius={theme.radius.card} />
      </div>
    )
  return <Stack aria-busy={isLoading}>{children(value)}</Stack>
}
