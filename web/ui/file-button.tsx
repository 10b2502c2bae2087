/** A button that opens the browser's dialog for a file. */
import { useRef } from 'react'
import type { ButtonProps } from './button.tsx'
import { Button } from './button.tsx'

export interface FileButtonProps extends Pick<
  ButtonProps,
  'tone' | 'block' | 'busy' | 'icon' | 'aria-disabled'
> {
  readonly label: string
  /** The accepted types of files, in the form of the HTML attribute of this name. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

export function FileButton({ label, accept, onFile, ...look }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
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
