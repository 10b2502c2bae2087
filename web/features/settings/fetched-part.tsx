/** The part of a card that only the server can fill: its content, or why it is missing. */
import type { ReactNode } from 'react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts as usualTexts } from './programs/texts.ts'

type FetchedPartProps<T> = {
  readonly of: Fetched<T>
  /** Often it is empty: no space is kept for it, so that the parts below do not move under a tap. */
  readonly isOftenEmpty?: boolean
  readonly texts?: Pick<typeof usualTexts, 'loading' | 'unreadable' | 'again'>
  readonly children: (value: T) => ReactNode
}

export function FetchedPart<T>(props: FetchedPartProps<T>) {
  const { of, isOftenEmpty = false, texts = usualTexts, children } = props
  const { value, failure, isOnline, reload } = of
  const isLoading = value === null && isOnline && failure === null
  return (
    <>
      <NeedsConnection />
      {value !== null && children(value)}
      {isLoading && isOftenEmpty && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
      {isLoading && !isOftenEmpty && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton $width="100%" $height="72px" $radius={theme.radius.inner} />
        </div>
      )}
      {isOnline && failure !== null && (
        <>
          <InfoLine tone="bad">{texts.unreadable}</InfoLine>
          <LeavingButton within="section" next="h2" tone="outline" onClick={reload}>
            {texts.again}
          </LeavingButton>
        </>
      )}
    </>
  )
}
