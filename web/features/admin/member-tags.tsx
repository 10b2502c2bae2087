/** The role and the plan of an account, as tags. */
import { ShieldCheck } from 'lucide-react'
import type { Plan, Role } from '#domain/users/user.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { adminTexts } from './texts.ts'

export function AdminTag({ role }: { readonly role: Role }) {
  return role === 'admin' ? (
    <Tag tone="ok" icon={ShieldCheck}>
      {adminTexts.roles.admin}
    </Tag>
  ) : null
}

const tones: Record<Plan, TagTone> = { free: 'plain', pro: 'partner', ultimate: 'reward' }

export function PlanTag({ plan }: { readonly plan: Plan }) {
  return <Tag tone={tones[plan]}>{adminTexts.plans[plan]}</Tag>
}
