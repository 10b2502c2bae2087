/** The button that reads a card aloud; a second tap stops it. Absent if there is no usable voice (K8). */
import { Volume1, Volume2 } from 'lucide-react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { kidTexts } from './texts.ts'
import type { Voice } from './use-voice.ts'

export type SpeakerProps = {
  readonly voice: Voice | null
  readonly name: string
  /** The text it reads, in its language. */
  readonly textIn: (language: string) => string
}

export function Speaker({ voice, name, textIn }: SpeakerProps) {
  if (voice === null) return null
  const text = textIn(voice.language)
  const isSpeaking = voice.spoken === text
  const Icon = isSpeaking ? Volume2 : Volume1
  return (
    <Round
      type="button"
      aria-label={isSpeaking ? kidTexts.stop : kidTexts.speak(name)}
      data-speaking={isSpeaking || undefined}
      onClick={() => voice.toggle(text)}
    >
      <span>
        <Icon size={34} aria-hidden="true" />
      </span>
    </Round>
  )
}

/* The target is 88 pixels, the visible part 76. */
const Round = styled.button`
  ${theme.centre}
  flex: none;
  ${theme.square('88px')}
  padding: 6px;
  ${theme.bare}
  > span {
    ${theme.disc('76px')}
    background: ${theme.surface.actionSoft};
    color: ${theme.text.link};
    ${theme.edge}
  }
  &[data-speaking] > span {
    background: ${theme.surface.action};
    color: ${theme.text.onAction};
  }
`
