/** About Mitten: what it is, its licence, its source, and the licences of its dependencies. */
import { Code } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Licences } from '#web/api/own-files.ts'
import { readLicences } from '#web/api/own-files.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { LicenceText } from './licence-text.tsx'
import { aboutTexts } from './texts.ts'

const { own, others } = aboutTexts

/** Below a title that the surrounding frame shows. */
export function AboutScreen() {
  const { licences, isFailed, reload } = useLicences()
  const isOnline = useOnline()
  return (
    <Cards>
      <Card aria-labelledby="free-software">
        <SectionHead id="free-software" title={own.title} />
        <Stack $gap={3}>
          <p>{own.text}</p>
          <p>{own.version(__APP_VERSION__)}</p>
          <p>{own.sourceText}</p>
          {isOnline ? (
            // The server answers it, not the app.
            <ButtonLink to="/api/source" reloadDocument tone="outline" icon={Code}>
              {own.source}
            </ButtonLink>
          ) : (
            // A link would lead to the browser's error page without a connection.
            <Button tone="outline" icon={Code} aria-disabled>
              {own.source}
            </Button>
          )}
          <NeedsConnection />
          {licences && <LicenceText title={own.licence} text={licences.own} />}
        </Stack>
      </Card>
      <Card aria-labelledby="made-with">
        <SectionHead id="made-with" title={others.title} />
        {licences && (
          <Stack $gap={3}>
            <p>{others.text(licences.packages.length)}</p>
            <ul>
              {licences.packages.map(({ name, version, licence, text }) => (
                <li key={`${name} ${version}`}>
                  <LicenceText title={`${name} ${version}`} note={licence} text={text} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
        {!licences && !isFailed && (
          <div role="status" aria-label={others.loading}>
            <Skeleton $width="100%" $height="320px" $radius={theme.radius.inner} />
          </div>
        )}
        {isFailed && (
          <Stack $gap={3}>
            <InfoLine tone="bad">{others.unreadable}</InfoLine>
            <LeavingButton within="section" next="h2" tone="outline" onClick={reload}>
              {others.again}
            </LeavingButton>
          </Stack>
        )}
      </Card>
    </Cards>
  )
}

type Known = { readonly licences: Licences | null; readonly isFailed: boolean }

/** Loads the licences while their page is open. */
function useLicences(): Known & { readonly reload: () => void } {
  const [known, setKnown] = useState<Known>({ licences: null, isFailed: false })
  const load = useCallback((leaving?: AbortSignal) => {
    readLicences(leaving).then(
      (licences) => setKnown({ licences, isFailed: false }),
      () => {
        if (leaving?.aborted !== true) setKnown({ licences: null, isFailed: true })
      },
    )
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  return { ...known, reload: () => load() }
}

/** Side by side if both are wide enough for reading a licence. */
const Cards = styled.div`
  ${theme.fit('420px', 4)}
  align-items: start;
  ${theme.media.fromLandscape} {
    gap: ${theme.space(5)};
  }
`
