/** The steps in the form of a task, one line each; the last, dashed line is the field for the next step. */
import { GripVertical, Plus, X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, PointerEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { linesOf } from '#domain/tasks/steps.ts'
import { MAX_STEPS } from '#domain/tasks/task.ts'
import { FieldText } from '#web/ui/field.tsx'
import { FormRows } from '#web/ui/form-rows.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { stepTexts } from './texts.ts'

export type StepsFieldProps = {
  /** One a line. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

export function StepsField({ value, onChange, error }: StepsFieldProps) {
  const id = useId()
  const count = linesOf(value).length
  const { lines, change } = useLines(value, onChange)
  const add = useRef<HTMLInputElement>(null)
  const { list, handleFor } = useDragged(lines, change)
  function remove(place: number): void {
    change(lines.toSpliced(place, 1))
    // The button that was pressed disappears.
    add.current?.focus()
  }
  return (
    <Stack $gap={1.5} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-text`}>
      <Label id={`${id}-label`}>
        {stepTexts.steps}
        <small>{stepTexts.count(count)}</small>
      </Label>
      <FormRows ref={list} aria-invalid={error === undefined ? undefined : true}>
        {lines.map((line, place) => (
          <Line key={place} data-place={place}>
            <Handle
              type="button"
              aria-label={stepTexts.handle(line, place + 1)}
              {...handleFor(place)}
            >
              <GripVertical aria-hidden="true" />
            </Handle>
            <input
              dir="auto"
              autoComplete="off"
              aria-label={stepTexts.step(place + 1)}
              value={line}
              onChange={({ currentTarget }) =>
                change(lines.toSpliced(place, 1, currentTarget.value))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add.current?.focus()
              }}
            />
            <IconButton label={stepTexts.remove(line)} icon={X} onClick={() => remove(place)} />
          </Line>
        ))}
        {count < MAX_STEPS && (
          <NewLine field={add} onAdd={(added) => change([...lines, ...added])} />
        )}
      </FormRows>
      <FieldText id={`${id}-text`} error={error} />
    </Stack>
  )
}

/** The typed text stays line for line, including blank ones, until the field gets another value from elsewhere. */
function useLines(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<readonly string[]>([])
  return {
    lines: typed.join('\n') === value ? typed : linesOf(value),
    change(next: readonly string[]): void {
      setTyped(next)
      onChange(next.join('\n'))
    },
  }
}

type NewLineProps = {
  readonly field: React.RefObject<HTMLInputElement | null>
  readonly onAdd: (lines: readonly string[]) => void
}

function NewLine({ field, onAdd }: NewLineProps) {
  const [typed, setTyped] = useState('')
  function take(): void {
    if (typed.trim() !== '') onAdd([typed.trim()])
    setTyped('')
  }
  function takeKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  function takeLines(event: ClipboardEvent): void {
    const pasted = linesOf(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    onAdd(pasted)
  }
  return (
    <Basted>
      <Plus aria-hidden="true" />
      <input
        ref={field}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={stepTexts.add}
        placeholder={stepTexts.add}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={takeKey}
        onPaste={takeLines}
        onBlur={take}
      />
    </Basted>
  )
}

/** Moves a line of the list by its handle: by dragging it, or with the arrow keys. */
function useDragged(lines: readonly string[], change: (lines: readonly string[]) => void) {
  const list = useRef<HTMLDivElement>(null)
  const dragged = useRef<number | null>(null)

  function move(from: number, to: number): void {
    if (to < 0 || to >= lines.length || to === from) return
    change(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? ''))
  }

  const handleAt = (place: number) =>
    list.current?.querySelector<HTMLElement>(`[data-place='${place}'] > button`)

  /** The line under the pointer. */
  function placeUnder(y: number): number {
    const rows = [...(list.current?.querySelectorAll('[data-place]') ?? [])]
    const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return found < 0 ? rows.length - 1 : found
  }

  return {
    list,
    handleFor: (place: number) => ({
      onKeyDown(event: KeyboardEvent) {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        move(place, place + by)
        handleAt(Math.min(Math.max(place + by, 0), lines.length - 1))?.focus()
      },
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = place
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (dragged.current === null) return
        const to = placeUnder(clientY)
        move(dragged.current, to)
        dragged.current = to
      },
      onPointerUp: () => (dragged.current = null),
      onPointerCancel: () => (dragged.current = null),
    }),
  }
}

const Label = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space(3)};
  font: ${theme.font.smallStrong};
  small {
    ${theme.hint}
  }
`

const Line = styled.div`
  ${theme.row(1)}
  && {
    padding: 2px 4px;
  }
  input {
    ${theme.rest}
    min-height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.text.main};
    font: ${theme.font.label};
  }
`

const Handle = styled.button`
  ${theme.centre}
  flex: none;
  ${theme.square('44px')}
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.text.faint};
  cursor: grab;
  touch-action: none;
  ${theme.icon('18px')}
`

const Basted = styled(Line)`
  && {
    min-height: 50px;
    margin: 6px;
    padding: 2px 14px;
    border: 1.5px dashed ${theme.line.strong};
    border-radius: ${theme.radius.control};
  }
  gap: ${theme.space(3)};
  color: ${theme.text.faint};
  input {
    font: ${theme.font.body};
    &::placeholder {
      color: ${theme.text.faint};
      opacity: 1;
    }
  }
  ${theme.icon('18px')}
`
