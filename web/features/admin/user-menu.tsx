/** The menu of an account in a list. */
import { KeyRound, LogOut, Pencil, Shield, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Member } from '#domain/admin/admin-api.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Menu } from '#web/ui/menu.tsx'
import { useAdminAddress } from './admin-address.ts'
import { adminTexts } from './texts.ts'

const texts = adminTexts.list

export function UserMenu({ member: { id, name, role, is_made } }: { readonly member: Member }) {
  const overlay = useOverlayAddress()
  const navigate = useNavigate()
  const { detailsOf } = useAdminAddress()
  const makeAdmin = {
    label: texts.makeAdmin,
    icon: Shield,
    onSelect: () => overlay.open('make-admin', id),
  }
  const resetLink = {
    label: texts.resetLink,
    icon: KeyRound,
    onSelect: () => overlay.open('reset-link', id),
  }
  return (
    <Menu
      label={texts.menu(name)}
      actions={[
        { label: texts.view, icon: UserRound, onSelect: () => void navigate(detailsOf(id)) },
        { label: texts.edit, icon: Pencil, onSelect: () => overlay.open('edit', id) },
        ...(role === 'admin' || is_made ? [] : [makeAdmin]),
        ...(is_made ? [] : [resetLink]),
        { label: texts.endSessions, icon: LogOut, onSelect: () => overlay.open('sign-out', id) },
      ]}
    />
  )
}
