/** The field where a line becomes a task: chips say what was understood, Enter adds it (T28). Loaded after the list. */
import { Plus } from 'lucide-react'
import type { ClipboardEvent, FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { listText } from '#domain/language/format.ts'
import { movedSpans } from '#domain/quick-add/moved-spans.ts'
import { nameProblem, pastedLines } from '#domain/quick-add/pasted-lines.ts'
import type { PartKind, QuickContext, QuickTask } from '#domain/quick-add/quick-task.ts'
import { MAX_LINE } from '#domain/quick-add/quick-task.ts'
import { readLine } from '#domain/quick-add/read-line.ts'
import type { Span } from '#domain/quick-add/tokens.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useOfferPlans } from '#web/shared/plans/use-offer-plans.ts'
import { taskFieldRef } from '#web/shared/shortcuts/key-fields.ts'
import { controlStyle, FieldText } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { addTasks } from './add-tasks.ts'
import { partWords } from './chip-words.ts'
import { QuickChips } from './quick-chips.tsx'
import { onLineAdded } from './quick-line.ts'
import { chipState } from './quick-prefill.ts'
import { quickAddTexts as texts } from './texts.ts'
import { useQuickContext } from './use-quick-context.ts'

export type QuickAddProps = { readonly household: Household; readonly at: string }

/** It keeps its draft as forms do, under an address of its own. */
const DRAFT = '/tasks#line'

export function QuickAdd({ household, at }: QuickAddProps) {
  const account = useAccount()
  const offerPlans = useOfferPlans('tasks')
  const context = useQuickContext(household, at)
  const { line, change, putBack, ignored, ignore } = useLine()
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  useAskedFocus(field)

  const task = readLine(line, context, ignored)
  const [partner] = household.partners

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    field.current?.focus()
    if (line.trim() === '') return
    const found = nameProblem(task.name)
    setProblem(found)
    if (found !== null) return
    change('')
    let isAdded = false
    try {
      isAdded = (await addTasks(account, [task], household)).length === 0
      if (!isAdded) await offerPlans()
    } finally {
      if (!isAdded) putBack()
    }
  }

  function open(parameter: string, state: object): void {
    const parameters = new URLSearchParams(search)
    parameters.set(parameter, '1')
    const options = { state: { openedHere: true, ...state }, preventScrollReset: true }
    void navigate({ search: `?${parameters}` }, options)
  }

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain')
    if (pastedLines(text).lines.length < 2) return
    event.preventDefault()
    open('lines', { pasted: text })
  }

  return (
    <Stack as="form" $gap={2} noValidate onSubmit={(event: FormEvent) => void add(event)}>
      <Frame>
        <Line
          ref={(input) => {
            field.current = input
            return taskFieldRef(input)
          }}
          value={line}
          onChange={({ target }) => {
            setProblem(null)
            change(target.value)
          }}
          onPaste={paste}
          maxLength={MAX_LINE}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={texts.label}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : 'quick-add-text'}
          placeholder={partner ? texts.placeholderFor(firstName(partner)) : texts.placeholder}
        />
        <IconButton type="submit" label={texts.add} icon={Plus} />
      </Frame>
      <FieldText id="quick-add-text" error={problem ?? undefined} />
      {line.trim() !== '' && (
        <QuickChips
          task={task}
          context={context}
          onRemove={(part) => {
            field.current?.focus()
            ignore(part)
          }}
          onOpen={(kind: PartKind) => open('new', chipState(task, kind))}
        />
      )}
      <VisuallyHidden aria-live="polite">{understood(task, context)}</VisuallyHidden>
    </Stack>
  )
}

/** In the words that are read aloud whenever it changes. */
function understood(task: QuickTask, context: QuickContext): string {
  const words = task.parts.map((part) => partWords(part, task, context))
  return words.length === 0 ? '' : texts.understoodAll(listText(words))
}

/** The line, and the spans of the chips that were removed. */
function useLine() {
  const form = useForm({ defaultValues: { line: '' } })
  useDraft(form, { isOpen: true, address: DRAFT })
  const line = useWatch({ control: form.control, name: 'line' })
  const [ignored, setIgnored] = useState<readonly Span[]>([])
  const { getValues, setValue } = form
  useEffect(
    () =>
      onLineAdded(() => {
        setValue('line', '')
        setIgnored([])
      }),
    [setValue],
  )
  return {
    line,
    ignored,
    ignore: ({ start, end }: Span) => setIgnored([...ignored, { start, end }]),
    change(after: string) {
      setIgnored(movedSpans(ignored, { before: line, after }))
      setValue('line', after)
    },
    /** The current line, unless something else has been typed since. */
    putBack() {
      if (getValues('line') !== '') return
      setIgnored(ignored)
      setValue('line', line)
    },
  }
}

/** The key for adding a task leads here from every page. */
function useAskedFocus(field: { readonly current: HTMLInputElement | null }): void {
  const { state, key } = useLocation() as { readonly state: unknown; readonly key: string }
  const isAsked = typeof state === 'object' && state !== null && 'addsTask' in state
  const askedAt = isAsked ? key : null
  useEffect(() => {
    if (askedAt === null) return
    // A new page takes the focus first.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [askedAt, field])
}

const Frame = styled.div`
  position: relative;
  > button {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-end: 4px;
  }
`

/* The text has a direction of its own; the space for the button is at the end of the page's lines. */
const Line = styled.input`
  ${controlStyle}
  padding-inline-end: 56px;
  unicode-bidi: plaintext;
  text-overflow: ellipsis;
  &::placeholder {
    text-overflow: ellipsis;
  }
`
