/** Opens the browser's dialog for a file of tasks. */
import { FileUp } from 'lucide-react'
import type { FileButtonProps } from '#web/ui/file-button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'

export type ChooseFileProps = Omit<FileButtonProps, 'accept' | 'icon'>

export function ChooseFile(props: ChooseFileProps) {
  return <FileButton {...props} icon={FileUp} accept=".csv,.json,text/csv,application/json" />
}
