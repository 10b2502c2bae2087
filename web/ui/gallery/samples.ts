/** Invented contents for the gallery. */
import { Pencil, Trash2 } from 'lucide-react'
import type { MenuAction } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export const editOrDelete: readonly MenuAction[] = [
  { label: 'Edit', icon: Pencil, onSelect: () => showToast({ title: 'Edit chosen' }) },
  {
    label: 'Delete',
    icon: Trash2,
    tone: 'danger',
    onSelect: () => showToast({ title: 'Delete chosen' }),
  },
]
