/**
 * A dialog above another one: it has its own entry in the history, so that the back button closes only this dialog. The
 * address remains that of the dialog below, and so does the draft of its form.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type DialogAbove<Subject, Answer> = {
  /** Null while it is closed. */
  readonly subject: Subject | null
  /** Resolves, once it has closed, to the value it was closed with; by the back button to null. */
  open(subject: Subject): Promise<Answer | null>
  close(answer?: Answer | null): void
}

type Place = { readonly search: string; readonly state: { readonly above?: string } | null }

/** `name` must be different from those of other dialogs on the page. */
export function useDialogAbove<Subject, Answer = never>(
  name: string,
): DialogAbove<Subject, Answer> {
  const { search, state } = useLocation() as Place
  const navigate = useNavigate()
  const [subject, setSubject] = useState<Subject | null>(null)
  const resolve = useRef<((answer: Answer | null) => void) | null>(null)
  const answer = useRef<Answer | null>(null)
  const isAbove = state?.above === name

  // Closed, or lost with a reload: its entry in the history is removed, too.
  const isLeft = isAbove && subject === null
  useEffect(() => {
    if (isLeft) void navigate(-1)
  }, [isLeft, navigate])

  const leave = useEffectEvent(() => {
    setSubject(null)
    resolve.current?.(answer.current)
  })
  useEffect(() => {
    if (!isAbove) return undefined
    return () => leave()
  }, [isAbove])

  return {
    subject: isAbove ? subject : null,
    open(opened) {
      setSubject(opened)
      answer.current = null
      void navigate({ search }, { state: { ...state, above: name }, preventScrollReset: true })
      return new Promise((settle) => {
        resolve.current = settle
      })
    },
    close(given = null) {
      answer.current = given
      setSubject(null)
    },
  }
}
