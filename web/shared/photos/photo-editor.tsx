/** Edits the person's own photo: taken with the camera, chosen from the device, or none. Changes are saved at once. */
import { Camera } from 'lucide-react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { User } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { PersonAvatar } from './person-avatar.tsx'
import { RemoveButton } from './remove-button.tsx'
import { photoTexts } from './texts.ts'
import { UploadButton } from './upload-button.tsx'
import { hasCamera } from './use-camera.ts'
import { usePhotoChoice } from './use-photo-choice.ts'

const CameraDialog = lazyComponent(() => import('./camera-dialog.tsx'), 'CameraDialog')

export function PhotoEditor({ me }: { readonly me: User }) {
  const account = useAccount()
  const [isCameraOpen, setCameraOpen] = useState(false)
  const save = async (photo_url: string | null) => {
    if (!(await account.run('updateProfile', { photo_url }))) return
    showToast({ title: photo_url === null ? photoTexts.removed : photoTexts.saved })
  }
  const { isBusy, chooseFile, choosePhoto } = usePhotoChoice(save)
  return (
    <Layout>
      <PersonAvatar person={me} tone="me" size={112} />
      <div>
        <Row $wrap>
          {hasCamera() && (
            <Button tone="soft" icon={Camera} onClick={() => setCameraOpen(true)}>
              {photoTexts.take}
            </Button>
          )}
          <UploadButton tone="outline" busy={isBusy} onFile={chooseFile} />
          {me.photo_url !== null && (
            <RemoveButton label={photoTexts.removeNamed} onRemove={() => save(null)} />
          )}
        </Row>
        <Hint>{photoTexts.hint}</Hint>
      </div>
      {isCameraOpen && (
        <Suspense fallback={null}>
          <CameraDialog
            onClose={() => setCameraOpen(false)}
            onPhoto={choosePhoto}
            onFile={chooseFile}
          />
        </Suspense>
      )}
    </Layout>
  )
}

const Layout = styled.div`
  ${theme.wrap(5)}
  > div {
    ${theme.share('280px')}
  }
`

const Hint = styled.p`
  margin-top: ${theme.space(2)};
  ${theme.note}
`
