/** Opens the browser's dialog for a file of tasks. */
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ButtonProps } from '#web/ui/button.tsx'

export type ChooseFileProps = Pick<ButtonProps, 'tone' | 'busy'> & {
  readonly label: string
  readonly onFile: (file: File) => void
}

export function ChooseFile({ label, onFile, ...look }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} icon={FileUp} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.json,text/csv,application/json"
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
