/** Opens the form of a new task with what a template keeps, in the place of the dialog of templates. */
import { useLocation, useNavigate } from 'react-router-dom'
import { detailsOf } from '#domain/tasks/task.ts'
import type { Template } from '#domain/templates/template.ts'
import { ruleOf } from '#web/features/tasks/chores/template-plan.ts'
import type { BegunState } from '#web/shared/begun/begun.ts'

export function useBeginForm(): (template: Template) => void {
  const { search, state } = useLocation() as {
    readonly search: string
    readonly state: object | null
  }
  const navigate = useNavigate()
  return (template) => {
    const parameters = new URLSearchParams(search)
    parameters.delete('templates')
    parameters.set('new', template.id)
    const fields = { ...detailsOf(template), ...ruleOf(template) }
    const begun: BegunState = { begun: { fields, settles: [] } }
    void navigate(
      { search: `?${parameters}` },
      { state: { ...state, ...begun }, replace: true, preventScrollReset: true },
    )
  }
}
