/** The camera of the device while a dialog shows it; it is switched off with the dialog. */
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#web/ui/toast-store.ts'
import { photoTexts } from './texts.ts'

type Facing = 'user' | 'environment'

export type LiveCamera = {
  /** The element for the camera's picture, once it exists. */
  readonly show: (video: HTMLVideoElement | null) => void
  readonly video: HTMLVideoElement | null
  readonly isLive: boolean
  readonly canTurn: boolean
  readonly turn: () => void
}

/** Over plain http browsers offer no camera. */
export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}

/** `onDenied` is called once the person has been told. */
export function useCamera(onDenied: () => void, first: Facing = 'user'): LiveCamera {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [facing, setFacing] = useState(first)
  const [live, setLive] = useState<Facing | null>(null)
  const [canTurn, setCanTurn] = useState(false)
  const denied = useEffectEvent(() => {
    showToast({ title: photoTexts.denied, description: photoTexts.allow, tone: 'bad' })
    onDenied()
  })

  useEffect(() => {
    if (video === null) return
    const leaving = new AbortController()
    openCamera(facing, leaving.signal)
      .then(async (stream) => {
        if (stream === null) return
        video.srcObject = stream
        await video.play()
        setLive(facing)
        setCanTurn(await hasTwoCameras())
      })
      .catch(() => !leaving.signal.aborted && denied())
    return () => leaving.abort()
  }, [video, facing])

  return {
    show: setVideo,
    video,
    isLive: live === facing,
    canTurn,
    turn: () => setFacing(facing === 'user' ? 'environment' : 'user'),
  }
}

/** Null if it is no longer wanted by the time it is open. */
async function openCamera(facing: Facing, signal: AbortSignal): Promise<MediaStream | null> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 1280 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', stop)
  if (!signal.aborted) return stream
  stop()
  return null
}

async function hasTwoCameras(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1
}
