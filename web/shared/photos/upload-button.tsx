/** A button that opens the browser's file dialog to choose a picture. */
import { ImageUp } from 'lucide-react'
import { imageTypes } from '#domain/pictures/picture.ts'
import type { FileButtonProps } from '#web/ui/file-button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { photoTexts } from './texts.ts'

export type UploadButtonProps = Omit<FileButtonProps, 'label' | 'accept' | 'icon'>

export function UploadButton(props: UploadButtonProps) {
  return (
    <FileButton {...props} icon={ImageUp} label={photoTexts.upload} accept={imageTypes.join(',')} />
  )
}
