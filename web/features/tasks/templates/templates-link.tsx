/** Links from the dialog that creates a task to the templates, replacing the dialog. */
import { BookCopy } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { TextLink } from '#web/ui/text-link.tsx'
import { templateTexts } from './texts.ts'

export function TemplatesLink() {
  const { search, state } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete('new')
  parameters.set('templates', 'starter')
  return (
    <TextLink to={{ search: `?${parameters}` }} state={state} replace preventScrollReset>
      <BookCopy size={18} aria-hidden="true" />
      {templateTexts.fromTemplate}
    </TextLink>
  )
}
