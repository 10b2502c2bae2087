/** Pasted lines as tasks to look through, and then add all at once: ?lines=1 (T28). */
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { messageText } from '#domain/message-texts.ts'
import { MAX_LINES, nameProblem, pastedLines } from '#domain/quick-add/pasted-lines.ts'
import type { QuickContext, QuickTask } from '#domain/quick-add/quick-task.ts'
import { readLine } from '#domain/quick-add/read-line.ts'
import type { Span } from '#domain/quick-add/tokens.ts'
import { useAccount } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useOfferPlans } from '#web/shared/plans/use-offer-plans.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { moveFocus } from '#web/ui/move-focus.ts'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { TickLine, TickList } from '#web/ui/tick-list.tsx'
import { addTasks } from './add-tasks.ts'
import { QuickChips } from './quick-chips.tsx'
import { quickAddTexts as texts } from './texts.ts'
import { useQuickContext } from './use-quick-context.ts'

export type LinesSheetProps = { readonly open: boolean; readonly onClose: () => void }

export function LinesSheet(props: LinesSheetProps) {
  const household = useHousehold()
  return household ? <Sheet {...props} household={household} /> : null
}

type Row = {
  readonly line: string
  readonly isTicked: boolean
  /** The spans of the chips that were removed. */
  readonly ignored: readonly Span[]
}

type SheetProps = LinesSheetProps & { readonly household: Household }

function Sheet({ open, onClose, household }: SheetProps) {
  const account = useAccount()
  const offerPlans = useOfferPlans('tasks')
  const context = useQuickContext(household, useNow().toISOString())
  const [{ lines, isMore }] = useState(pastedLines(usePasted()))
  const [rows, setRows] = useState<readonly Row[]>(() =>
    lines.map((line) => ({ line, isTicked: true, ignored: [] })),
  )
  const [isBusy, setBusy] = useState(false)
  const read = rows.map((row) => ({ ...row, task: readLine(row.line, context, row.ignored) }))
  const chosen = read.filter(({ isTicked, task }) => isTicked && nameProblem(task.name) === null)

  function change(place: number, changed: Partial<Row>): void {
    setRows(rows.map((row, at) => (at === place ? { ...row, ...changed } : row)))
  }

  async function add(): Promise<void> {
    if (chosen.length === 0 || isBusy) return
    setBusy(true)
    const tasks = chosen.map(({ task }) => task)
    const left = await addTasks(account, tasks, household).finally(() => setBusy(false))
    if (left.length === 0) return onClose()
    // Several lines count for the month (IM3).
    if (tasks.length === 1) await offerPlans()
    // They stay, so that they can be tried again, and so do the lines that were not ticked.
    setRows(read.filter(({ task }) => left.includes(task) || !tasks.includes(task)))
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      title={texts.pasted(rows.length)}
      description={texts.pastedText}
      submitLabel={texts.addAll(chosen.length)}
      busy={isBusy}
      blocked={chosen.length === 0}
      size="wide"
    >
      <Stack>
        {isMore && <InfoLine>{texts.onlyFirst(MAX_LINES)}</InfoLine>}
        <TickList>
          {read.map((row, place) => (
            // Lines may be equal, and they never move.
            <LineRow key={place} {...row} context={context} change={(to) => change(place, to)} />
          ))}
        </TickList>
      </Stack>
    </FormDialog>
  )
}

/** Kept beside the address: a person who opens the address alone has pasted nothing. */
function usePasted(): string {
  const { state } = useLocation() as { readonly state: unknown }
  const isPasted = typeof state === 'object' && state !== null && 'pasted' in state
  return isPasted && typeof state.pasted === 'string' ? state.pasted : ''
}

type LineRowProps = Row & {
  readonly task: QuickTask
  readonly context: QuickContext
  readonly change: (row: Partial<Row>) => void
}

function LineRow({ line, isTicked, ignored, task, context, change }: LineRowProps) {
  const problem = nameProblem(task.name)
  const isPossible = problem === null
  const tick = useRef<HTMLInputElement>(null)
  return (
    <li>
      <TickLine
        ref={tick}
        checked={isTicked && isPossible}
        disabled={!isPossible}
        onTick={(to) => change({ isTicked: to })}
      >
        {task.name === '' ? line : task.name}
      </TickLine>
      <Parts>
        {problem !== null && <InfoLine tone="bad">{messageText(problem)}</InfoLine>}
        <QuickChips
          task={task}
          context={context}
          onRemove={({ start, end }) => {
            moveFocus(tick.current)
            change({ ignored: [...ignored, { start, end }] })
          }}
        />
      </Parts>
    </li>
  )
}

const Parts = styled.div`
  ${theme.column(2)}
  padding: 0 14px 12px 54px;
`
