/** In the settings: the installed release, and a check for a newer one. */
import { Check, RefreshCw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { sizeText } from '#domain/language/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FactLine, FactList } from '#web/ui/facts.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { checkForUpdates, useUpdateStatus } from './app-updates.ts'
import { updateTexts } from './texts.ts'

export function AppInformation() {
  const { isChecking, isFailed, hasUpdate, check } = useUpdateCheck()
  const keptBytes = useKeptBytes()
  return (
    <Card aria-labelledby="app-information">
      <SectionHead id="app-information" title={updateTexts.title} />
      <Facts>
        <FactLine name={updateTexts.version}>
          <b>{__APP_VERSION__}</b>
        </FactLine>
        <FactLine name={updateTexts.status}>
          <span role="status">
            <Status isChecking={isChecking} hasUpdate={hasUpdate} />
          </span>
        </FactLine>
        <FactLine name={updateTexts.worksOffline}>
          <b>{isReadyOffline() ? updateTexts.offlineReady : updateTexts.offlineNotReady}</b>
        </FactLine>
        {keptBytes !== null && (
          <FactLine name={updateTexts.kept}>
            <b>{sizeText(keptBytes)}</b>
          </FactLine>
        )}
        <FactLine name={updateTexts.made}>
          <TextLink to="/about">{updateTexts.about}</TextLink>
        </FactLine>
      </Facts>
      <Button tone="outline" block icon={RefreshCw} busy={isChecking} onClick={check}>
        {updateTexts.check}
      </Button>
      <div role="alert">
        {isFailed && !isChecking && <InfoLine tone="bad">{updateTexts.checkFailed}</InfoLine>}
      </div>
    </Card>
  )
}

function Status({
  isChecking,
  hasUpdate,
}: {
  readonly isChecking: boolean
  readonly hasUpdate: boolean
}) {
  if (isChecking) return <Tag tone="wait">{updateTexts.checking}</Tag>
  if (hasUpdate)
    return (
      <Tag tone="warn" icon={Sparkles}>
        {updateTexts.updateAvailable}
      </Tag>
    )
  return (
    <Tag tone="ok" icon={Check}>
      {updateTexts.upToDate}
    </Tag>
  )
}

function isReadyOffline(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** The bytes that the browser counts for this app; null if it does not say. */
function useKeptBytes(): number | null {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    void navigator.storage?.estimate?.().then(({ usage }) => {
      if (!isGone) setBytes(usage ?? null)
    })
    return () => {
      isGone = true
    }
  }, [])
  return bytes
}

/** The spinner ends after two seconds, however long the answer takes (U5). */
const SPIN_MS = 2000

type Outcome = 'none' | 'found' | 'failed'

/** Checks for a newer release on demand, and shows the result. */
function useUpdateCheck() {
  const status = useUpdateStatus()
  const [isChecking, setChecking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>('none')
  useEffect(() => {
    if (!isChecking) return
    const timer = setTimeout(() => setChecking(false), SPIN_MS)
    return () => clearTimeout(timer)
  }, [isChecking])

  async function check(): Promise<void> {
    setChecking(true)
    setOutcome(await outcomeOfCheck())
  }

  return {
    isChecking,
    isFailed: outcome === 'failed',
    hasUpdate: status !== 'current' || outcome === 'found',
    check,
  }
}

async function outcomeOfCheck(): Promise<Outcome> {
  try {
    return (await checkForUpdates()) ? 'found' : 'none'
  } catch {
    return 'failed'
  }
}

const Facts = styled(FactList)`
  margin-bottom: ${theme.space(3)};
  dd {
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  b {
    font: ${theme.font.smallStrong};
  }
`
