/** On every page once the first one is shown: the offer to install the app, and opening what a tapped push is about. */
import { InstallPrompt } from '#web/features/install/install-prompt.tsx'
import { OpenedByPush } from '#web/pwa/opened-by-push.ts'

export function AfterFirstScreen() {
  return (
    <>
      <InstallPrompt />
      <OpenedByPush />
    </>
  )
}
