/** A button that opens the browser's file dialog to choose a picture. */
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { imageTypes } from '#domain/pictures/picture.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'
import { photoTexts } from './texts.ts'

export type UploadButtonProps = Pick<ButtonProps, 'tone' | 'block' | 'busy'> & {
  readonly onFile: (file: File) => void
}

export function UploadButton({ onFile, ...look }: UploadButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} icon={ImageUp} onClick={() => field.current?.click()}>
        {photoTexts.upload}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label={photoTexts.upload}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after a mistake.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
