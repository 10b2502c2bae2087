/** The two parts of a completed card with a photo: the photo, and what happens to it. */
import { Suspense } from 'react'
import { styled } from 'styled-components'
import type { Task } from '#domain/tasks/task.ts'
import { taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { theme } from '#web/ui/theme.ts'
import { proofTexts } from './texts.ts'

const ProofPicture = lazyComponent(() => import('./proof-picture.tsx'), 'ProofPicture')

/** The cover and the notice for a task's proof; nothing for a task without one. */
export function proofOf(task: Task) {
  const { proof_url: url } = task
  if (url === null) return { cover: undefined, note: undefined }
  const cover = (
    <Suspense>
      <ProofPicture url={url} name={taskTitle(task)} />
    </Suspense>
  )
  return { cover, note: proofTexts.deletedOnApproval }
}

export const ProofNote = styled.p`
  margin-top: ${theme.space(2)};
  ${theme.note}
`
