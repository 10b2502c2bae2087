/** Props of the dialogs about an account. */
import type { Member } from '#domain/admin/admin-api.ts'

export type MemberDialogProps = {
  readonly member: Member
  readonly open: boolean
  readonly onClose: () => void
  /** The details shown of the account are out of date. */
  readonly onChanged: () => void
}
