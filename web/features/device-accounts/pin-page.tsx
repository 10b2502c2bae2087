/** Asks a person for their PIN before their account opens on this device. */
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { PinPad } from '#web/features/device-accounts/pin/pin-pad.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { theme } from '#web/ui/theme.ts'
import { PeopleFrame } from './people-frame.tsx'
import type { PersonHere } from './people-here.ts'
import { texts } from './texts.ts'

const ForgottenPin = lazyComponent(() => import('./forgotten-pin.tsx'), 'ForgottenPin')

export interface PinPageProps {
  readonly person: PersonHere
  readonly onOpen: () => Promise<void>
  readonly onBack: () => void
}

export function PinPage({ person, onOpen, onBack }: PinPageProps) {
  const { id, shortName, photo, tone, pin } = person
  const isOnline = useOnline()
  const [isForgotten, setForgotten] = useState(false)
  return (
    <PeopleFrame
      page={texts.pin.page}
      corner={
        <Button tone="ghost" icon={ArrowLeft} onClick={onBack}>
          {texts.pin.everyone}
        </Button>
      }
    >
      <Middle>
        <PinPad
          account={id}
          pin={pin}
          name={shortName}
          title={texts.pin.hello(shortName)}
          picture={<Avatar name={shortName} photo={photo} tone={tone} size={112} />}
          isPaused={isForgotten}
          onRight={onOpen}
          onBack={onBack}
        />
        <Button
          tone="ghost"
          aria-disabled={!isOnline || undefined}
          onClick={() => setForgotten(true)}
        >
          {forgotText(person, isOnline)}
        </Button>
      </Middle>
      {isForgotten && (
        <Suspense fallback={null}>
          <ForgottenPin person={person} onClose={() => setForgotten(false)} onOpen={onOpen} />
        </Suspense>
      )}
    </PeopleFrame>
  )
}

/** A child without e-mail has no password: a parent has a code (K3). */
function forgotText({ username }: PersonHere, isOnline: boolean): string {
  const { forgot, forgotOffline, forgotChild, forgotChildOffline } = texts.pin
  if (username === '') return isOnline ? forgotChild : forgotChildOffline
  return isOnline ? forgot : forgotOffline
}

const Middle = styled.div`
  ${theme.column(4)}
  align-content: center;
  justify-items: center;
`
