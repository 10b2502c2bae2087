/** How a task repeats, whose turn it is, and what happens if it is missed; null for a task that does not repeat. */
import { useState } from 'react'
import { localDay } from '#domain/calendar.ts'
import { civilFromDays, toEpochDay, weekdayOf } from '#domain/days.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { FieldText } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ChipChoice, optionsOf } from './chip-choice.tsx'
import { PlanPreview } from './plan-preview.tsx'
import type { Before, Plan } from './plan.ts'
import { dailyFrom } from './plan.ts'
import type { PlanPartProps } from './rule-fields.tsx'
import { MonthFields, RuleFields, SpanFields, TimeFields } from './rule-fields.tsx'
import { planTexts } from './texts.ts'
import { TemplateWhoFields, WhoFields } from './who-fields.tsx'

export type RepeatsFieldProps = {
  readonly value: Plan | null
  readonly onChange: (plan: Plan | null) => void
  readonly isShared: boolean
  /** Others can take turns only if they see the task: choosing them shares it. */
  readonly share: () => void
  /** The repeating task that is being changed; none for a new one. */
  readonly before: Before | undefined
  /** Does not ask when it starts and who does it. */
  readonly isRuleAlone: boolean | undefined
  readonly error: string | undefined
}

export function RepeatsField(props: RepeatsFieldProps) {
  const { value, onChange, before, isRuleAlone = false, error } = props
  const household = useHousehold()
  const now = useNow().toISOString()
  const today = before?.today ?? localDay(now, deviceTimeZone() ?? household?.timeZone ?? 'UTC')
  const [kind, setKept] = useKind(value)
  if (!household) return null
  function change(plan: Plan | null, kind: PlanKind): void {
    setKept(kind)
    onChange(plan)
  }
  const fields = {
    ...props,
    household,
    isChosenWeekdays: kind === 'weekdays',
    onChange: (plan: Plan | null) => change(plan, kind),
  }
  return (
    <Stack $gap={3}>
      <ChipChoice
        label={planTexts.repeats}
        value={kind}
        options={optionsOf(planTexts.kinds)}
        onChange={(kind) => change(planOfKind(kind, value, today), kind)}
      />
      {value && isRuleAlone && <KeptFields {...fields} plan={value} />}
      {value && !isRuleAlone && <PlanFields {...fields} plan={value} today={today} />}
      <FieldText id="repeats-text" error={error} />
    </Stack>
  )
}

/** The field for weeks stays while the number typed into it passes 1. */
function useKind(plan: Plan | null) {
  const [kept, setKept] = useState<PlanKind>()
  const found = kindOf(plan)
  return [kept === 'weeks' && found === 'weekdays' ? kept : found, setKept] as const
}

type KeptFieldsProps = RepeatsFieldProps & {
  readonly plan: Plan
  readonly household: Household
  readonly isChosenWeekdays: boolean
}

/** The fields that a template keeps: neither start and end nor people (S3). */
function KeptFields(props: KeptFieldsProps) {
  const { plan, onChange, household, share, isChosenWeekdays } = props
  const mayShare = !household.me.is_child && household.partners.length > 0
  const change = (fields: Partial<Plan>) => {
    onChange({ ...plan, ...fields })
    if (fields.who === 'turns') share()
  }
  return (
    <>
      <RuleFields plan={plan} change={change} isChosenWeekdays={isChosenWeekdays} />
      <TimeFields due={plan} change={change} />
      <MonthFields plan={plan} change={change} />
      {mayShare && <TemplateWhoFields plan={plan} change={change} household={household} />}
      <MovesOn plan={plan} change={change} />
      {mayShare && <Approval plan={plan} change={change} />}
    </>
  )
}

type PlanFieldsProps = KeptFieldsProps & { readonly today: string }

function PlanFields(props: PlanFieldsProps) {
  const { plan, onChange, household, today, isShared, share, before, isChosenWeekdays } = props
  const { me, partners } = household
  const maker = { id: me.id, isChild: me.is_child, isShared }
  // A partner cannot change the rota of somebody else's task (C26).
  const isOwn = before === undefined || before.series.chore.user_id === me.id
  const change = (fields: Partial<Plan>) => {
    onChange({ ...plan, ...fields })
    if (fields.who !== undefined && fields.who !== 'anyone') share()
  }
  return (
    <>
      <RuleFields plan={plan} change={change} isChosenWeekdays={isChosenWeekdays} />
      <SpanFields plan={plan} change={change} today={today} />
      {isOwn && !me.is_child && partners.length > 0 && (
        <WhoFields
          plan={isShared ? plan : { ...plan, who: 'anyone' }}
          change={change}
          household={household}
        />
      )}
      <MovesOn plan={plan} change={change} />
      {isOwn && !me.is_child && partners.length > 0 && <Approval plan={plan} change={change} />}
      <PlanPreview plan={plan} maker={maker} household={household} today={today} before={before} />
    </>
  )
}

/** A task that is due a set time after it is done is never missed (C6). */
function MovesOn({ plan, change }: PlanPartProps) {
  if (plan.repeats === 'after_done') return null
  return (
    <Switch
      label={planTexts.movesOn}
      note={planTexts.movesOnNote}
      checked={plan.if_missed === 'moves_on'}
      onChange={({ target }) => change({ if_missed: target.checked ? 'moves_on' : 'waits' })}
    />
  )
}

function Approval({ plan, change }: PlanPartProps) {
  return (
    <ChipChoice
      label={planTexts.approval}
      value={plan.approval}
      options={optionsOf(planTexts.approvals)}
      onChange={(approval) => change({ approval })}
    />
  )
}

/** The ways to repeat that the form offers, and the plan each begins with. */
const planKinds = ['never', 'daily', 'weekdays', 'weeks', 'monthly', 'after_done'] as const

type PlanKind = (typeof planKinds)[number]

function kindOf(plan: Plan | null): PlanKind {
  switch (plan?.repeats) {
    case undefined:
      return 'never'
    case 'daily':
      return 'daily'
    case 'weekly':
      return plan.every === 1 ? 'weekdays' : 'weeks'
    case 'monthly_day':
    case 'monthly_weekday':
      return 'monthly'
    case 'after_done':
      return 'after_done'
  }
}

/** The plan with another kind of rule: it keeps the people, and begins with the day of its start. */
function planOfKind(kind: PlanKind, before: Plan | null, today: string): Plan | null {
  const plan = before ?? dailyFrom(today)
  const day = toEpochDay(plan.starts_on || today)
  const weekdays = plan.weekdays === 0 ? 1 << weekdayOf(day) : plan.weekdays
  // Daily tasks move on if missed, all others wait (C6).
  const waits = { ...plan, if_missed: 'waits' } as const
  switch (kind) {
    case 'never':
      return null
    case 'daily':
      return { ...plan, repeats: 'daily', every: 1, if_missed: 'moves_on' }
    case 'weekdays':
      return { ...waits, repeats: 'weekly', every: 1, weekdays }
    case 'weeks':
      return { ...waits, repeats: 'weekly', every: 2, weekdays }
    case 'monthly':
      return { ...waits, repeats: 'monthly_day', every: 1, month_day: civilFromDays(day).date }
    case 'after_done':
      return { ...waits, repeats: 'after_done', every: 7 }
  }
}
