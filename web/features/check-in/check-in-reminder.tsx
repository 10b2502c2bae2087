/** A line that reminds of the monthly check-in at the start of a month, until it is answered (S3). */
import { MessagesSquare } from 'lucide-react'
import { styled } from 'styled-components'
import { localMonth } from '#domain/calendar.ts'
import { isMonthStart, checkInMonth } from '#domain/check-ins/check-in-month.ts'
import { hasFeature } from '#domain/plan-features.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { reminderTexts } from './reminder-texts.ts'

export type CheckInReminderProps = {
  readonly household: Household
  readonly at: string
}

export function CheckInReminder({ household, at }: CheckInReminderProps) {
  const { plan, me, partners, timeZone } = household
  if (!isMonthStart(at, timeZone) || me.is_child || !hasFeature(plan, 'consultation')) return null
  const month = checkInMonth(at, timeZone)
  const adults = partners.filter(({ is_child }) => !is_child)
  return <Reminders me={me} timeZone={timeZone} adults={adults} month={month} />
}

type RemindersProps = Pick<Household, 'me' | 'timeZone'> & {
  readonly adults: readonly User[]
  readonly month: string
}

/** None about a month before the person joined: there is no check-in about it. */
function Reminders({ me, timeZone, adults, month }: RemindersProps) {
  const answered = useLive(
    async ({ accounts, check_ins }) => {
      const account = await accounts.get(me.id)
      if (!account || month < localMonth(account.created_at, timeZone)) return null
      const own = await check_ins.where({ user_id: me.id }).toArray()
      return new Set(own.flatMap((each) => (each.month === month ? each.partner_id : [])))
    },
    [me.id, timeZone, month],
  )
  if (!answered) return null
  return adults
    .filter(({ id }) => !answered.has(id))
    .map((partner) => (
      <Line key={partner.id}>
        <InfoLine icon={MessagesSquare}>
          <Sentence name={firstName(partner)}>{reminderTexts.line(firstName(partner))}</Sentence>{' '}
          <TextLink to={`/check-in?with=${partner.id}&month=${month}`}>
            {reminderTexts.open}
          </TextLink>
        </InfoLine>
      </Line>
    ))
}

const Line = styled.div`
  margin-top: ${theme.space(3)};
`
