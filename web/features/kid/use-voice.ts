/** Reads aloud with a voice of the account's language that works on the device: nothing is sent anywhere (K8). */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAccount, useLive } from '#web/data/account.ts'

export type Voice = {
  /** The language it speaks, as a BCP 47 tag. */
  readonly language: string
  /** The text being read at the moment. */
  readonly spoken: string | null
  /** Reads it, or stops if it is being read. */
  readonly toggle: (text: string) => void
}

/** Null without a usable voice. It stops when the screen is left. */
export function useVoice(): Voice | null {
  const { id } = useAccount()
  const [spoken, setSpoken] = useState<string | null>(null)
  const language = useLive(async ({ accounts }) => (await accounts.get(id))?.language ?? null, [id])
  const voices = useSyncExternalStore(subscribe, readVoices)
  const voice = language === undefined ? null : voiceOf(voices, language ?? navigator.language)
  useEffect(() => () => synthesis()?.cancel(), [])
  if (voice === null) return null

  return {
    language: voice.lang,
    spoken,
    toggle(text) {
      synthesis()?.cancel()
      if (spoken === text) return setSpoken(null)
      const words = new SpeechSynthesisUtterance(text)
      words.voice = voice
      words.lang = voice.lang
      const ended = () => setSpoken((now) => (now === text ? null : now))
      words.addEventListener('end', ended)
      words.addEventListener('error', ended)
      setSpoken(text)
      synthesis()?.speak(words)
    },
  }
}

/** Only voices that speak on the device: others send the text to a service. */
export function voiceOf(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null {
  const wanted = language.toLowerCase()
  const [base = ''] = wanted.split('-')
  const local = voices.filter(({ localService }) => localService)
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace('_', '-')
  return (
    local.find((voice) => tagOf(voice) === wanted) ??
    local.find((voice) => tagOf(voice).split('-')[0] === base) ??
    null
  )
}

function synthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null
}

/** The same list until it changes: browsers make a new one each time. */
let known: readonly SpeechSynthesisVoice[] = []

function readVoices(): readonly SpeechSynthesisVoice[] {
  const now = synthesis()?.getVoices() ?? []
  const isSame = now.length === known.length && now.every((voice, at) => voice === known[at])
  if (!isSame) known = now
  return known
}

function subscribe(listener: () => void): () => void {
  const speech = synthesis()
  speech?.addEventListener?.('voiceschanged', listener)
  return () => speech?.removeEventListener?.('voiceschanged', listener)
}
